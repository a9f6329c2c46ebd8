/** Dice: plain data with any number of named faces, what a face is worth, and the pool they are rolled in. */

/** A fair die. A face name may come several times: three of eight faces `hit` make a hit three times as likely. */
export interface Die {
  readonly name: string;
  readonly faces: readonly string[];
}

/** The dice rolled together, in order; they need not be alike, and one die may be in the pool many times. */
export type Pool = readonly Die[];

/** What a face counts for, a whole number: as a table, where faces left out count nothing, or as a function. */
export type FaceValue = Readonly<Record<string, number>> | ((face: string) => number);

/** A die from its description. */
export function die(description: Die): Die {
  const { name, faces } = description;
  if (faces.length === 0) throw new RangeError(`die "${name}" has no faces`);
  return { name, faces: [...faces] };
}

/** A die with the numbers from 1 up on its faces. */
export function numbered(sides: number): Die {
  if (!Number.isInteger(sides) || sides < 1) throw new RangeError(`a die cannot have ${sides} sides`);
  return die({ name: `d${sides}`, faces: Array.from({ length: sides }, (_, face) => String(face + 1)) });
}

/** The ordinary die. */
export const d6 = numbered(6);

/** The value of a numbered face: the number on it. */
export const pips = (face: string): number => Number(face);

/** The pool of so many dice of one kind. */
export const dice = (count: number, kind: Die): Pool => Array.from({ length: count }, () => kind);

/** What one face is worth. */
export function valueOf(face: string, worth: FaceValue): number {
  const value = typeof worth === 'function' ? worth(face) : Object.hasOwn(worth, face) ? worth[face] : 0;
  if (!Number.isSafeInteger(value))
    throw new RangeError(`face "${face}" is worth ${value}, not a whole number`);
  return value as number;
}

/** The faces of a set are worth one each, all others nothing: what counting them means. */
export const oneFor =
  (faces: readonly string[]): FaceValue =>
  (face) =>
    faces.includes(face) ? 1 : 0;
