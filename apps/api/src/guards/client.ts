import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Where a request comes from, as far as limits go: one address, or one network of the newer kind, is one client. */
export function clientOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ?? remoteOf(c);
  if (!isIPv6(address)) return address;
  return address.startsWith('::ffff:')
    ? address.slice('::ffff:'.length)
    : address.split(':').slice(0, 4).join(':');
}

function remoteOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Asked without a connection, as tests do.
    return 'unknown';
  }
}
