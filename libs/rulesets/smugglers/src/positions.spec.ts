import { scenario } from '@cantina/testkit';
import { describe, expect, it } from 'vitest';
import { player } from '../test/table.ts';
import { brixUnits } from './cargo.ts';
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
  it('near the Run: ten weapons before Koroth, and only customs between', () => {
    const t = reach('near the Run');
    expect(t).toWaitFor(0);
    expect(player(t, 0).sector).toBe(82);
    expect(brixUnits(player(t, 0))).toBe(10);
    t.do('land', 'koroth');
    expect(t).toAllow('bribe');
    expect(t).toAllow('rollCustoms');
  });

  it('prison: the prisoner is asked', () => {
    const t = reach('prison');
    expect(t).toWaitFor(1);
    expect(player(t, 1).where).toBe('prison');
    expect(t).toAllow('escape');
    expect(t).toAllow('serve');
  });

  it('hyperspace: a ship is nowhere, and another has the turn', () => {
    const t = reach('hyperspace');
    expect(player(t, 1).where).toBe('hyperspace');
    expect(t.state.active).not.toBe(1);
  });

  it('stranding: no lightspeed, and a choice where to be towed', () => {
    const t = reach('stranding');
    const seat = t.state.active;
    expect(player(t, seat).systems.lightspeed).toBe(0);
    expect(t.legal('berth', seat).length).toBeGreaterThan(1);
  });

  it('big combat: hull, equipment or goods', () => {
    const t = reach('big combat');
    expect(t).toWaitFor(1);
    expect(t).toAllow('shootHull');
    expect(t.legal('seize').length).toBeGreaterThan(0);
    expect(t.legal('plunder').length).toBeGreaterThan(0);
  });
});
