import { cellar, noughts } from '@cantina/samples';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { conformance } from './conformance.ts';
import { gameOfReachFile, leaveReach } from './reach-log.ts';
import { Reached, reachableOf, unreached } from './reach.ts';

describe('Reached', () => {
  it('remembers by kind and id', () => {
    const reached = new Reached();
    reached.probe('card', 'lantern');
    expect(reached.has('card', 'lantern')).toBe(true);
    expect(reached.has('card', 'dog')).toBe(false);
    expect(reached.has('space', 'lantern')).toBe(false);
  });

  it('takes a configuration as the options it is made of', () => {
    const reached = new Reached();
    reached.configured({ seats: 3, options: { cat: 'wild', trade: false } });
    expect(reached.toJSON()).toEqual({ option: ['cat="wild"', 'seats=3', 'trade=false'] });
  });

  it('adds up what was reached elsewhere, through JSON', () => {
    const [one, two] = [new Reached(), new Reached()];
    one.probe('card', 'b');
    one.probe('card', 'a');
    one.probe('card', 'a');
    two.probe('arm', 'b/ability#0');
    two.add(JSON.parse(JSON.stringify(one)) as ReturnType<Reached['toJSON']>);
    expect(two.toJSON()).toEqual({ arm: ['b/ability#0'], card: ['a', 'b'] });
  });
});

describe('what can be reached', () => {
  it('is all that the game, its options and its sources name', () => {
    const ruleset = cellar.load(cellar.content);
    const reachable = reachableOf(ruleset, { ...cellar, refusals: ['SM-DOG-01'], features: ['order'] });
    expect(reachable['card']).toEqual(cellar.content.cards.map(({ id }) => id));
    expect(reachable['space']).toHaveLength(6);
    expect(reachable['option']).toEqual(
      expect.arrayContaining(['seats=2', 'seats=4', 'rounds=5', 'cat="wild"']),
    );
    expect(reachable['refusal']).toEqual(['SM-DOG-01']);
    expect(reachable['feature']?.filter((feature) => feature === 'order')).toHaveLength(1);
    expect(reachable['arm']).toEqual(expect.arrayContaining(['key/ability#0', 'key/ability#1']));
  });

  it('is named where it was not', () => {
    const reached = new Reached();
    const reachable = { card: ['a', 'b'], space: ['a'] };
    expect(unreached(reachable, reached)).toEqual(['card a', 'card b', 'space a']);
    reached.probe('card', 'a');
    expect(unreached(reachable, reached)).toEqual(['card b', 'space a']);
    reached.probe('card', 'b');
    reached.probe('space', 'a');
    expect(unreached(reachable, reached)).toEqual([]);
  });

  it('is found by walks, or else listed', () => {
    const refusals = ['NX-PLACE-01', 'NX-NEVER-01'];
    const { unreached: missing } = conformance({ ...noughts, refusals }, { games: 3, heavy: 'sampled' });
    expect(missing).toEqual(['refusal NX-NEVER-01']);
  });
});

describe('reach left behind', () => {
  let folder = '';
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is a file of its own each time, in the folder asked for', () => {
    folder = mkdtempSync(join(tmpdir(), 'reach-'));
    vi.stubEnv('CANTINA_REACH', join(folder, 'new'));
    const reached = new Reached();
    reached.probe('card', 'a');
    leaveReach('some-game-2', reached);
    leaveReach('some-game-2', reached);
    const names = readdirSync(join(folder, 'new'));
    expect(names).toHaveLength(2);
    for (const name of names) {
      expect(gameOfReachFile(name)).toBe('some-game-2');
      expect(JSON.parse(readFileSync(join(folder, 'new', name), 'utf8'))).toEqual({ card: ['a'] });
    }
  });

  it('is nothing where nobody asked', () => {
    folder = mkdtempSync(join(tmpdir(), 'reach-'));
    vi.stubEnv('CANTINA_REACH', '');
    leaveReach('some-game', new Reached());
    expect(readdirSync(folder)).toEqual([]);
  });
});
