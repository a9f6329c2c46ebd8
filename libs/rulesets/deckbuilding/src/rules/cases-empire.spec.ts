import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, galaxyOf, lying, play, side, use } from '../../test/acts.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const shown = (t: ReturnType<typeof table>, id: string) =>
  t
    .view('spectator')
    .sides.flatMap(({ units, ships }) => [...units, ...ships])
    .find(({ card }) => card === cardNumber(id));
const inHand = (id: string): string => `hand:${cardNumber(id)}`;
const inDiscard = (id: string): string => `discard:${cardNumber(id)}`;
const attackOf = (t: ReturnType<typeof table>, id: string): number | undefined => shown(t, id)?.attack;

describe('cards of the Empire', () => {
  rule(
    'DB-CASE-01',
    'Scout Trooper reveals: own gives 1 Force and stays, Rebel is discarded, neutral nothing',
    () => {
      const reveal = (top: string) => {
        const t = table({
          force: 1,
          galaxy: [top, 'luke-skywalker'],
          galaxyDiscard: [],
          empire: { units: ['scout-trooper'], pool: 0, hand: [] },
        });
        use(t, 'scout-trooper');
        expect(t).toHaveLogged('log.reveal');
        expect(side(t.state, 0).pool).toBe(0);
        const { deck, discard } = galaxyOf(t.state);
        return { force: t.state.force, deck, discard };
      };
      expect(reveal('at-at')).toEqual({ force: 0, deck: ['at-at', 'luke-skywalker'], discard: [] });
      expect(reveal('y-wing')).toEqual({ force: 1, deck: ['luke-skywalker'], discard: ['y-wing'] });
      expect(reveal('lobot')).toEqual({ force: 1, deck: ['lobot', 'luke-skywalker'], discard: [] });
    },
  );

  rule('DB-CASE-03', 'Krennic draws 1 card, 2 if the base is the Death Star', () => {
    const drawn = (base: string | null) => {
      const t = table({
        empire: { base, units: ['director-krennic'], hand: [], deck: ['at-at', 'at-st', 'stormtrooper'] },
      });
      use(t, 'director-krennic');
      return lying(t.state, 0).hand;
    };
    expect(drawn('death-star')).toEqual(['at-at', 'at-st']);
    expect(drawn('lothal')).toEqual(['at-at']);
    expect(drawn(null)).toEqual(['at-at']);
  });

  rule('DB-CASE-21', 'TIE Fighter draws 1 card if a capital ship is in play', () => {
    const fighter = (ships: readonly string[], enemy: readonly string[]) =>
      table({
        empire: { units: ['tie-fighter'], ships, hand: [], deck: ['at-at', 'at-st'] },
        rebel: { ships: enemy },
      });
    const t = fighter(['blockade-runner'], []);
    use(t, 'tie-fighter');
    expect(lying(t.state, 0)).toMatchObject({ hand: ['at-at'], deck: ['at-st'] });
    const without = fighter([], ['blockade-runner']); // the enemy's is not meant
    expect(without).toRefuse('use', pieceId(without.state, 'tie-fighter'), 'DB-ABIL-13');
  });

  rule('DB-CASE-35', 'Imperial Carrier: while it is in play, each own Fighter has 1 more attack', () => {
    const t = table({
      turn: 'rebel',
      empire: {
        units: ['tie-fighter', 'tie-interceptor', 'at-st'],
        ships: [{ card: 'imperial-carrier', damage: 3 }],
        base: 'lothal',
      },
      rebel: { units: ['x-wing', 'y-wing'] },
    });
    const attacks = () => ['tie-fighter', 'tie-interceptor', 'at-st', 'x-wing'].map((id) => attackOf(t, id));
    expect(attacks()).toEqual([3, 4, 4, 3]);
    use(t, 'y-wing');
    t.do('pick', pieceId(t.state, 'imperial-carrier'));
    expect(lying(t.state, 0).ships).toEqual([]);
    expect(attacks()).toEqual([2, 3, 4, 3]);
  });
});

