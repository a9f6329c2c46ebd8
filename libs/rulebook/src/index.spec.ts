import { describe, expect, it, vi } from 'vitest';
import { GAMES } from './games.ts';
import { termSchema } from './schema.ts';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('./data/deckbuilding.ts', async (original) => {
  loaded.push('deckbuilding');
  return original();
});
vi.mock('./data/outer-rim.ts', async (original) => {
  loaded.push('outer-rim');
  return original();
});

describe('the rulebook package', () => {
  it('gives CORE without loading a game, and a game without loading another', async () => {
    const { CORE, core, rulebook } = await import('./index.ts');
    expect(core('CORE-OVER')?.text.en).toBe('the match is over');
    expect(CORE.length).toBeGreaterThan(0);
    expect(loaded).toEqual([]);
    const { lines, line } = await rulebook('deckbuilding');
    expect(loaded).toEqual(['deckbuilding']);
    expect(line(lines[0]?.id ?? '')).toBe(lines[0]);
    expect(await rulebook('deckbuilding')).toBe(await rulebook('deckbuilding'));
  });

  it('has the sample rules', async () => {
    const { rulebook } = await import('./index.ts');
    const { lines } = await rulebook('sample');
    expect(lines.every((line) => line.kind === 'ORIGINAL')).toBe(true);
    expect(lines.map((line) => line.id)).toEqual(
      expect.arrayContaining(['NX-TURN-01', 'NX-PLACE-01', 'NX-WIN-01', 'NX-DRAW-01']),
    );
  });

  it.each(GAMES)('%s has a glossary', async (game) => {
    const { glossary } = await import('./index.ts');
    const terms = await glossary(game);
    expect(terms.length).toBeGreaterThan(70);
    for (const term of terms) {
      expect(termSchema.safeParse(term).error?.issues, term.en).toBeUndefined();
      if (term.partOf !== undefined) expect(terms.map(({ en }) => en)).toContain(term.partOf);
    }
  });
});

describe('CORE', () => {
  it('says each refusal once, in three languages', async () => {
    const { CORE, core } = await import('./index.ts');
    expect(new Set(CORE.map(({ id }) => id)).size).toBe(CORE.length);
    for (const { id, text } of CORE) {
      expect(id).toMatch(/^CORE(-[A-Z]+)+$/);
      expect(text.ru, id).toMatch(/^[а-яё ;,]+$/u);
      expect(text.de, id).toMatch(/^[A-Za-zäöüßÄÖÜ ;,]+$/u);
      expect(new Set([text.en, text.de, text.ru]).size).toBe(3);
    }
    expect(core('CORE-UNHEARD-OF')).toBeUndefined();
  });
});
