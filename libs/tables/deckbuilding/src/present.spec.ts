import type { Seat } from '@cantina/engine';
import type { State } from '@cantina/deckbuilding';
import { describe, expect, it } from 'vitest';
import { pageOf, ruleset, walk } from '../test/games.ts';
import { allControls } from './enabled.ts';
import { present } from './present.ts';

const text = ({ action, label }: { action: unknown; label: unknown }) => JSON.stringify([action, label]);

const variants = [{}, { bases: 'whole-galaxy', payOff: true }, { bases: 'secret-bases', toWin: 2 }];

/** Kinds of moves that always belong to a card, pile or base. */
const atCards = new Set([
  'play',
  'buy',
  'payOff',
  'use',
  'join',
  'attack',
  'aim',
  'replace',
  'reveal',
  'keep',
  'fetch',
  'pick',
]);

describe('present', () => {
  it.each(variants)('gives every choice exactly one place, in real games with %o', (options) => {
    const asked = new Set<string>();
    let decisions = 0;
    for (let seed = 1; seed <= 6; seed++)
      walk(seed, options, (state, seat) => {
        decisions++;
        for (const eyes of [seat, 1 - seat]) {
          const page = pageOf(state, eyes);
          const model = present(page);
          expect(allControls(model).map(text).sort()).toEqual(
            page.choices.map(({ action, label }) => text({ action, label: label.text })).sort(),
          );
          for (const { action } of page.choices) asked.add(action.do);
          const stray = model.question.controls.filter(({ action }) => atCards.has(action.do));
          expect(stray.map(({ label }) => `${label} / ${model.question.text}`)).toEqual([]);
        }
      });
    expect(decisions).toBeGreaterThan(1000);
    for (const kind of ['play', 'buy', 'attack', 'join', 'strike', 'use', 'pick'])
      expect(asked).toContain(kind);
  });

  it('shows copies that are one choice as one stack', () => {
    walk(
      3,
      {},
      (state, seat) => {
        const { own, galaxy } = present(pageOf(state, seat));
        const side = state.sides[seat];
        expect(own.hand.cards.reduce((sum, { count }) => sum + count, 0)).toBe(side?.hand.cards.length);
        for (const stacks of [own.units, own.hand.cards, galaxy.row])
          for (const { controls } of stacks) {
            const kinds = controls.map(({ action }) => action.do);
            expect(new Set(kinds).size).toBe(kinds.length);
          }
      },
      300,
    );
  });

  it('tells the sum of an attack and what is needed', () => {
    let seen = 0;
    walk(5, {}, (state, seat) => {
      const model = present(pageOf(state, seat));
      const { attack } = model;
      if (state.attack === null) {
        expect(attack).toBeNull();
        return;
      }
      seen++;
      expect(attack?.attackers).toHaveLength(state.attack.with.length);
      const target = [
        ...model.galaxy.row.filter((one) => one.underAttack),
        ...(model.opponent.underAttack ? [0] : []),
      ];
      expect(target).toHaveLength(1);
    });
    expect(seen).toBeGreaterThan(20);
  });

  it('hides what a spectator may not know, and says who decides', () => {
    walk(
      2,
      {},
      (state) => {
        const { own, opponent, question } = present(pageOf(state, null));
        expect(
          [...own.hand.cards, ...opponent.hand.cards].every(({ controls }) => controls.length === 0),
        ).toBe(true);
        expect(question.you).toBe(false);
        expect(question.of).toBe(ruleset.actors(state)[0]);
      },
      60,
    );
  });

  it('says how it ended', () => {
    const end = (() => {
      for (let seed = 1; ; seed++) {
        const state = walk(seed, { toWin: 2 }, () => undefined, 6000);
        if (ruleset.outcome(state) !== undefined) return state;
      }
    })();
    const results = [0, 1].map((seat) => present(pageOf(end, seat)).outcome?.result).sort();
    expect(results).toEqual(['lost', 'won']);
    expect(present(pageOf(end, null)).outcome?.result).toBeNull();
  });

  it('words everything in three languages', () => {
    const pages: [State, Seat][] = [];
    walk(4, {}, (state, seat) => pages.push([ruleset.clone(state), seat]), 80);
    for (const language of ['de', 'ru'] as const)
      for (const [state, seat] of pages)
        expect(JSON.stringify(present(pageOf(state, seat, language)))).not.toContain('⟦');
  });
});
