import { LANGUAGES, missingWords, say } from '@cantina/engine';
import { describe, expect, it } from 'vitest';
import { attackWith } from '../test/acts.ts';
import { cardNumber, type GameSituation } from '../test/situation.ts';
import { table, type GameTest } from '../test/table.ts';
import { content, load } from './index.ts';
import { EMPIRE, REBELS } from './state.ts';

/** Why the table looks better or worse: the parts of the evaluation, by hand-made positions. */

const ruleset = load(content);
const ROW = ['at-st', 'x-wing', 'bossk', 'tie-fighter', 'chewbacca', 'hwk-290'];

/** By how much each part changes for the Empire, those that do. */
function changes(told: GameSituation, act: (t: GameTest) => void): Readonly<Record<string, number>> {
  const t = table({ row: ROW, ...told });
  const before = ruleset.reasons(t.state, EMPIRE);
  act(t);
  const after = ruleset.reasons(t.state, EMPIRE);
  const parts = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...parts].map((part) => [part, (after[part] ?? 0) - (before[part] ?? 0)] as const);
  return Object.fromEntries(changed.filter(([, by]) => Math.abs(by) > 1e-9));
}

const greatest = (parts: Readonly<Record<string, number>>): string | undefined =>
  Object.entries(parts).sort(([, one], [, other]) => other - one)[0]?.[0];

describe('what makes the table better', () => {
  it('is the deck after a purchase, paid for with what could be bought', () => {
    const by = changes({ empire: { hand: [], pool: 4 } }, (t) => t.do('buy', 0));
    expect(greatest(by)).toBe('deck');
    expect(by['purchases']).toBeLessThan(0);
    expect(Object.keys(by)).not.toContain('enemyBase');
  });

  it('is what can be bought after playing a card that brings resources', () => {
    const by = changes({ empire: { hand: ['imperial-shuttle'], pool: 3 } }, (t) =>
      t.do('play', cardNumber('imperial-shuttle')),
    );
    expect(greatest(by)).toBe('purchases');
    expect(by['unplayed']).toBeGreaterThan(0);
    expect(Object.keys(by).sort()).toEqual(['purchases', 'unplayed']);
  });

  it('is the damage after an attack on the base, or the ships that were in between', () => {
    const units = ['at-at', 'stormtrooper'];
    const strike = (t: GameTest): void => attackWith(t, 'base', ...units);
    const onBase = changes({ empire: { hand: [], units } }, strike);
    expect(greatest(onBase)).toBe('enemyBase');
    expect(onBase['attack']).toBeLessThan(0);
    expect(onBase['enemyShips']).toBeUndefined();
    const cruiser = { rebel: { ships: ['mon-calamari-cruiser'] } };
    const onShip = changes({ empire: { hand: [], units: ['stormtrooper'] }, ...cruiser }, (t) =>
      attackWith(t, 'base', 'stormtrooper'),
    );
    expect(greatest(onShip)).toBe('enemyShips');
    expect(onShip['enemyBase']).toBeUndefined();
  });

  it('is the victory and nothing else when the game is won, and the defeat for the other', () => {
    const t = table({
      empire: { units: ['at-at'], victory: ['mon-cala', 'hoth'] },
      rebel: { base: 'yavin-4', damage: 12 },
    });
    attackWith(t, 'base', 'at-at');
    expect(ruleset.reasons(t.state, EMPIRE)).toEqual({ won: 1000 });
    expect(ruleset.reasons(t.state, REBELS)).toEqual({ lost: -1000 });
  });
});

it('has words for every part, in every language different ones', () => {
  const t = table({ row: ROW });
  const parts = [...Object.keys(ruleset.reasons(t.state, EMPIRE)), 'won', 'lost'];
  expect(missingWords(ruleset.wording)).toEqual([]);
  for (const language of LANGUAGES) {
    const said = parts.map((part) => say(ruleset.wording, language, { key: `reason.${part}` }));
    expect(said.join()).not.toContain('⟦');
    expect(new Set(said).size).toBe(parts.length);
  }
});
