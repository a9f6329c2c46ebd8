import { hash, LANGUAGES, missingWords, say } from '@cantina/engine';
import { seeded, Stream } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { content, load, type State } from './index.ts';

const rules = load(content);

/** Plays at random to the end and tells how many decisions it took. */
function play(seed: number, seats: number, options: unknown): { state: State; decisions: number } {
  const random = new Stream(seeded(`play ${seed}`));
  const state = rules.setup(options, seats, seeded(seed));
  const cards = rules.census(state);
  let decisions = 0;
  for (; rules.outcome(state) === undefined; decisions++) {
    const actors = rules.actors(state);
    const seat = actors[random.below(actors.length)] ?? 0;
    const legal = rules.legal(state, seat);
    rules.apply(state, seat, legal[random.below(legal.length)] ?? { do: '', what: null });
    expect(rules.census(state)).toEqual(cards);
  }
  return { state, decisions };
}

describe('a whole game', () => {
  it.each([2, 3, 4])('of %i players always ends, with every card still there', (seats) => {
    for (let seed = 0; seed < 12; seed++) {
      const { state, decisions } = play(seed, seats, {
        rounds: 3 + (seed % 3),
        cat: seed % 2 === 0 ? 'wild' : 'calm',
      });
      expect(decisions).toBeLessThan(300);
      expect(hash(JSON.parse(JSON.stringify(state)))).toBe(hash(state));
      const results = rules.outcome(state)?.seats ?? [];
      expect(results.filter((result) => result === 'won').length).toBe(results.includes('drawn') ? 0 : 1);
    }
  });

  it('ends at once when somebody concedes, who has then lost', () => {
    const state = rules.setup({}, 3, seeded(3));
    state.coins = [9, 5, 4];
    rules.concede(state, 0);
    expect(rules.outcome(state)?.seats).toEqual(['lost', 'won', 'lost']);
  });
});

describe('words', () => {
  it('are there in every language', () => {
    expect(missingWords(rules.wording)).toEqual([]);
  });

  it('cover every card, room and habit of the cat', () => {
    const keys = [
      ...content.cards.map(({ id }) => id),
      ...content.rooms.map(({ id }) => `room:${id}`),
      'cat',
      'house',
    ];
    for (const key of keys) {
      for (const { text } of rules.cardText(key)) {
        for (const language of LANGUAGES)
          expect(say(rules.wording, language, text)).not.toMatch(/⟦|undefined/);
      }
    }
  });
});

describe('another content', () => {
  it('is refused with what and where', () => {
    const broken = { ...content, entrance: 'attic' };
    expect(() => load(broken)).toThrow(/CORE-CONTENT.*entrance/);
    const unknown = content.rooms.map((room) => ({ ...room, search: { do: 'fly' } }));
    expect(() => load({ ...content, rooms: unknown })).toThrow(/known verb/);
  });
});
