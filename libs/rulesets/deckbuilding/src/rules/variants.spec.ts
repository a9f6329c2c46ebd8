import { Stream, seeded } from '@cantina/random';
import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, lying, side } from '../../test/acts.ts';
import { cardNumber, idsOf, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));
const fresh = (options: NonNullable<GameSituation['options']>) =>
  scenario(load, content, { options, seed: 5 });

const basesOf = (faction: string): readonly string[] =>
  content.cards.filter((card) => card.type === 'base' && card.faction === faction).map(({ id }) => id);

/** The Empire destroys Mon Cala with this many bases in its victory pile already. */
function nextFalls(options: NonNullable<GameSituation['options']>, before: number) {
  const victory = ['dantooine', 'hoth', 'sullust', 'yavin-4'].slice(0, before);
  const t = table({
    options,
    empire: { victory, units: ['at-at', 'darth-vader'] },
    rebel: { base: 'mon-cala', ships: [] },
  });
  t.state.stack = [
    { step: 'turn', stage: 3 },
    { step: 'main', seat: 0 },
  ] as unknown as typeof t.state.stack;
  attackWith(t, 'base', 'at-at', 'darth-vader');
  return t;
}

describe('the whole galaxy', () => {
  rule('DB-VAR-02', 'each base deck holds all ten bases of the faction; nothing else changes', () => {
    const whole = fresh({ bases: 'whole-galaxy' });
    const beginner = fresh({ bases: 'beginner' });
    for (const [seat, faction] of ['empire', 'rebel'].entries()) {
      const { base, bases } = lying(whole.state, seat);
      expect(basesOf(faction)).toHaveLength(10);
      expect([base, ...bases].sort()).toEqual(basesOf(faction).slice().sort());
      expect(lying(beginner.state, seat).bases).toHaveLength(4);
      expect(lying(whole.state, seat).hand).toEqual(lying(beginner.state, seat).hand);
      expect(lying(whole.state, seat).deck).toEqual(lying(beginner.state, seat).deck);
    }
    expect(whole.state.row).toEqual(beginner.state.row);
    expect(whole.state.galaxy).toEqual(beginner.state.galaxy);
    expect(whole.state.force).toBe(beginner.state.force);
    expect(whole).toWaitFor(0);
    expect(whole).toAllow('endTurn');
  });

  rule('DB-VAR-03', 'is won with four bases unless agreed otherwise', () => {
    expect(fresh({ bases: 'whole-galaxy' }).view(0).goal).toBe(4);
    const third = nextFalls({ bases: 'whole-galaxy' }, 2);
    expect(lying(third.state, 0).victory).toHaveLength(3);
    expect(third.ruleset.outcome(third.state)).toBeUndefined();
    expect(nextFalls({ bases: 'whole-galaxy' }, 3)).toBeWonBy(0);
    expect(nextFalls({ bases: 'whole-galaxy', toWin: 3 }, 2)).toBeWonBy(0);
  });

  rule('DB-VAR-09', 'still begins with Lothal and Dantooine', () => {
    const { state } = fresh({ bases: 'whole-galaxy' });
    expect([lying(state, 0).base, lying(state, 1).base]).toEqual(['lothal', 'dantooine']);
  });
});

