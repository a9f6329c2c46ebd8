import type { Viewer } from '@cantina/engine';
import type { Matches } from '@cantina/match';
import type { Host } from '../../../src/host/host.ts';
import { Rooms } from '../../../src/live/rooms.ts';
import type { Fetch } from './desk.ts';
import type { House } from './house.ts';
import type { Channel } from './judge.ts';
import type { Notes } from './notes.ts';

/** Hosts that tell too much by one channel, to see that it is noticed. */

/** What is told too much of a match to a viewer; `undefined` where there is nothing to tell yet. */
export type Secret = (notes: Notes, viewer: Viewer) => string | number | undefined;

export interface Plant {
  readonly channel: Channel;
  readonly secret: Secret;
}

const seatsOf = ({ state }: Notes): readonly Viewer[] => [...new Array<unknown>(state?.seats ?? 0).keys()];

/** A card that lies where nobody at all can see it. */
export const hiddenCard: Secret = (notes) => {
  const { ledger, pack } = notes;
  const hidden = ledger.hiddenFrom('spectator', ledger.version);
  const card = hidden.find((one) =>
    seatsOf(notes).every((seat) => !ledger.couldSee(seat, one, ledger.version)),
  );
  return card === undefined ? undefined : pack.nameOf(card);
};

/** A card that somebody else has seen. */
export const othersCard: Secret = (notes, viewer) => {
  const { ledger } = notes;
  const hidden = ledger.hiddenFrom(viewer, ledger.version);
  return hidden.find((card) => seatsOf(notes).some((seat) => ledger.couldSee(seat, card, ledger.version)));
};

/** What the chance of the match comes from, before its end. */
export const matchSecret: Secret = ({ sealed, over }) => (over ? undefined : sealed[0]);

export const nonceOfASeat: Secret = ({ sealed, over }) => (over ? undefined : sealed.at(-1));

export const generator: Secret = ({ state }) => state?.random.find((word) => Math.abs(word) > 1e6);

export const owner: Secret = ({ createdBy }) => createdBy;

const channels: readonly (readonly [Channel, RegExp])[] = [
  ['page', /^GET \/api\/matches\/[^/]+$/],
  ['log', /^GET \/api\/matches\/[^/]+\/log$/],
  ['act', /^POST \/api\/matches\/[^/]+\/acts$/],
  ['explain', /^POST \/api\/matches\/[^/]+\/explain$/],
  ['hint', /^POST \/api\/matches\/[^/]+\/hint$/],
  ['chat', /^GET \/api\/matches\/[^/]+\/chat$/],
  ['list', /^GET \/api\/matches\/[^/]+\/links$/],
  ['seats', /^POST \/api\/matches\/[^/]+\/undo$/],
];

/** The app, except that its answers on one channel carry something they should not. */
export function leaking(fetch: Fetch, house: House, { channel, secret }: Plant): Fetch {
  return async (request) => {
    const response = await fetch(request);
    const { pathname } = new URL(request.url);
    const [, match] = /^\/api\/matches\/([^/]+)/.exec(pathname) ?? [];
    const route = channels.find(([, form]) => form.test(`${request.method} ${pathname}`))?.[0];
    const told = response.ok ? route : 'problem';
    if (match === undefined || told !== channel) return response;
    const body = (await response.json()) as { readonly seat?: number | null };
    const extra = secret(house.notesOf(match), body.seat ?? 'spectator');
    return Response.json(extra === undefined ? body : within(body, channel, extra), response);
  };
}

/** Not at the top, where nobody would put it. */
function within(body: object, channel: Channel, extra: string | number): object {
  if (channel !== 'log') return { ...body, hint: { about: [extra] } };
  const { lines } = body as { lines: readonly object[] };
  return { lines: lines.map((line, at) => (at === lines.length - 1 ? { ...line, hint: extra } : line)) };
}

/** The host, except that what comes by its live lines is made from a match library that tells too much. */
export function leakingLines(house: House, secret: Secret): Host {
  const { host } = house;
  const { matches, rules } = host;
  const survey: Matches['survey'] = async (match, viewer) => {
    const seen = await matches.survey(match, viewer);
    const extra = secret(house.notesOf(match), viewer);
    if (seen === undefined || extra === undefined) return seen;
    return { ...seen, sight: { ...seen.sight, view: { ...(seen.sight.view as object), hint: extra } } };
  };
  const broken = new Proxy(matches, {
    get(whole, name) {
      if (name === 'survey') return survey;
      const part: unknown = Reflect.get(whole, name, whole);
      return typeof part === 'function' ? (part.bind(whole) as unknown) : part;
    },
  });
  return { ...host, rooms: new Rooms(broken, rules) };
}
