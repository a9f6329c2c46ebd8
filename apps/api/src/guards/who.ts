import type { Owner } from '@cantina/match';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { People } from '../host/people.ts';
import { Problem } from '../problem.ts';
import { isSecure } from './origin.ts';

const COOKIE = 'cantina';
const YEAR_AND_A_BIT = 400 * 24 * 60 * 60;

/** Who asks, if we know them. */
export interface Asker {
  readonly Variables: { readonly person: Owner | null };
}

/** A token that was not issued here is told so; a cookie that was not is as good as none. */
export function recognize(people: People): MiddlewareHandler<Asker> {
  return async (c, next) => {
    const header = c.req.header('authorization');
    if (header !== undefined) {
      const owner = people.ownerOf(header.replace(/^Bearer /i, ''));
      if (owner === undefined) throw new Problem('bad-token', { where: 'header/authorization' });
      c.set('person', owner);
    } else {
      const cookie = getCookie(c, COOKIE);
      c.set('person', (cookie !== undefined && people.ownerOf(cookie)) || null);
    }
    await next();
  };
}

/** The person who asks; a browser that comes for the first time gets a cookie. */
export function personFor(c: Context<Asker>, people: People, trustProxy: boolean): Owner {
  const known = c.get('person');
  if (known !== null) return known;
  const token = people.issue();
  setCookie(c, COOKIE, token, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, trustProxy),
    path: '/api',
    maxAge: YEAR_AND_A_BIT,
  });
  const owner = people.ownerOf(token) as Owner;
  c.set('person', owner);
  return owner;
}
