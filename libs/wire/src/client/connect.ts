import { hc } from 'hono/client';
import type { Api } from '../api.ts';

export type Client = ReturnType<typeof connect>;

/** Requests to the host at this address, with the types of its routes. */
export function connect(address: string, options?: Parameters<typeof hc>[1]) {
  return hc<Api>(address, options).api;
}
