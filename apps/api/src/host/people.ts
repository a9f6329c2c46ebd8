import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Owner } from '@cantina/match';

const SECRET_BYTES = 24;
const TAG_BYTES = 16;
/** Tokens whose seal need not be looked at again. */
const MOST_KNOWN = 10_000;
const TOKEN = /^([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{22})$/;

/**
 * Who somebody is: whoever holds a token issued here. Nothing of it is stored; a person is known by the hash of the secret in
 * their token, and a made-up token fails by its seal.
 */
export class People {
  readonly #key: Uint8Array;
  /** Those who were here before, the first of them first. */
  readonly #known = new Map<string, Owner>();

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  issue(): string {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    return `${secret}.${this.#seal(secret)}`;
  }

  /** The person behind a token; `undefined` if it was not issued here. */
  ownerOf(token: string): Owner | undefined {
    const known = this.#known.get(token);
    if (known !== undefined) return known;
    const owner = this.#examine(token);
    if (owner !== undefined) this.#remember(token, owner);
    return owner;
  }

  #examine(token: string): Owner | undefined {
    const [, secret, tag] = TOKEN.exec(token) ?? [];
    if (secret === undefined || tag === undefined) return undefined;
    if (!timingSafeEqual(Buffer.from(tag), Buffer.from(this.#seal(secret)))) return undefined;
    return `p-${createHash('sha256').update(secret).digest('base64url').slice(0, 32)}`;
  }

  #remember(token: string, owner: Owner): void {
    const [oldest] = this.#known.size < MOST_KNOWN ? [] : this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(token, owner);
  }

  #seal(secret: string): string {
    const seal = createHmac('sha256', this.#key).update(secret).digest().subarray(0, TAG_BYTES);
    return seal.toString('base64url');
  }
}
