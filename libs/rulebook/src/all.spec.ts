import { describe, expect, it } from 'vitest';
import { correctionSchema, findRule, gameOf, lineSchema, rulebookNow } from './all.ts';
import { corrections } from './data/deckbuilding.ts';
import { BOOKS, GAMES, type Game } from './games.ts';
import { isRequired, isRuling } from './line.ts';

/** What the printed books were found to say; the numbers only grow, as ids are never taken back. */
const counted: Readonly<
  Record<Game, { readonly required: number; readonly rulings: number; notes: number }>
> = {
  'outer-rim': { required: 661, rulings: 125, notes: 13 },
  deckbuilding: { required: 234, rulings: 69, notes: 2 },
  smugglers: { required: 260, rulings: 106, notes: 8 },
  mandalorian: { required: 303, rulings: 113, notes: 7 },
};

describe('the rulebooks', () => {
  it.each(BOOKS)('%s: every line has the right shape', (name) => {
    for (const line of rulebookNow(name).lines) {
      expect(lineSchema.safeParse(line).error?.issues, line.id).toBeUndefined();
    }
  });

  it.each(GAMES)('%s: no line is lost', (game) => {
    const { lines } = rulebookNow(game);
    const { required, rulings, notes } = counted[game];
    expect(lines.filter(isRequired).length).toBe(required);
    expect(lines.filter(isRuling).length).toBe(rulings);
    expect(lines.filter((line) => line.kind === 'NOTE').length).toBe(notes);
  });

  it.each(BOOKS)('%s: no text speaks of files or folders', (name) => {
    for (const line of rulebookNow(name).lines) {
      expect(`${line.topic} ${line.source} ${line.text}`, line.id).not.toMatch(
        /(^|\s|`)\.{0,2}\/\w|\.(txt|md|json|ts)\b/,
      );
    }
  });

  it('cross-references name lines that exist', () => {
    const known = (id: string) => findRule(id) !== undefined;
    const dangling: string[] = [];
    for (const name of BOOKS) {
      for (const line of rulebookNow(name).lines) {
        for (const id of line.text.match(/\b[A-Z]{2}-[A-Z]+-\d{2,3}\b/g) ?? []) {
          if (!known(id)) dangling.push(`${line.id} -> ${id}`);
        }
      }
    }
    expect(dangling).toEqual([]);
  });

  it('finds any line, and says whose it is', () => {
    expect(findRule('DB-GEN-01')).toMatchObject({ kind: 'RULE', source: 'L15-19', game: 'deckbuilding' });
    expect(gameOf('SG-CUSTOMS-06')).toBe('smugglers');
    expect(gameOf('NX-WIN-01')).toBe('sample');
    expect(gameOf('CORE-OVER')).toBe('core');
    expect(gameOf('DB-GEN-999')).toBeUndefined();
    expect(findRule('toString')).toBeUndefined();
  });

  it('a corrected line shows what it said and why it changed', () => {
    for (const correction of corrections) {
      expect(correctionSchema.safeParse(correction).success).toBe(true);
      const line = rulebookNow('deckbuilding').line(correction.id);
      expect(line?.text).toBe(correction.text);
      expect(line?.corrected?.because).toBe(correction.reason);
      expect(line?.corrected?.was).not.toBe(correction.text);
    }
  });
});

describe('the schema', () => {
  const good = {
    id: 'DB-BUY-04',
    game: 'deckbuilding',
    topic: 'DB-BUY',
    kind: 'RULE',
    source: '',
    text: 'A text.',
  };

  it.each([
    ['an id of another game', { id: 'OR-BUY-04' }],
    ['an id without a number', { id: 'DB-BUY' }],
    ['an unknown kind', { kind: 'MAYBE' }],
    ['an unknown game', { game: 'chess' }],
    ['an empty text', { text: '' }],
    ['space around the text', { text: ' A text.' }],
    ['a key it does not know', { page: 3 }],
  ])('refuses %s', (_, change) => {
    expect(lineSchema.safeParse(good).success).toBe(true);
    expect(lineSchema.safeParse({ ...good, ...change }).success).toBe(false);
  });
});
