import { digest } from '@cantina/engine';
import type { Secret } from './head.ts';

/**
 * Where the chance of a match comes from: a secret the host commits to first, and nonces the seats give afterwards, so
 * that neither side alone decides it.
 */

/** What the host publishes before anybody gives a nonce. */
export function commitmentTo({ secret, salt }: Secret): string {
  return digest(['commitment', salt, secret]);
}

/** What the generator is keyed from: the secret with everybody's nonce mixed in. */
export function mixed({ secret }: Secret, nonces: readonly string[]): string {
  return digest(['chance', secret, nonces]);
}

/** Seeds a bot's own chance; tells nothing of the table's. */
export function botSeed({ secret }: Secret, seq: number, seat: number): string {
  return digest(['bot', secret, seq, seat]);
}
