import { choose, seq, verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { active, changed, dawn, player, table } from '../../test/table.ts';
import { made } from '../../test/made.ts';

const ship = { engines: 0, lasers: 0 };
const attacks = verb('fight', { attacker: 'ship' });

const CARDS = [
  made('fine-day', 'luck', { ability: verb('gain', { n: 40 }) }),
  made('leak', 'luck', { ability: verb('lose', { n: 70 }) }),
  made('fork', 'luck', { ability: choose(verb('gain', { n: 1 }), verb('lose', { n: 1 })) }),
  made('raider', 'pirates', { ship, ability: attacks }),
  made('gadget', 'equipment'),
  made('pal', 'friend'),
  made('order', 'contract', {
    contract: { good: 'food', units: 1, pays: 100, turns: 5 },
    ability: verb('sign'),
  }),
  made('stops-you', 'storm', { ability: seq(verb('gain', { n: 5 }), verb('hold')) }),
];
const pack = changed({ destiny: CARDS });
const number = (id: string): number => CARDS.findIndex((one) => one.id === id);
const topOf = (t: ReturnType<typeof dawn>) => t.state.stack.at(-1)?.step;

/** Seat 0 draws this card at Earth, seat 1 the plain one after it. */
const drawing = (card: string, draws?: readonly number[]) =>
  dawn(
    {
      planets: ['earth'],
      destiny: [card, 'fine-day'],
      players: [{ at: 'earth', hull: 3 }],
      ...(draws && { draws }),
    },
    pack,
  );

describe('turns', () => {
  rule('SG-TURN-01', 'clockwise, whoever began', () => {
    const t = table({
      first: 1,
      turn: 1,
      open: { step: 'move', left: 1 },
      players: [{ sector: 1 }, { sector: 3 }, { sector: 5 }],
    });
    const order = [active(t)];
    for (let i = 0; i < 4; i++) {
      t.do('stop');
      order.push(active(t));
    }
    expect(order).toEqual([1, 2, 0, 1, 2]);
  });

  rule('SG-TURN-02', 'first the card, then the movement, then the exploration', () => {
    const t = drawing('fine-day');
    expect(player(t, 0).credits).toBe(540);
    expect(topOf(t)).toBe('move');
    expect(t.candidates('land')).toEqual([]);
    t.do('stop');
    expect(t).toAllow('land', 'earth');
    expect(t.candidates('fly')).toEqual([]);
    expect(player(t, 0).credits).toBe(540);
  });

  rule('SG-TURN-03', 'everybody sees the card, and it must be followed', () => {
    const leak = drawing('leak');
    expect(player(leak, 0).credits).toBe(430);
    expect(leak.log('spectator').some((line) => line.includes('leak'))).toBe(true);
    const fork = drawing('fork');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(fork.view(viewer).drawn).toEqual([number('fork')]);
    expect(fork).toWaitFor(0);
    expect(fork.candidates('stop')).toEqual([]);
    expect(fork.candidates('fly')).toEqual([]);
  });

  rule('SG-TURN-04', 'the movement follows, unless a combat or the card is in the way', () => {
    expect(topOf(drawing('fine-day'))).toBe('move');
    const held = drawing('stops-you');
    expect(held.candidates('fly')).toEqual([]);
    expect(held).toAllow('land', 'earth');
    const flees = drawing('raider', pips(6, 1));
    flees.do('flee');
    expect(topOf(flees)).toBe('move');
    const fights = drawing('raider', pips(6, 1, 6, 1));
    fights.do('fight');
    expect(active(fights)).toBe(1);
    const cannotFlee = drawing('raider', pips(1, 6, 6, 1));
    expect(active(cannotFlee)).toBe(1);
  });

  rule('SG-TURN-05', 'nobody has to move', () => {
    const t = drawing('fine-day');
    t.do('stop');
    expect(player(t, 0).sector).toBe(70);
    expect(active(t)).toBe(0);
    expect(t).toAllow('land', 'earth');
  });

  rule('SG-TURN-06', 'explored is where the ship has come to, not what it has passed or left', () => {
    const places = { planets: ['earth', 'wreckfield'], destiny: ['fine-day', 'fine-day'] };
    const t = dawn({ ...places, players: [{ sector: 69, systems: { lightspeed: 3 } }] }, pack);
    for (const sector of [70, 69, 75]) t.do('fly', sector);
    expect(active(t)).toBe(1);
    const there = dawn({ ...places, players: [{ sector: 69 }] }, pack);
    there.do('fly', 70);
    there.do('stop');
    expect(there.legal('land')).toEqual(['earth']);
  });

  rule('SG-TURN-07', 'where there is neither planet nor ship the turn is over', () => {
    const t = table({ open: { step: 'move', left: 2 }, players: [{ sector: 3 }, { sector: 1 }] });
    t.do('stop');
    expect(active(t)).toBe(1);
    const met = table({ open: { step: 'move', left: 2 }, players: [{ sector: 3 }, { sector: 3 }] });
    met.do('stop');
    expect(active(met)).toBe(0);
    expect(met).toAllow('meet', 1);
  });

  rule('SG-TURN-09', 'nobody has to explore', () => {
    const t = table({ planets: ['earth'], players: [{ at: 'earth', bounty: 300 }, { at: 'earth' }] });
    t.do('endTurn');
    expect(active(t)).toBe(1);
    expect(player(t, 0)).toMatchObject({ bounty: 300, credits: 500 });
  });

  rule('SG-TURN-10', 'the discard pile becomes the new destiny deck', () => {
    const [day, leak] = [number('fine-day'), number('leak')];
    const t = dawn(
      {
        destiny: [],
        destinyDiscard: ['leak', 'fine-day'],
        players: [{ sector: 3 }],
        draws: [],
        shuffles: [[day, leak]],
      },
      pack,
    );
    expect(player(t, 0).credits).toBe(430);
    expect(t.state.destiny.pile.cards).toEqual([day]);
    expect(t.state.destiny.discard.cards).toEqual([leak]);
  });

  rule('SG-TURN-11', 'a round goes from a player’s turn to the same player’s next turn', () => {
    const t = table({
      first: 1,
      turn: 1,
      round: 4,
      open: { step: 'move', left: 1 },
      players: [{ sector: 1 }, { sector: 3 }, { sector: 5 }],
    });
    const rounds = [[active(t), t.state.round]];
    for (let i = 0; i < 4; i++) {
      t.do('stop');
      rounds.push([active(t), t.state.round]);
    }
    expect(rounds).toEqual([
      [1, 4],
      [2, 4],
      [0, 4],
      [1, 5],
      [2, 5],
    ]);
  });

  rule('SG-TURN-12', 'equipment and friends are kept, contracts until done; all else is discarded', () => {
    for (const id of ['gadget', 'pal']) {
      const t = drawing(id);
      expect(player(t, 0).keeps.map(({ card }) => card)).toEqual([number(id)]);
      t.do('stop');
      t.do('endTurn');
      expect(player(t, 0).keeps).toHaveLength(1);
      expect(t.state.destiny.discard.cards).toEqual([number('fine-day')]);
    }
    const signed = drawing('order', [0]);
    expect(player(signed, 0)).toMatchObject({ keeps: [], deals: [{ card: number('order') }] });
    expect(signed.state.destiny.discard.cards).toEqual([]);
    const luck = drawing('leak');
    expect(player(luck, 0)).toMatchObject({ keeps: [], deals: [] });
    expect(luck.state.destiny.discard.cards).toEqual([number('leak')]);
  });
});
