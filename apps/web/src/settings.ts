import type { Language } from '@cantina/engine';

/** What somebody likes: kept in this browser, the same in all its tabs, and told to whoever wants to know. */
export interface Settings {
  readonly theme: 'dark' | 'light' | 'auto';
  /** `null`: what the browser prefers. */
  readonly language: Language | null;
  /** How long motion takes: 1 is normal, 2 half the pace, 0 none at all. */
  readonly speed: 0 | 0.5 | 1 | 2;
  /** Tables as lists and headings instead of drawings. */
  readonly nonVisual: boolean;
  /** Where there is only one choice, it is made. */
  readonly playForced: boolean;
  /** The first turn was shown to them, or they did not want that. */
  readonly guided: boolean;
  /** Whether log and talk lie open beside the table; `null`: where there is room. */
  readonly panel: boolean | null;
}

const KEPT = 'settings';

/** Every value there is, the first being what nobody has to choose. */
const values: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['dark', 'light', 'auto'],
  language: [null, 'en', 'de', 'ru'],
  speed: [1, 0, 0.5, 2],
  nonVisual: [false, true],
  playForced: [false, true],
  guided: [false, true],
  panel: [null, true, false],
};

let current = read(localStorage.getItem(KEPT));
const listeners = new Set<(settings: Settings) => void>();

export const settings = (): Settings => current;

export function change(part: Partial<Settings>): void {
  current = { ...current, ...part };
  localStorage.setItem(KEPT, JSON.stringify(current));
  tell();
}

/** Calls back with each change from now on; the answer ends that. */
export function subscribe(listener: (settings: Settings) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What was kept, as far as it is still understood. */
export function read(kept: string | null): Settings {
  let found: Readonly<Record<string, unknown>> = {};
  try {
    found = Object(JSON.parse(kept ?? '{}')) as Record<string, unknown>;
  } catch {
    // Whatever it was, it was not written by us.
  }
  const known = Object.entries(values).map(([name, all]: [string, readonly unknown[]]) => [
    name,
    all.includes(found[name]) ? found[name] : all[0],
  ]);
  return Object.fromEntries(known) as Settings;
}

function tell(): void {
  for (const listener of listeners) listener(current);
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== KEPT) return;
  current = read(newValue);
  tell();
});
