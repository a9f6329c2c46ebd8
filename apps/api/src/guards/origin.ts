import type { Context } from 'hono';
import { Problem } from '../problem.ts';

export interface OriginRule {
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
}

/**
 * Pages of other sites neither write here nor open live lines. Browsers say where a request comes from; programs need not,
 * but then they have no cookie either.
 */
export function checkOrigin(c: Context, { origins, trustProxy }: OriginRule): void {
  const origin = c.req.header('origin');
  if (origin !== undefined) {
    if (!origins.includes(origin) && hostOf(origin) !== ownHost(c, trustProxy))
      throw new Problem('bad-origin');
    return;
  }
  const site = c.req.header('sec-fetch-site');
  const same = site === 'same-origin' || site === 'none';
  if (site === undefined ? c.req.header('cookie') !== undefined : !same) throw new Problem('bad-origin');
}

function ownHost(c: Context, trustProxy: boolean): string | undefined {
  return (trustProxy ? c.req.header('x-forwarded-host') : undefined) ?? c.req.header('host');
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/** Did it come over a line nobody else can read? */
export function isSecure(c: Context, trustProxy: boolean): boolean {
  return trustProxy && c.req.header('x-forwarded-proto') === 'https';
}
