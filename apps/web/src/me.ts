/** What this browser keeps of the person in front of it, and chance that works on any page. */

const NAME = 'name';
const LONGEST_NAME = 32;

export const myName = (otherwise: string): string => localStorage.getItem(NAME) ?? otherwise;

/** The name in a form; remembered, if it is not the one that was offered. */
export function nameFrom(form: HTMLFormElement, otherwise: string): string {
  const field = form.elements.namedItem('name') as HTMLInputElement;
  const name = field.value.trim();
  if (name === '') return otherwise;
  if (name !== field.defaultValue) localStorage.setItem(NAME, name);
  return name;
}

/** Of one person at several seats. */
export function nameAt(name: string, nth: number): string {
  if (nth === 0) return name;
  const ending = ` ${nth + 1}`;
  return `${[...name].slice(0, LONGEST_NAME - ending.length).join('')}${ending}`;
}

/** The name, or the first of that kind that nobody has taken. */
export function freeName(name: string, taken: readonly (string | null)[]): string {
  for (let nth = 0; ; nth++) if (!taken.includes(nameAt(name, nth))) return nameAt(name, nth);
}

/** What nobody else will think of. Unlike `crypto.randomUUID`, it works without TLS too. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