describe('rewards', () => {
  const hunt = (defeated: string, force: number) => {
    const rebels = content.cards[cardNumber(defeated)]?.faction === 'empire';
    const hunter = rebels ? ['luke-skywalker', 'chewbacca'] : ['darth-vader', 'at-at'];
    const cards = { hand: ['stormtrooper', 'inquisitor', 'imperial-shuttle'], discard: ['at-at'], pool: 0 };
    const t = table({
      turn: rebels ? 'rebel' : 'empire',
      row: [defeated],
      force,
      empire: { ...cards, units: rebels ? [] : hunter },
      rebel: { ...cards, units: rebels ? hunter : [] },
    });
    const seat = rebels ? 1 : 0;
    attackWith(t, 0, ...hunter);
    return { t, seat };
  };

  rule(
    'DB-CASE-41',
    'Scout Trooper, Duros Spy, Snowspeeder: exile exactly 1 from hand or discard pile; B-Wing: up to 2',
    () => {
      for (const id of ['scout-trooper', 'duros-spy', 'snowspeeder', 'b-wing']) {
        const { t, seat } = hunt(id, 0);
        t.do('accept');
        const hand = ['imperial-shuttle', 'stormtrooper', 'inquisitor'].map((card) => inHand(card));
        expect(t.legal('pick')).toEqual([...hand, inDiscard('at-at')]);
        expect(t.legal('done')).toHaveLength(id === 'b-wing' ? 1 : 0);
        t.do('pick', inHand('stormtrooper'));
        if (id === 'b-wing') t.do('pick', inDiscard('at-at'));
        expect(galaxyOf(t.state).exiled).toEqual(
          id === 'b-wing' ? ['stormtrooper', 'at-at'] : ['stormtrooper'],
        );
        expect(lying(t.state, seat).hand).toEqual(['inquisitor', 'imperial-shuttle']);
        expect(t).toAllow('endTurn'); // and no more
      }
      for (const fewer of [[], [inDiscard('at-at')]]) {
        const { t } = hunt('b-wing', 0);
        t.do('accept');
        for (const thing of fewer) t.do('pick', thing);
        t.do('done');
        expect(galaxyOf(t.state).exiled).toHaveLength(fewer.length);
        expect(t).toAllow('endTurn');
      }
      for (const id of ['scout-trooper', 'duros-spy', 'snowspeeder']) {
        const { t } = hunt(id, 0);
        t.do('accept');
        t.do('pick', inDiscard('at-at')); // from the discard pile just as well
        expect(galaxyOf(t.state).exiled).toEqual(['at-at']);
        expect(t).toAllow('endTurn');
      }
    },
  );

  rule('DB-CASE-42', 'resources and Force: as printed on the ten cards', () => {
    const printed: Record<string, readonly [resources: number, force: number]> = {
      'tie-fighter': [1, 0],
      'y-wing': [1, 0],
      'baze-malbus': [0, 1],
      'rebel-commando': [0, 2],
      'x-wing': [3, 0],
      'u-wing': [4, 0],
      'cassian-andor': [3, 2],
      'director-krennic': [3, 2],
      'princess-leia': [3, 3],
      'luke-skywalker': [4, 4],
    };
    for (const [id, [resources, force]] of Object.entries(printed)) {
      const rebels = content.cards[cardNumber(id)]?.faction === 'empire';
      const start = rebels ? -3 : 3;
      const { t, seat } = hunt(id, start);
      expect([side(t.state, seat).pool, t.state.force]).toEqual([0, start]);
      t.do('accept');
      expect([id, side(t.state, seat).pool, Math.abs(t.state.force - start)]).toEqual([id, resources, force]);
      expect(t).toAllow('endTurn');
    }
  });

  rule('DB-CASE-43', 'six cards have values and no ability', () => {
    const values: Record<string, readonly [attack: number, resources: number, hitPoints: number]> = {
      'blockade-runner': [1, 1, 4],
      'mon-calamari-cruiser': [3, 0, 6],
      'star-destroyer': [4, 0, 7],
      'imperial-shuttle': [0, 1, 0],
      stormtrooper: [2, 0, 0],
      'rebel-trooper': [2, 0, 0],
    };
    for (const [id, [attack, resources, hitPoints]] of Object.entries(values)) {
      const { faction, ability, on, while: constant, purchase } = content.cards[cardNumber(id)] ?? {};
      const rebels = faction === 'rebel';
      for (const force of [0, rebels ? 3 : -3]) {
        const t = table({
          turn: rebels ? 'rebel' : 'empire',
          force,
          [rebels ? 'rebel' : 'empire']: { hand: [id], pool: 0 },
        });
        play(t, id);
        expect(t.candidates('use')).toEqual([]); // also with the Force
        expect(t).toRefuse('use', pieceId(t.state, id), 'CORE-NOT-LISTED');
        expect(t).toAllow('endTurn');
        expect([id, shown(t, id)]).toMatchObject([id, { attack, hitPoints }]);
        expect([id, side(t.state, rebels ? 1 : 0).pool, t.state.force]).toEqual([id, resources, force]);
      }
      expect([ability, on, constant, purchase]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });
});
