import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Lets no larger body in. */
export function limitSize(maxSize: number, onError: (c: Context) => Response): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError });
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('content-length');
    // Only a body of unknown length is counted as it comes: to touch it takes longer than all the rest of a request.
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return count(c, next);
    return Number(length) > maxSize ? Promise.resolve(onError(c)) : next();
  };
}
