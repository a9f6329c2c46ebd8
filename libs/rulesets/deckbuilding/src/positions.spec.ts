import { scenario } from '@cantina/testkit';
import { describe, expect, it } from 'vitest';
import { galaxyOf, lying, side } from '../test/acts.ts';
import { cardNumber } from '../test/situation.ts';
import { content, load } from './index.ts';
import { positions } from './positions.ts';

function reach(name: string) {
  const position = positions.find((one) => one.name === name);
  if (position === undefined) throw new Error(`no position "${name}"`);
  const { options, seats, seed, script } = position;
  const t = scenario(load, content, { options, seats, seed });
  for (const { seat, action } of script) t.do(action.do, action.what, seat);
  return t;
}

describe('the named positions are what they say', () => {
  it('split: two damage for two ships', () => {
    const t = reach('split');
    expect(t).toWaitFor(0);
    expect(lying(t.state, 1).ships.toSorted()).toEqual(['c-roc-cruiser', 'rebel-transport']);
    expect(t.legal('deal')).toEqual([0, 1, 2]);
  });

  it('new base: the Rebels reveal one of four', () => {
    const t = reach('new base');
    expect(t).toWaitFor(1);
    expect(lying(t.state, 0).victory).toEqual(['dantooine']);
    expect(t.legal('reveal')).toHaveLength(4);
  });

  it('secret bases: two of four are picked', () => {
    const t = reach('secret bases');
    expect(t).toWaitFor(1);
    expect(lying(t.state, 0).bases).toHaveLength(4);
    expect(lying(t.state, 1).bases).toEqual(['hoth', 'tatooine']);
    expect(t.legal('keep')).toHaveLength(7);
  });

  it('forced choice: the Empire answers in the turn of the Rebels', () => {
    const t = reach('forced choice');
    expect(t.state.active).toBe(1);
    expect(t).toWaitFor(0);
    expect(t.legal('choose')).toEqual([0, 1]);
  });

  it('paid off: a neutral card in the galaxy discard pile', () => {
    const t = reach('paid off');
    expect(galaxyOf(t.state).discard).toHaveLength(1);
    expect(content.cards[cardNumber(galaxyOf(t.state).discard[0] ?? '')]?.faction).toBe('neutral');
    expect(side(t.state, 0).pool).toBe(1);
    expect(t).toWaitFor(0);
  });

  it('near victory: one more action wins', () => {
    const t = reach('near victory');
    expect(t.ruleset.outcome(t.state)).toBeUndefined();
    t.do('strike');
    expect(t).toBeWonBy(1);
  });

  it('nothing to draw: all that is left is in hand, so the X-Wing finds no card', () => {
    const t = reach('nothing to draw');
    expect(t).toWaitFor(1);
    expect(lying(t.state, 1)).toMatchObject({ deck: [], discard: [] });
    expect(lying(t.state, 1).hand).toHaveLength(5);
    t.do('play', cardNumber('x-wing'));
    expect(t).toRefuse('use', t.candidates('use')[0] ?? null, 'DB-END-08');
  });

  it('empty hand: once the last card is discarded, the Rebel Commando has nothing to take', () => {
    const t = reach('empty hand');
    expect(t.state.active).toBe(1);
    expect(t).toWaitFor(0);
    expect(lying(t.state, 0).hand).toHaveLength(1);
    const commando = side(t.state, 1).units.find(({ card }) => card === cardNumber('rebel-commando'));
    expect(commando?.used).toBe(false);
    t.do('pick', t.legal('pick')[0]);
    expect(lying(t.state, 0).hand).toEqual([]);
    expect(t).toRefuse('use', commando?.id ?? null, 'DB-TERM-19');
  });
});
