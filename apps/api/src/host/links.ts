import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Seat } from '@cantina/engine';
import type { Link, LinkStore, Owner } from '@cantina/match';

const SECRET_BYTES = 24;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** What a link is for. */
export type LinkPlan = { readonly kind: 'invite' } | { readonly kind: 'seat'; readonly seat: Seat };

/** Links with a secret that lets somebody sit down, or takes a seat along to another device; only hashes are kept. */
export class Links {
  readonly #store: LinkStore;
  readonly #now: () => number;

  constructor(store: LinkStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async make(match: string, by: Owner, plan: LinkPlan): Promise<Link & { readonly secret: string }> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const seat = plan.kind === 'seat' ? plan.seat : null;
    const link: Link = { id: randomUUID(), match, kind: plan.kind, seat, by, createdAt: this.#now() };
    await this.#store.add(link, hashOf(secret));
    return { ...link, secret };
  }

  /** The link this secret opens, if it is one of this match. */
  async find(match: string, secret: string): Promise<Link | undefined> {
    const link = await this.#store.find(hashOf(secret));
    return link?.match === match ? link : undefined;
  }

  async madeBy(match: string, by: Owner): Promise<readonly Link[]> {
    const links = await this.#store.of(match);
    return links.filter((link) => link.by === by);
  }

  /** False if this person made no such link. */
  async revoke(match: string, by: Owner, id: string): Promise<boolean> {
    const own = await this.madeBy(match, by);
    if (!own.some((link) => link.id === id)) return false;
    await this.#store.remove(id);
    return true;
  }

  /** A personal link has done its work. */
  used({ id, kind }: Link): Promise<void> {
    return kind === 'seat' ? this.#store.remove(id) : Promise.resolve();
  }
}
