import { pick, type Random } from '@cantina/random';
import { hostileValue, hostileWord } from './values.ts';

/** A body that would do, spoilt at one place; as text, since not all that is sent could be had by `JSON.stringify`. */

type Path = readonly (string | number)[];

/** Every place of a value, the value itself first. */
function placesOf(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    placesOf(item).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
  );
  return [[], ...inner];
}

/** The text of a value in which something else stands at one place; `undefined` leaves the place out. */
function textWith(value: unknown, path: Path, other: string | undefined): string | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return other;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).flatMap(([key, item]) => {
    const isHere = key === String(step);
    const text = isHere ? textWith(item, rest, other) : JSON.stringify(item);
    if (text === undefined) return [];
    return Array.isArray(value) ? [text] : [`${JSON.stringify(key)}:${text}`];
  });
  return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

export function spoilt(random: Random, body: object): string {
  const path = pick(random, placesOf(body));
  if (random.below(8) === 0 && path.length > 0) return textWith(body, path, undefined) ?? '';
  if (random.below(6) === 0) return withStranger(random, body);
  return textWith(body, path, hostileValue(random)) ?? '';
}

/** With a part that nobody asked for: no form allows it. */
export function withStranger(random: Random, body: object): string {
  const name = pick(random, ['__proto__', 'constructor', 'admin', 'by', 'owner', hostileWord(random)]);
  // A name the form has would not be strange.
  const key = Object.hasOwn(body, name) ? 'stranger' : name;
  const inner = JSON.stringify(body).slice(1, -1);
  return `{${inner}${inner === '' ? '' : ','}${JSON.stringify(key)}:${hostileValue(random)}}`;
}
