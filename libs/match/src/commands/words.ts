/** What people write about themselves, within bounds. */

const LONGEST_NAME = 32;
const COLOUR = /^[a-z0-9#-]{1,24}$/i;
const LONGEST_NONCE = 128;
/** Would not survive being written down. */
const HALF_CHARACTER = /\p{Cs}/u;
const LONGEST_KEY = 100;
const LONGEST_TEXT = 500;
/** Control, format (turning text around), private and unassigned characters, line breaks. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** The same but for what joins characters into one, which many scripts and pictures need. */
const UNSPEAKABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** At least one character that leaves a mark. */
const LEGIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name without space around it; `undefined` if it is none. */
export function tidyName(name: string): string | undefined {
  if (typeof name !== 'string' || name.length > 4 * LONGEST_NAME) return undefined;
  const tidy = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  const length = [...tidy].length;
  return length === 0 || length > LONGEST_NAME || UNPRINTABLE.test(tidy) ? undefined : tidy;
}

/** Something said, on one line; `undefined` if it cannot be. */
export function tidyText(text: string): string | undefined {
  if (typeof text !== 'string' || text.length > 4 * LONGEST_TEXT) return undefined;
  const tidy = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return !LEGIBLE.test(tidy) || [...tidy].length > LONGEST_TEXT || UNSPEAKABLE.test(tidy) ? undefined : tidy;
}

export const isColour = (colour: string): boolean => typeof colour === 'string' && COLOUR.test(colour);

export const isNonce = (nonce: string): boolean =>
  typeof nonce === 'string' && nonce.length <= LONGEST_NONCE && !HALF_CHARACTER.test(nonce);

export const isKey = (key: string): boolean =>
  typeof key === 'string' && key.length > 0 && key.length <= LONGEST_KEY;
