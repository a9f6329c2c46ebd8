import type { Load, Meta } from '@cantina/engine';

/** A ruleset as the registry knows it: how to fetch its metadata, and how to fetch everything else. */
export interface Entry {
  readonly meta: () => Promise<{ readonly meta: Meta }>;
  readonly rules: () => Promise<{ readonly load: Load; readonly content: unknown }>;
}

/** Every ruleset by id. A test proves that each folder with a `meta.ts` stands here. */
export const entries: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  [
    'deckbuilding',
    {
      meta: () => import('@cantina/deckbuilding/meta'),
      rules: () => import('@cantina/deckbuilding'),
    },
  ],
  [
    'smugglers',
    {
      meta: () => import('@cantina/smugglers/meta'),
      rules: () => import('@cantina/smugglers'),
    },
  ],
  [
    'noughts',
    {
      meta: () => import('@cantina/samples/noughts/meta'),
      rules: () => import('@cantina/samples/noughts'),
    },
  ],
  [
    'cellar',
    {
      meta: () => import('@cantina/samples/cellar/meta'),
      rules: () => import('@cantina/samples/cellar'),
    },
  ],
]);
