import { pick, type Random } from '@cantina/random';
import { BROKEN, encoded, hostileValue, hostileWord, STEPS } from './values.ts';
import { spoilt, withStranger } from './bodies.ts';
import { allRoutes, otherPaths, questions, type Route } from './routes.ts';
import type { HttpShot, Range } from './shots.ts';
import type { Victim } from './victims.ts';

/** Requests that must all be refused, or show no more than anybody may see. */

const JSON_TYPE = { 'content-type': 'application/json' };

/** Somebody who may do nothing here: nobody, a stranger, a forger, a thief of half a token. */
export function disguise(
  random: Random,
  { mallory, victims, host }: Range,
): Readonly<Record<string, string>> {
  const real = pick(random, pick(random, victims).seats).owner.token;
  const [secret = '', seal = ''] = real.split('.');
  const other = mallory.token.split('.')[1] ?? '';
  const forged = pick(random, [
    real.slice(0, -1),
    real.slice(1),
    `${real}x`,
    `${secret}.${other}`,
    `${secret}.`,
    secret,
    `.${seal}`,
    `${secret}.${'A'.repeat(seal.length)}`,
    `${secret.toLowerCase()}.${seal}`,
    '',
    'null',
    'x'.repeat(5_000),
    encoded(hostileWord(random)),
  ]);
  const origin = { origin: `http://${host}` };
  switch (random.below(7)) {
    case 0:
      return {};
    case 1:
      return { authorization: `Bearer ${forged}` };
    case 2:
      return { authorization: forged };
    case 3:
      return { cookie: `cantina=${forged}`, ...origin };
    case 4:
      return { cookie: `cantina=${forged}; cantina=${mallory.token}; ${'a=b; '.repeat(50)}`, ...origin };
    default:
      return { authorization: `Bearer ${mallory.token}` };
  }
}

/** A page of another site, in the browser of somebody who has a seat here. */
export function otherSite(random: Random, token: string): Readonly<Record<string, string>> {
  const cookie = `cantina=${token}`;
  return pick(random, [
    { cookie, origin: 'https://evil.example' },
    { cookie, origin: 'null' },
    { cookie, origin: '' },
    { cookie, origin: 'http://127.0.0.1' },
    { cookie, origin: 'http://127.0.0.1:1/..//' },
    { cookie, origin: hostileWord(random).replace(/[^\x20-\x7e]/g, '?') },
    { cookie, 'sec-fetch-site': 'cross-site' },
    { cookie, 'sec-fetch-site': 'same-site' },
    { cookie },
  ]);
}

/** The path of a route at a victim's match, with its parameters filled in. */
function pathOf(random: Random, { path }: Route, { match, ruleset, seats }: Victim): string {
  const parts: Readonly<Record<string, string>> = {
    match,
    ruleset,
    seat: String(pick(random, [0, 1, 2, seats.length, 20])),
    link: match,
    hash: '0'.repeat(32),
    lang: pick(random, ['en', 'de', 'ru']),
  };
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => parts[name] ?? name);
}

function questionsBy(random: Random): string {
  const asked = Array.from({ length: 1 + random.below(3) }, () => {
    const value = random.below(3) === 0 ? hostileWord(random) : hostileValue(random).slice(0, 2_000);
    return `${pick(random, questions)}=${encoded(value)}`;
  });
  return `?${asked.join('&')}`;
}

/** Something wrong in the body of any route. */
export function wrongBody(random: Random, range: Range): HttpShot {
  const route = pick(random, allRoutes);
  const path = pathOf(random, route, pick(random, range.victims));
  const body = route.body && (random.below(8) === 0 ? pick(random, BROKEN) : spoilt(random, route.body));
  const asks = random.below(4) === 0 ? questionsBy(random) : '';
  const headers = { ...disguise(random, range), ...(body !== undefined && JSON_TYPE) };
  return {
    kind: 'http',
    method: route.method,
    path: path + asks,
    headers,
    ...(body !== undefined && { body }),
  };
}

