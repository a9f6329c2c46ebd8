import { describe, expect, it } from 'vitest';
import { attackWith, use } from '../test/acts.ts';
import { cardNumber, pieceId, type GameSituation } from '../test/situation.ts';
import { table, type GameTest } from '../test/table.ts';
import { content, load } from './index.ts';
import { EMPIRE, REBELS } from './state.ts';

const ruleset = load(content);
const worth = (t: GameTest, seat = EMPIRE): number => ruleset.evaluate(t.state, seat);

/** How much better the Empire stands after this than before. */
function gain(told: GameSituation, act: (t: GameTest) => void): number {
  const t = table({ row: ROW, ...told });
  const before = worth(t);
  act(t);
  return worth(t) - before;
}

const ROW = ['at-st', 'x-wing', 'bossk', 'tie-fighter', 'chewbacca', 'hwk-290'];
const NO_HAND = { hand: [] };
const endTurn = (t: GameTest): void => t.do('endTurn');

describe('how good the table looks', () => {
  it('is a victory at its best, whoever wins', () => {
    const t = table({
      empire: { units: ['at-at'], victory: ['mon-cala', 'hoth'] },
      rebel: { base: 'yavin-4', damage: 12 },
    });
    expect(Math.abs(worth(t))).toBeLessThan(500);
    attackWith(t, 'base', 'at-at');
    expect(worth(t)).toBe(1000);
    expect(worth(t, REBELS)).toBe(-1000);
  });

  it('gets better with every step of an attack, and worse when the turn ends before it', () => {
    const told = { empire: { ...NO_HAND, units: ['at-at', 'stormtrooper'] } };
    let last = gain(told, (t) => t.do('attack', 'base'));
    expect(last).toBeGreaterThan(0);
    for (const joined of [['at-at'], ['at-at', 'stormtrooper']]) {
      const next = gain(told, (t) => {
        t.do('attack', 'base');
        for (const id of joined) t.do('join', pieceId(t.state, id));
      });
      expect(next).toBeGreaterThan(last);
      last = next;
    }
    expect(gain(told, (t) => attackWith(t, 'base', 'at-at', 'stormtrooper'))).toBeGreaterThan(last);
    expect(gain(told, endTurn)).toBeLessThan(-5);
  });

  it('gets better with every card played and with a good purchase, and worse when resources are lost', () => {
    expect(
      gain({ empire: { hand: ['imperial-shuttle'] } }, (t) => t.do('play', cardNumber('imperial-shuttle'))),
    ).toBeGreaterThan(0);
    const rich = { empire: { ...NO_HAND, pool: 4 } };
    expect(gain(rich, (t) => t.do('buy', 0))).toBeGreaterThan(0);
    expect(gain(rich, endTurn)).toBeLessThan(-2);
  });

  it('prefers a strong card to a weak one, and no card to one that thins the deck', () => {
    const rich = { empire: { ...NO_HAND, pool: 4 } };
    expect(gain(rich, (t) => t.do('buy', 0))).toBeGreaterThan(gain(rich, (t) => t.do('buy', 3)));
    const strong = { deck: ['at-at', 'at-at', 'darth-vader'], discard: ['at-st', 'boba-fett'] };
    expect(gain({ empire: { ...NO_HAND, ...strong, pool: 2 } }, (t) => t.do('buy', 'pilot'))).toBeLessThan(0);
  });

  it('does not hunt where the base could be hit harder, but hunts when the base has fallen', () => {
    const hunters = { ...NO_HAND, units: ['bossk', 'dengar'] };
    const standing = { empire: hunters, rebel: { base: 'hoth', damage: 8 } };
    expect(gain(standing, (t) => t.do('attack', 'base'))).toBeGreaterThan(
      gain(standing, (t) => t.do('attack', 1)),
    );
    expect(gain({ empire: hunters, rebel: { base: null } }, (t) => t.do('attack', 1))).toBeGreaterThan(0);
  });

  it('keeps a bomb until it has attacked', () => {
    const strong = { deck: ['luke-skywalker', 'chewbacca', 'b-wing'], discard: ['jyn-erso', 'x-wing'] };
    const told: GameSituation = {
      turn: 'rebel',
      row: ROW,
      rebel: { ...NO_HAND, ...strong, units: ['y-wing'] },
    };
    const [at, then] = [table(told), table(told)];
    attackWith(then, 'base', 'y-wing');
    const attacked = worth(then, REBELS);
    expect(attacked).toBeGreaterThan(worth(at, REBELS));
    use(then, 'y-wing');
    expect(worth(then, REBELS)).toBeGreaterThan(attacked);
    use(at, 'y-wing');
    expect(worth(at, REBELS)).toBeLessThan(worth(then, REBELS));
  });
});
