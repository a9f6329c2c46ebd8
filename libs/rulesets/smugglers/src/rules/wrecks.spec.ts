import { verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import type { CharacterLiteral } from '../content/types.ts';
import { active, dawn, player, times, verbsOf } from '../../test/table.ts';
import { duel, FAR_AWAY, quietBox, raid } from '../../test/fights.ts';
import { made } from '../../test/made.ts';
import type { GameSituation, PlayerSituation } from '../../test/situation.ts';

const BOX = quietBox();
const numberOf = (card: string): number => content.destiny.findIndex(({ id }) => id === card);

/** The box with everybody beginning like this. */
const starting = (own: Pick<CharacterLiteral, 'start' | 'minimumBounty'>) =>
  quietBox({
    characters: content.characters.map(({ id, name, about, source }) => ({
      id,
      name,
      about,
      source,
      ...own,
    })),
  });

const LOADED: PlayerSituation = {
  hull: 1,
  credits: 900,
  systems: { engines: 4, lightspeed: 6, shields: 3, lasers: 5, pods: 8 },
  cargo: { food: 2, robots: 3 },
  brix: [{ round: 1, units: 1 }],
  keeps: ['outboard-racks', 'jump-charts'],
};

/** Seat 0 shoots seat 1 down in sector 3, next to Brix. */
function shootDown(
  victim: PlayerSituation,
  dice: readonly number[] = [],
  told: GameSituation = {},
  pack = BOX,
) {
  const t = duel({ systems: { lasers: 9, engines: 9 } }, victim, pips(6, 1, 6, 1, ...dice), told, pack);
  t.do('fight');
  if (t.candidates('shootHull', 0).length > 0) t.do('shootHull');
  return t;
}

/** Seat 0 is shot down by a ship on a card. */
const lost = (me: PlayerSituation, dice: readonly number[] = [], kind: 'pirates' | 'hunter' = 'pirates') =>
  raid({ hull: 1, ...me }, pips(1, 6, 1, 6, ...dice), { kind });

describe('what is lost', () => {
  rule('SG-DESTROY-01', 'with a point of hull left the ship flies on as it is', () => {
    const t = shootDown({ ...LOADED, hull: 2, systems: { ...LOADED.systems, shields: 9 } });
    expect(player(t, 1)).toMatchObject({ hull: 1, sector: 3, cargo: { food: 2, robots: 3 } });
    expect(player(t, 1).systems).toEqual({ ...LOADED.systems, shields: 9 });
    expect(player(t, 1).keeps).toHaveLength(2);
    expect(t).toAllow('fly', 4, 1);
  });

  rule('SG-DESTROY-02', 'upgrades, equipment and goods are gone', () => {
    const t = shootDown(LOADED);
    const { systems, cargo, brix, keeps } = player(t, 1);
    expect(systems).toEqual({ engines: 1, lightspeed: 3, shields: 0, lasers: 1, pods: 1 });
    expect(cargo).toEqual({ weapons: 0, medicine: 0, luxuries: 0, robots: 0, food: 0 });
    expect([brix, keeps]).toEqual([[], []]);
    expect(t.state.destiny.discard.cards).toContain(numberOf('outboard-racks'));
    expect(t.view(1).players[1]?.effective.pods).toBe(1);
  });

  rule('SG-DESTROY-03', 'the player lives and keeps all credits', () => {
    const t = shootDown({ ...LOADED, credits: 7321 });
    expect(player(t, 1)).toMatchObject({ where: 'space', credits: 7321 });
    expect(player(t, 0).credits).toBe(500);
    expect(t).toWaitFor(1);
  });

  rule('SG-DESTROY-04', 'the bounty stays, unless a hunter shot or somebody collects', () => {
    expect(player(lost({ bounty: 800 }), 0).bounty).toBe(800);
    expect(player(lost({ bounty: 800 }, [], 'hunter'), 0).bounty).toBe(0);
    const left = shootDown({ hull: 1, bounty: 800 });
    left.do('waive');
    expect(player(left, 1).bounty).toBe(800);
    const collected = shootDown({ hull: 1, bounty: 800 });
    collected.do('collect');
    expect(player(collected, 1).bounty).toBe(0);
  });

  rule('SG-DESTROY-05', 'a die for each friend: 3 and less saves, 4 and more does not', () => {
    const keeps = ['ships-mechanic', 'retired-gunner', 'bazaar-broker', 'port-advocate'];
    const t = shootDown({ hull: 1, keeps }, [1, 4, 3, 6]);
    expect(player(t, 1).keeps.map(({ id }) => id)).toEqual(['ships-mechanic#1', 'bazaar-broker#3']);
    expect(t.state.destiny.discard.cards.slice(0, 2)).toEqual(
      ['retired-gunner', 'port-advocate'].map(numberOf),
    );
    expect(times(t, 'log.friendLost')).toBe(2);
  });

  rule('SG-DESTROY-15', 'friends with 3 and 4: the first is kept, the second discarded', () => {
    const t = shootDown({ hull: 1, keeps: ['ships-mechanic', 'retired-gunner'] }, [3, 4]);
    expect(player(t, 1).keeps.map(({ id }) => id)).toEqual(['ships-mechanic#1']);
  });

  rule('SG-DESTROY-11', 'a ship on a card is simply discarded', () => {
    const t = raid({ systems: { lasers: 9 } }, pips(6, 1, 6, 1));
    t.do('fight');
    expect(t.state.destiny.discard.cards).toContain(0);
    expect(player(t, 0)).toMatchObject({ hull: 5, credits: 500, sector: 3 });
  });
});

describe('the new ship', () => {
  rule('SG-DESTROY-06', 'at the nearest planet, and of two equally near the owner chooses', () => {
    expect(player(shootDown({ hull: 1 }), 1).sector).toBe(4);
    const near = { planets: ['zephyr-station', ...FAR_AWAY.slice(0, 6)] };
    for (const sector of [2, 4]) {
      const t = shootDown({ hull: 1 }, [], near);
      expect(t).toWaitFor(1);
      expect(t.legal('berth')).toEqual([2, 4]);
      t.do('berth', sector);
      expect(player(t, 1).sector).toBe(sector);
    }
  });

  rule('SG-DESTROY-12', 'there is no staying away from it', () => {
    const t = shootDown({ hull: 1 }, [], { planets: ['zephyr-station', ...FAR_AWAY.slice(0, 6)] });
    expect(verbsOf(t, 1)).toEqual(['berth']);
    expect(t.candidates('berth', 1)).not.toContain(3);
    expect(verbsOf(t, 0)).toEqual([]);
  });

  rule('SG-DESTROY-07', 'no customs there, whatever the bounty', () => {
    const t = lost({ bounty: 5000 });
    expect(player(t, 0)).toMatchObject({ sector: 4, where: 'space', bounty: 5000, credits: 500 });
    expect(t).not.toHaveLogged('log.customs');
  });

  rule('SG-DESTROY-08', 'as the own ship was at the beginning, whatever the character makes of it', () => {
    expect(player(shootDown(LOADED), 1)).toMatchObject({
      hull: 5,
      systems: { engines: 1, lightspeed: 3, shields: 0, lasers: 1, pods: 1 },
    });
    const own = starting({ start: { engines: 3, lightspeed: 4, pods: 2, hull: 6 } });
    const special = shootDown(LOADED, [], {}, own);
    expect(player(special, 1)).toMatchObject({
      hull: 6,
      systems: { engines: 3, lightspeed: 4, shields: 0, lasers: 1, pods: 2 },
    });
    const agreed = shootDown(LOADED, [], { options: { startLevels: 2 } }, own);
    expect(player(agreed, 1).systems).toEqual({ engines: 5, lightspeed: 6, shields: 2, lasers: 3, pods: 4 });
  });

  rule('SG-DESTROY-09', 'whoever has less than 500 credits has 500 then', () => {
    for (const [before, after] of [
      [0, 500],
      [499, 500],
      [500, 500],
      [501, 501],
    ] as const)
      expect(player(shootDown({ hull: 1, credits: before }), 1).credits).toBe(after);
  });

  rule('SG-DESTROY-13', 'to 500 also for characters who began with more or less', () => {
    for (const credits of [200, 1200])
      expect(
        player(shootDown({ hull: 1, credits: 120 }, [], {}, starting({ start: { credits } })), 1).credits,
      ).toBe(500);
  });
});

describe('the turn', () => {
  rule('SG-DESTROY-10', 'it ends if the ship was the active player’s', () => {
    const t = lost({});
    expect(player(t, 0)).toMatchObject({ sector: 4, hull: 5 });
    expect(active(t)).toBe(1);
    const attacker = duel({ hull: 1 }, { systems: { lasers: 9 } }, pips(6, 1, 1, 6));
    attacker.do('fight');
    expect(player(attacker, 0)).toMatchObject({ sector: 4, hull: 5 });
    expect(active(attacker)).toBe(1);
    // Without a combat as well: a meteor on the destiny card, and no movement after it.
    const meteor = dawn(
      {
        planets: FAR_AWAY,
        destiny: ['meteor', 'nothing'],
        players: [{ sector: 3, hull: 1 }],
      },
      quietBox({ destiny: [made('meteor', 'luck', { ability: verb('hit', { n: 1 }) })] }),
    );
    expect(player(meteor, 0)).toMatchObject({ sector: 4, hull: 5 });
    expect(active(meteor)).toBe(1);
  });

  rule('SG-DESTROY-14', 'nothing can be done on arrival', () => {
    const t = lost({ credits: 5000 });
    expect(player(t, 0).sector).toBe(4);
    expect(verbsOf(t, 0)).toEqual([]);
    t.do('stop', null, 1);
    expect(t).toAllow('fly', 5, 0); // a whole turn, but the next one
  });
});