/** Requests in good form by somebody who may not. */
export function notTheirs(random: Random, range: Range): HttpShot {
  const victim = pick(random, range.victims);
  const { seat, decision, legal } = pick(random, victim.seats);
  const route = pick(
    random,
    allRoutes.filter(({ path, body }) => path.includes('{match}') && body !== undefined),
  );
  const actions = legal.length > 0 ? [pick(random, legal)] : [];
  const own = { seat, decision, actions };
  const body = { ...Object.fromEntries(Object.entries(own).filter(([key]) => key in (route.body ?? {}))) };
  return {
    kind: 'http',
    method: route.method,
    path: pathOf(random, route, victim),
    headers: { ...disguise(random, range), ...JSON_TYPE },
    body: JSON.stringify({ ...route.body, ...body }),
  };
}

/** By the owners themselves: too late, for another's seat, with nonsense, from another site, too much. */
export function byOwners(random: Random, { victims, bodyBytes }: Range): HttpShot {
  const victim = pick(random, victims);
  const { seat, owner, decision, legal } = pick(random, victim.seats);
  const others = [...victim.seats.filter((held) => held.owner !== owner).map((held) => held.seat), 19];
  const action = legal.length > 0 ? pick(random, legal) : { do: 'play', what: 0 };
  const act = { seat, decision, actions: [action] };
  const post = (deed: string, body: string, headers = {}): HttpShot => ({
    kind: 'http',
    method: 'POST',
    path: `/api/matches/${victim.match}${deed}`,
    headers: { authorization: `Bearer ${owner.token}`, ...JSON_TYPE, ...headers },
    body,
  });
  const deeds = ['/acts', '/undo', '/redo', '/concede', '/start', `/seats/${seat}`, `/seats/${seat}/leave`];
  const deed = pick(random, deeds);
  const good: object = deed === '/acts' ? act : ['/undo', '/redo', '/concede'].includes(deed) ? { seat } : {};
  switch (random.below(8)) {
    case 0: {
      const late = pick(random, [decision - 1, decision + 1, decision + 1000, -1, 2 ** 40]);
      return post('/acts', JSON.stringify({ ...act, decision: late }));
    }
    case 1:
      return post('/acts', JSON.stringify({ ...act, seat: pick(random, others) }));
    case 2:
      // What is no move at all cannot be a legal one by chance.
      return post('/acts', `{"seat":${seat},"decision":${decision},"actions":[${nonsense(random)}]}`);
    case 3:
      return post('/explain', `{"seat":${seat},"action":${hostileValue(random)}}`);
    case 4:
      return post(deed, withStranger(random, good));
    case 5: {
      const headers = { ...JSON_TYPE, ...otherSite(random, owner.token) };
      return { ...post(deed, JSON.stringify(good)), headers };
    }
    case 6:
      return post(deed, JSON.stringify(good), {
        'content-type': pick(random, [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'x',
        ]),
      });
    default:
      return post(deed, JSON.stringify(good) + ' '.repeat(bodyBytes));
  }
}

const nonsense = (random: Random): string =>
  pick(random, [
    `{"do":${JSON.stringify(`no-${hostileWord(random)}`)},"what":${hostileValue(random)}}`,
    `{"do":${hostileValue(random)}}`,
    `{"what":${hostileValue(random)}}`,
    `[${hostileValue(random)}]`,
  ]);

/** Where nothing is, said in many ways. */
export function strayPath(random: Random, range: Range): HttpShot {
  const { path } = pick(random, allRoutes);
  const steps = (random.below(3) === 0 ? pick(random, otherPaths) : path).split('/');
  const at = 1 + random.below(steps.length);
  steps.splice(at, random.below(2), pick(random, STEPS));
  return {
    kind: 'http',
    method: pick(random, [
      'GET',
      'GET',
      'POST',
      'DELETE',
      'PUT',
      'PATCH',
      'OPTIONS',
      'HEAD',
      'TRACE',
      'PROPFIND',
    ]),
    path: `/${steps.slice(1).join('/')}${random.below(3) === 0 ? questionsBy(random) : ''}`,
    headers: disguise(random, range),
  };
}
