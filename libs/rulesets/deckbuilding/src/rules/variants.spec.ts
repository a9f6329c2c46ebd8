import { Stream, seeded } from '@cantina/random';
import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, lying, side } from '../../test/acts.ts';
import { OTHER_BASES } from '../../test/box.ts';
import { cardNumber, idsOf, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));
const fresh = (options: NonNullable<GameSituation['options']>) =>
  scenario(load, content, { options, seed: 5 });

const SEATS = [
  { seat: 0, starting: 'lothal', others: OTHER_BASES.empire },
  { seat: 1, starting: 'dantooine', others: OTHER_BASES.rebel },
] as const;

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
    for (const { seat, starting, others } of SEATS) {
      const { base, bases } = lying(whole.state, seat);
      expect([base, bases.toSorted()]).toEqual([starting, others]);
      expect(others).toHaveLength(9);
      expect(lying(beginner.state, seat)).toMatchObject({ base: starting });
      expect(lying(beginner.state, seat).bases).toHaveLength(4);
      const enemy = whole.view(1 - seat).sides[seat];
      expect(enemy?.bases).toEqual({ count: 9, known: [], unknown: 9 }); // face down
      expect(lying(whole.state, seat).hand).toEqual(lying(beginner.state, seat).hand);
      expect(lying(whole.state, seat).deck).toEqual(lying(beginner.state, seat).deck);
    }
    expect(whole.state.row).toEqual(beginner.state.row);
    expect(whole.state.galaxy).toEqual(beginner.state.galaxy);
    expect([whole.state.force, whole.state.pilots]).toEqual([beginner.state.force, beginner.state.pilots]);
    for (const toWin of [2, 3, 4, 5]) {
      const goals = ['whole-galaxy', 'beginner'].map((bases) => fresh({ bases, toWin }).view(0).goal);
      expect(goals).toEqual([toWin, toWin]); // as agreed, in both alike
    }
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
  const PICKS = [
    ['rodia', 'kessel', 'endor', 'corellia'],
    ['tatooine', 'jedha', 'hoth', 'alderaan'],
  ] as const;
  const LEFT = [
    ['coruscant', 'death-star', 'kafrene', 'mustafar', 'ord-mantell'],
    ['bespin', 'dagobah', 'mon-cala', 'sullust', 'yavin-4'],
  ] as const;

  function chosen() {
    const t = fresh(secret);
    for (const id of PICKS.flat()) t.do('keep', cardNumber(id));
    return t;
  }

  rule('DB-VAR-04', 'with the starting base in play, each player picks four of the other nine', () => {
    const t = fresh(secret);
    for (const { seat, starting, others } of SEATS) {
      const picks = PICKS[seat];
      expect(t).toWaitFor(seat);
      expect(lying(t.state, seat)).toMatchObject({ base: starting, bases: [] });
      expect(idsOf(t.legal('keep') as number[]).toSorted()).toEqual(others);
      for (const id of picks) {
        expect(t).toWaitFor(seat);
        expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW'); // neither fewer
        t.do('keep', cardNumber(id));
        for (const viewer of [1 - seat, 'spectator'] as const) {
          expect(t.view(viewer).sides[seat]?.bases.known).toEqual([]); // secretly, and face down
        }
      }
      expect(t.legal('keep', seat)).toEqual([]); // nor more than four
      expect(lying(t.state, seat)).toMatchObject({ base: starting, bases: picks });
    }
    expect(t).toWaitFor(0); // the first turn
    expect(t).toAllow('endTurn');
  });

  rule('DB-VAR-04', 'secretly: nobody else sees or reads a difference, whatever is picked', () => {
    /** What everybody but one player sees and reads while that one picks these bases, and what the player sees. */
    const told = (seat: 0 | 1, picks: readonly string[]) => {
      const t = fresh(secret);
      if (seat === 1) for (const id of PICKS[0]) t.do('keep', cardNumber(id));
      const seen = (viewer: 0 | 1 | 'spectator') => ({ view: t.view(viewer), log: t.log(viewer) });
      const others = picks.map((id) => {
        t.do('keep', cardNumber(id));
        return [seen(seat === 0 ? 1 : 0), seen('spectator')];
      });
      return { others, own: seen(seat) };
    };
    for (const seat of [0, 1] as const) {
      const [one, another] = [told(seat, PICKS[seat]), told(seat, LEFT[seat].slice(0, 4))];
      expect(one.others).toHaveLength(4);
      expect(one.others).toEqual(another.others);
      expect(one.own.view).not.toEqual(another.own.view);
      expect(one.own.log).not.toEqual(another.own.log);
    }
  });

  rule('DB-VAR-05', 'the bases not picked go away unseen by the opponent', () => {
    const t = chosen();
    for (const seat of [0, 1] as const) {
      expect(idsOf(side(t.state, seat).unchosen.cards).toSorted()).toEqual(LEFT[seat]);
      for (const viewer of [1 - seat, 'spectator'] as const) {
        const told = t.log(viewer).join();
        for (const id of [...LEFT[seat], ...PICKS[seat]]) {
          expect(told).not.toContain(content.cards[cardNumber(id)]?.name.en ?? '?');
        }
        expect(Object.keys(t.view(viewer).sides[seat] ?? {})).not.toContain('unchosen');
      }
      // For the opponent, any base that was not picked might be one that was.
      const imagined = Array.from({ length: 40 }, (_, seed) =>
        lying(t.ruleset.redeal(t.state, 1 - seat, new Stream(seeded(seed))), seat).bases.join(),
      );
      expect(new Set(imagined).size).toBeGreaterThan(10);
      expect(LEFT[seat].every((id) => imagined.some((bases) => bases.includes(id)))).toBe(true);
    }
  });

  rule(
    'DB-VAR-06',
    'only the owner knows the picks, and new bases come from them alone; the rest is as for beginners',
    () => {
      const t = chosen();
      const picked = (seat: 0 | 1) => PICKS[seat].map(cardNumber).sort((a, b) => a - b);
      for (const seat of [0, 1] as const) {
        const seen = (viewer: 0 | 1 | 'spectator') => t.view(viewer).sides[seat]?.bases;
        expect(seen(seat)).toEqual({ count: 4, known: picked(seat), unknown: 0 });
        expect(seen(seat === 0 ? 1 : 0)).toEqual({ count: 4, known: [], unknown: 4 });
        expect(seen('spectator')).toEqual({ count: 4, known: [], unknown: 4 });
      }
      const beginner = fresh({}).state;
      expect(t.state.row).toEqual(beginner.row);
      expect(t.state.sides.map(({ hand }) => hand)).toEqual(beginner.sides.map(({ hand }) => hand));

      side(t.state, 0).base = null;
      t.do('endTurn');
      t.do('endTurn');
      expect(t.candidates('reveal', 0)).toEqual(picked(0));
      expect(t).toRefuse('reveal', cardNumber('death-star'), 'CORE-NOT-LISTED');
      t.do('reveal', cardNumber('endor'));
      expect(t.view(1).sides[0]?.base?.card).toBe(cardNumber('endor'));
      expect(t.view(1).sides[0]?.bases).toEqual({ count: 3, known: [], unknown: 3 });
    },
  );

  rule('DB-VAR-06', 'apart from the bases it is dealt and won like a game of beginners', () => {
    const common = ({ state }: ReturnType<typeof fresh>) => {
      const { row, galaxy, pilots, force, active, exiled, attack, sides } = state;
      const own = sides.map((one) => ({ ...one, bases: null, unchosen: null }));
      return { row, galaxy, pilots, force, active, exiled, attack, own };
    };
    const [begun, beginner] = [fresh(secret), fresh({})];
    expect(begun).toAllow('keep', cardNumber('rodia')); // no base is chosen yet
    expect(common(begun)).toEqual(common(beginner));
    expect(common(chosen())).toEqual(common(beginner)); // nor does choosing change anything else
    for (const toWin of [2, 3, 4, 5]) {
      for (const options of [{ toWin }, { ...secret, toWin }]) {
        const short = nextFalls(options, toWin - 2);
        expect(lying(short.state, 0).victory).toHaveLength(toWin - 1);
        expect(short.ruleset.outcome(short.state)).toBeUndefined();
        expect(nextFalls(options, toWin - 1)).toBeWonBy(0);
      }
    }
  });

  rule('DB-VAR-07', 'is won with four bases unless agreed otherwise', () => {
    expect(fresh(secret).view(1).goal).toBe(4);
    const third = nextFalls(secret, 2);
    expect(lying(third.state, 0).victory).toHaveLength(3);
    expect(third.ruleset.outcome(third.state)).toBeUndefined();
    expect(nextFalls(secret, 3)).toBeWonBy(0);
    expect(nextFalls({ ...secret, toWin: 2 }, 1)).toBeWonBy(0);
  });
});
