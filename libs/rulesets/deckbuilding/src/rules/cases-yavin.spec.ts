import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { side, use } from '../../test/acts.ts';
import { cardNumber, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const TWO_CARDS: GameSituation = { empire: { base: 'endor', hand: ['at-at', 'stormtrooper'] } };

describe('Yavin IV', () => {
  rule(
    'DB-CASE-40',
    'every discard from the enemy hand in the Rebel turn, forced or chosen by chance, is one for Yavin IV',
    () => {
      const yavin = (force: number, ...units: readonly string[]): GameSituation => ({
        turn: 'rebel',
        force,
        rebel: {
          base: 'yavin-4',
          units,
          hand: ['rebel-trooper'],
          ships: [{ card: 'c-roc-cruiser', damage: 0 }],
          damage: 1,
        },
        empire: { base: 'endor', hand: ['at-at'], ships: ['star-destroyer'] },
      });
      const chosen = table(yavin(0, 'duros-spy'));
      use(chosen, 'duros-spy');
      chosen.do('choose', 0);
      chosen.do('pick', cardNumber('at-at'));
      chosen.do('accept');
      expect(side(chosen.state, 0).base?.damage).toBe(2);

      const random = table({ ...yavin(1, 'rebel-commando'), draws: [0] });
      use(random, 'rebel-commando');
      random.do('accept');
      expect(side(random.state, 0).base?.damage).toBe(2);
      expect(side(random.state, 0).ships[0]?.damage).toBe(0);

      const twice = table({ ...yavin(0, 'duros-spy', 'snowspeeder'), ...TWO_CARDS });
      use(twice, 'duros-spy');
      twice.do('choose', 0);
      twice.do('pick', cardNumber('at-at'));
      expect(twice).toWaitFor(1);
      twice.do('accept');
      expect(side(twice.state, 0).base?.damage).toBe(2);
      use(twice, 'snowspeeder');
      expect(side(twice.state, 0).base?.damage).toBe(2);
      twice.do('pick', cardNumber('stormtrooper'));
      expect(twice).toWaitFor(1); // asked a second time in the same turn
      twice.do('accept');
      expect(side(twice.state, 0).base?.damage).toBe(4);
      expect(twice).toAllow('endTurn');

      const force = table({ ...yavin(0, 'duros-spy'), ...TWO_CARDS }); // no discard, no trigger
      use(force, 'duros-spy');
      force.do('choose', 1);
      expect(force).toAllow('endTurn');
      expect(side(force.state, 0).base?.damage).toBe(0);

      const own = table(yavin(0, 'snowspeeder')); // an own discard is none
      use(own, 'c-roc-cruiser');
      own.do('pick', cardNumber('rebel-trooper'));
      expect(own).toAllow('endTurn');
      expect(side(own.state, 0).base?.damage).toBe(0);

      const theirTurn = table({
        ...yavin(0),
        turn: 'empire',
        empire: { base: 'endor', hand: ['at-at'], deck: ['at-st'], ships: ['gozanti-cruiser'] },
      });
      use(theirTurn, 'gozanti-cruiser');
      theirTurn.do('pick', cardNumber('at-at'));
      expect(theirTurn).toWaitFor(0);
      expect(side(theirTurn.state, 0).base?.damage).toBe(0);
    },
  );
});
