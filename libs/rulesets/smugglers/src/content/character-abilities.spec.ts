import { card, pips, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import type { State } from '../state.ts';
import { content, load } from '../index.ts';
import { totals } from '../../test/drawn.ts';
import type { GameSituation, PlayerSituation } from '../../test/situation.ts';
import { active, dawn, fullTable, player } from '../../test/table.ts';

/** The twelve characters: with what they begin, and what they can do that nobody else can. */

const number = (id: string): number => content.characters.findIndex((one) => one.id === id);

/** Seat 0 is dealt this character and chooses it; the other seat begins, so nothing has happened yet. */
function begun(id: string) {
  const other = id === 'mara-quell' ? 'bram-okoro' : 'mara-quell';
  const t = scenario(load, content, {
    seats: 2,
    seed: 1,
    draws: pips(1, 6),
    arrange(state: State) {
      state.destiny.pile.cards = state.destiny.pile.seen = [];
      [id, other].forEach((one, seat) => {
        const { hand } = state.players[seat] as State['players'][number];
        [hand.cards, hand.seen] = [[number(one)], [1 << seat]];
      });
    },
  });
  t.do('choose', number(id), 0);
  t.do('choose', number(other), 1);
  return player(t, 0);
}

const USUAL = { engines: 1, lightspeed: 3, shields: 0, lasers: 1, pods: 1 };
const STARTS: Readonly<Record<string, Partial<typeof USUAL> & { credits?: number; bounty?: number }>> = {
  'mara-quell': { pods: 3, credits: 450 },
  'bram-okoro': { lightspeed: 4, credits: 600 },
  'ilse-venn': { shields: 2, pods: 2 },
  'unit-k77': { engines: 2, pods: 4, credits: 700 },
  'tobin-rusk': { lightspeed: 4, bounty: 300 },
  'nyx-calloway': { lightspeed: 4, pods: 2, credits: 700, bounty: 400 },
  'jessamy-thorn': { lightspeed: 4, pods: 3, credits: 800, bounty: 100 },
  'darrow-vance': { engines: 3, lasers: 4, shields: 2, credits: 400 },
  skarn: { engines: 4, lasers: 3, lightspeed: 4 },
  'red-ysolde': { engines: 3, lightspeed: 4, lasers: 3, pods: 3, credits: 1200, bounty: 400 },
  'felix-ardent': { engines: 2, credits: 450 },
  'zaza-lune': { lightspeed: 4, credits: 550 },
};

describe('the start', () => {
  for (const [id, { credits = 500, bounty = 0, ...systems }] of Object.entries(STARTS))
    card(id, 'begins with its own ship, purse and bounty', () => {
      expect(begun(id)).toMatchObject({ credits, bounty, hull: 5, systems: { ...USUAL, ...systems } });
    });
});

/** In port with this character. */
const inPort = (character: string, place: string, me: PlayerSituation = {}, told: GameSituation = {}) =>
  fullTable({
    planets: [place],
    open: { step: 'visit', place },
    players: [
      { character, at: place, systems: { pods: 6 }, ...me },
      { character: 'tobin-rusk', sector: 1 },
    ],
    ...told,
  });

/** One unit of this sold at the lowest price, in credits. */
function soldFor(character: string, place: string, good: string, me: PlayerSituation = {}): number {
  const t = inPort(character, place, { cargo: { [good]: 1 }, ...me }, { draws: pips(6, 1) });
  t.do('sell', good);
  t.do('trade', 1);
  return player(t, 0).credits - 500;
}

describe('traders', () => {
  card('mara-quell', 'finds 1 row more: a 2 on a large port is 6 units, not 5', () => {
    for (const [character, units] of [
      ['mara-quell', 6],
      ['bram-okoro', 5],
    ] as const) {
      const t = inPort(character, 'earth', {}, { draws: pips(2, 1) });
      t.do('buy', 'medicine');
      expect(t.candidates('trade')).toHaveLength(units);
    }
  });

  card('bram-okoro', 'sells at 15 more, but nothing forbidden', () => {
    expect([soldFor('mara-quell', 'earth', 'food'), soldFor('bram-okoro', 'earth', 'food')]).toEqual([
      65, 80,
    ]);
    expect(soldFor('bram-okoro', 'earth', 'weapons')).toBe(100);
  });

  card('ilse-venn', 'sells medicine at 35 more, and mends 1 hull with it', () => {
    const sold = (good: string) => {
      const t = inPort('ilse-venn', 'earth', { hull: 2, cargo: { [good]: 1 } }, { draws: pips(6, 1) });
      t.do('sell', good);
      t.do('trade', 1);
      return [player(t, 0).credits, player(t, 0).hull];
    };
    expect(sold('medicine')).toEqual([540, 3]);
    expect(sold('food')).toEqual([565, 2]);
  });

  card('ilse-venn', 'buys medicine like anybody', () => {
    const t = inPort('ilse-venn', 'earth', { hull: 2 }, { draws: pips(6, 1) });
    t.do('buy', 'medicine');
    t.do('trade', 1);
    expect(player(t, 0)).toMatchObject({ credits: 495, hull: 2 });
  });

  card('unit-k77', 'pays 10 less for each level', () => {
    const t = inPort('unit-k77', 'earth');
    t.do('upgrade', 'pods');
    t.do('upgrade', 'pods');
    expect(player(t, 0)).toMatchObject({ credits: 440, systems: { pods: 8 } });
  });

  const morning = (credits: number, hull: number) =>
    dawn({ players: [{ character: 'unit-k77', sector: 3, credits, hull }] }, content);

  card('unit-k77', 'mends 1 hull for 60 at the start of a turn, if it likes', () => {
    const t = morning(60, 3);
    t.do('accept');
    expect(player(t, 0)).toMatchObject({ credits: 0, hull: 4 });
    const saves = morning(60, 3);
    saves.do('decline');
    expect(player(saves, 0)).toMatchObject({ credits: 60, hull: 3 });
  });

  card('unit-k77', 'not for 59, and not what is whole', () => {
    for (const t of [morning(59, 3), morning(60, 5)]) expect(t.state.stack.at(-1)?.step).toBe('move');
  });
});

/** Lands wanted at a large port with this die. */
function lands(character: string, die: number, me: PlayerSituation = {}) {
  const t = fullTable({
    planets: ['tessarine'],
    players: [{ character, at: 'tessarine', bounty: 500, ...me }],
    draws: pips(die),
  });
  t.do('land', 'tessarine');
  return player(t, 0);
}

describe('smugglers', () => {
  for (const id of ['tobin-rusk', 'nyx-calloway'])
    card(id, '1 off the customs roll: a 3 is clear, a 4 a bounty', () => {
      expect([lands(id, 3).bounty, lands(id, 4).bounty]).toEqual([500, 600]);
      expect(lands('mara-quell', 3).bounty).toBe(600);
    });

  card('nyx-calloway', 'no nebula ends her movement', () => {
    const t = fullTable({
      open: { step: 'move', left: 3 },
      planets: ['earth', 'quill'],
      players: [{ character: 'nyx-calloway', sector: 29 }, { sector: 1 }],
    });
    t.do('fly', 30);
    expect(active(t)).toBe(0);
    expect(t).toAllow('fly', 24);
  });

  for (const id of ['nyx-calloway', 'red-ysolde'])
    card(id, 'is wanted for 200 again as soon as she is free', () => {
      const t = fullTable({
        open: { step: 'prison' },
        players: [{ character: id, where: 'prison', bounty: 400 }, { sector: 1 }],
      });
      t.do('serve');
      expect(player(t, 0)).toMatchObject({ where: 'space', bounty: 200 });
    });

  card('jessamy-thorn', 'gets 40 more for what is forbidden, nothing more for the rest', () => {
    expect([soldFor('jessamy-thorn', 'earth', 'weapons'), soldFor('jessamy-thorn', 'earth', 'food')]).toEqual(
      [140, 65],
    );
  });

  card('jessamy-thorn', 'a bounty by customs is 50 for her', () => {
    expect(lands('jessamy-thorn', 3).bounty).toBe(550);
  });
});

const level = { engines: 3, lasers: 3, shields: 9, pods: 9 };

/** Seat 0 with this character attacks seat 1, who is nobody in particular. */
function duel(character: string, draws: readonly number[], foe: PlayerSituation = {}) {
  const t = fullTable({
    planets: ['earth'],
    players: [
      { character, sector: 3, systems: level },
      { character: 'mara-quell', sector: 3, systems: level, ...foe },
    ],
    draws,
  });
  t.do('meet', 1);
  t.do('attack');
  return t;
}

const WIN = pips(4, 3, 6, 1);

/** Wins and destroys the other ship; which port is nearest does not matter here. */
function destroys(character: string, foe: PlayerSituation = {}) {
  const t = duel(character, WIN, { hull: 1, ...foe });
  t.do('fight');
  return player(t, 0);
}

describe('fighters', () => {
  card('darrow-vance', 'takes 2 hull with a hit', () => {
    const t = duel('darrow-vance', WIN);
    t.do('fight');
    expect(player(t, 1).hull).toBe(3);
  });

  card('darrow-vance', 'gets 150 for every ship destroyed', () => {
    expect(destroys('darrow-vance').credits).toBe(650);
  });

  card('skarn', 'nobody flees from', () => {
    const t = duel('skarn', pips(1, 6));
    expect(t).toWaitFor(1);
    expect(t).toRefuse('flee', null, 'SG-GEN-08');
    expect(duel('bram-okoro', pips(1, 6))).toAllow('flee');
  });

  card('skarn', 'gets 100 for every ship destroyed', () => expect(destroys('skarn').credits).toBe(600));

  card('red-ysolde', 'finds 100 credits and 2 luxury goods in every wreck', () => {
    expect(destroys('red-ysolde')).toMatchObject({ credits: 600, cargo: { luxuries: 2 } });
  });

  card('red-ysolde', 'loses no cargo to customs', () => {
    const held = (character: string) => lands(character, 5, { cargo: { food: 1 } }).cargo.food;
    expect([held('red-ysolde'), held('mara-quell')]).toEqual([1, 0]);
  });
});

describe('gamblers', () => {
  card('felix-ardent', 'rolls a demand again, once a turn, or not', () => {
    const sells = (draws: readonly number[], answer: string) => {
      const t = inPort('felix-ardent', 'earth', { cargo: { food: 1 } }, { draws });
      t.do('sell', 'food');
      t.do(answer);
      t.do('trade', 1);
      return player(t, 0).credits;
    };
    expect(sells(pips(6, 1, 6), 'accept')).toBe(590);
    expect(sells(pips(6, 1), 'decline')).toBe(565);
  });

  card('felix-ardent', 'and a manoeuvre', () => {
    const t = duel('felix-ardent', pips(1, 6, 3));
    t.do('accept');
    expect(totals(t, 'manoeuvre')).toEqual([9, 6]);
    const plain = duel('felix-ardent', pips(1, 3));
    plain.do('decline');
    expect(totals(plain, 'manoeuvre')).toEqual([6, 4]);
  });

  card('zaza-lune', 'wins 60 credits with a 5 at the start of a turn, nothing with a 4', () => {
    const credits = (die: number) =>
      player(
        dawn(
          { players: [{ character: 'zaza-lune', sector: 3 }, { character: 'tobin-rusk' }], draws: pips(die) },
          content,
        ),
        0,
      ).credits;
    expect([credits(5), credits(4)]).toEqual([560, 500]);
  });

  card('zaza-lune', 'no black hole swallows her', () => {
    const t = fullTable({
      open: { step: 'move', left: 2, entered: true },
      players: [{ character: 'zaza-lune', sector: 18, hull: 5 }, { sector: 1 }],
      draws: pips(1),
    });
    t.do('skim');
    expect(player(t, 0).sector).toBe(18);
    expect(t).toAllow('fly', 11);
  });
});
