/** Where a generator starts: from a seed anybody may repeat, or from a secret nobody can guess. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, createView, utf8ToBytes } from '@noble/hashes/utils.js';
import { next, type RandomState } from './sfc32.ts';

/** Rounds of mixing after a number seed, as PractRand does it. */
const WARM_UP = 12;

/** Keep the two uses of the hash apart: no text seed ever equals a secret's stream. */
const FROM_TEXT = utf8ToBytes('seed\0');
const FROM_SECRET = utf8ToBytes('rekey\0');

/**
 * A start that is the same for the same seed. A whole number is taken as the 64-bit seed of PractRand's sfc32,
 * so the stream can be compared with other implementations; a text is hashed.
 */
export function seeded(seed: number | string): RandomState {
  if (typeof seed === 'string') return fromHash(concatBytes(FROM_TEXT, utf8ToBytes(seed)));
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed is a text or a whole number, not ${seed}`);
  const state = [0, seed | 0, Math.floor(seed / 0x1_0000_0000) | 0, 1];
  for (let round = 0; round < WARM_UP; round++) next(state);
  return state;
}

/**
 * A start from a secret and a running number: repeatable for whoever knows the secret, and unpredictable from
 * all earlier starts for whoever does not.
 */
export function rekey(secret: string, seq: number): RandomState {
  if (!Number.isSafeInteger(seq) || seq < 0)
    throw new RangeError(`seq is a whole number from 0 on, not ${seq}`);
  const number = new Uint8Array(8);
  createView(number).setBigUint64(0, BigInt(seq));
  return fromHash(concatBytes(FROM_SECRET, number, utf8ToBytes(secret)));
}

function fromHash(message: Uint8Array): RandomState {
  const digest = createView(sha256(message));
  return [digest.getInt32(0), digest.getInt32(4), digest.getInt32(8), digest.getInt32(12)];
}