describe('secret bases', () => {
  const secret = { bases: 'secret-bases' };
  const EMPIRE_PICKS = ['rodia', 'kessel', 'endor', 'corellia'];
  const REBEL_PICKS = ['tatooine', 'jedha', 'hoth', 'alderaan'];

  function chosen() {
    const t = fresh(secret);
    for (const id of [...EMPIRE_PICKS, ...REBEL_PICKS]) t.do('keep', cardNumber(id));
    return t;
  }

  rule('DB-VAR-04', 'with the starting base in play, each player picks four of the other nine', () => {
    const t = fresh(secret);
    for (const [seat, [faction, picks]] of [
      ['empire', EMPIRE_PICKS] as const,
      ['rebel', REBEL_PICKS] as const,
    ].entries()) {
      expect(t).toWaitFor(seat);
      const starting = seat === 0 ? 'lothal' : 'dantooine';
      expect(lying(t.state, seat)).toMatchObject({ base: starting, bases: [] });
      const nine = basesOf(faction).filter((id) => id !== starting);
      expect(
        idsOf(t.legal('keep') as number[])
          .slice()
          .sort(),
      ).toEqual(nine.slice().sort());
      for (const id of picks) {
        expect(t).toWaitFor(seat);
        t.do('keep', cardNumber(id));
      }
      expect(lying(t.state, seat)).toMatchObject({ base: starting, bases: picks });
    }
    expect(t).toWaitFor(0); // the first turn
    expect(t).toAllow('endTurn');
  });

  rule('DB-VAR-05', 'the bases not picked go away unseen by the opponent', () => {
    const t = chosen();
    const left = basesOf('empire').filter((id) => id !== 'lothal' && !EMPIRE_PICKS.includes(id));
    expect(idsOf(side(t.state, 0).unchosen.cards).slice().sort()).toEqual(left.slice().sort());
    for (const viewer of [1, 'spectator'] as const) {
      const told = t.log(viewer).join();
      for (const id of [...left, ...EMPIRE_PICKS]) {
        const name = content.cards[cardNumber(id)]?.name.en ?? '?';
        expect(told).not.toContain(name);
      }
      expect(Object.keys(t.view(viewer).sides[0] ?? {})).not.toContain('unchosen');
    }
    // For the Rebels, any base that was not picked might be one that was.
    const imagined = Array.from({ length: 40 }, (_, seed) =>
      lying(t.ruleset.redeal(t.state, 1, new Stream(seeded(seed))), 0).bases.join(),
    );
    expect(new Set(imagined).size).toBeGreaterThan(10);
    expect(left.every((id) => imagined.some((bases) => bases.includes(id)))).toBe(true);
  });

  rule(
    'DB-VAR-06',
    'only the owner knows the picks, and new bases come from them alone; the rest is as for beginners',
    () => {
      const t = chosen();
      const known = EMPIRE_PICKS.map(cardNumber).sort((a, b) => a - b);
      expect(t.view(0).sides[0]?.bases).toEqual({ count: 4, known, unknown: 0 });
      expect(t.view(1).sides[0]?.bases).toEqual({ count: 4, known: [], unknown: 4 });
      expect(t.view('spectator').sides[0]?.bases).toEqual({ count: 4, known: [], unknown: 4 });
      const beginner = fresh({}).state;
      expect(t.state.row).toEqual(beginner.row);
      expect(t.state.sides.map(({ hand }) => hand)).toEqual(beginner.sides.map(({ hand }) => hand));

      side(t.state, 0).base = null;
      t.do('endTurn');
      t.do('endTurn');
      expect(t.candidates('reveal', 0)).toEqual(known);
      expect(t).toRefuse('reveal', cardNumber('death-star'), 'CORE-NOT-LISTED');
      t.do('reveal', cardNumber('endor'));
      expect(t.view(1).sides[0]?.base?.card).toBe(cardNumber('endor'));
      expect(t.view(1).sides[0]?.bases).toEqual({ count: 3, known: [], unknown: 3 });
    },
  );

  rule('DB-VAR-07', 'is won with four bases unless agreed otherwise', () => {
    expect(fresh(secret).view(1).goal).toBe(4);
    const third = nextFalls(secret, 2);
    expect(lying(third.state, 0).victory).toHaveLength(3);
    expect(third.ruleset.outcome(third.state)).toBeUndefined();
    expect(nextFalls(secret, 3)).toBeWonBy(0);
    expect(nextFalls({ ...secret, toWin: 2 }, 1)).toBeWonBy(0);
  });
});
