import { seeded, Stream } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { faces, pips, ScriptedRandom } from './scripted.ts';

describe('scripted draws', () => {
  it('come in the order written', () => {
    const random = new ScriptedRandom({ draws: [5, 0, 2] });
    expect([random.below(6), random.below(1), random.below(3)]).toEqual([5, 0, 2]);
    expect(() => random.finished()).not.toThrow();
  });

  it('fail when there is none left', () => {
    const random = new ScriptedRandom({ draws: [1] });
    random.below(6);
    expect(() => random.below(8)).toThrow('the script has no draw left (asked for one below 8)');
    expect(() => new ScriptedRandom({}).below(6)).toThrow('no draw left');
  });

  it.each([6, -1, 1.5, NaN])('fail where chance could not say %d', (draw) => {
    expect(() => new ScriptedRandom({ draws: [draw] }).below(6)).toThrow('but the draw is below 6');
  });

  it('fail when some are left over', () => {
    const random = new ScriptedRandom({ draws: [1, 4, 3] });
    random.below(6);
    expect(() => random.finished()).toThrow('left over in the script: draws 4, 3');
  });

  it('leave the script itself as it is', () => {
    const script = { draws: [1, 2], shuffles: [['a']] };
    const random = new ScriptedRandom(script);
    random.below(6);
    random.shuffle(['a']);
    expect(script).toEqual({ draws: [1, 2], shuffles: [['a']] });
  });
});

describe('scripted shuffles', () => {
  it('order the very list that is shuffled', () => {
    const random = new ScriptedRandom({ shuffles: [[3, 1, 2, 1]] });
    const list = [1, 1, 2, 3];
    random.shuffle(list);
    expect(list).toEqual([3, 1, 2, 1]);
    expect(() => random.finished()).not.toThrow();
  });

  it('order lists of things by what they are', () => {
    const list = [{ id: 'a' }, { id: 'b' }];
    new ScriptedRandom({ shuffles: [[{ id: 'b' }, { id: 'a' }]] }).shuffle(list);
    expect(list).toEqual([{ id: 'b' }, { id: 'a' }]);
  });

  it.each([
    ['a thing is missing', [1, 2]],
    ['a thing is too much', [1, 2, 3, 3]],
    ['a thing is another', [1, 2, 4]],
    ['a number is a word', [1, 2, '3']],
    ['a copy is missing', [1, 2, 2]],
  ])('fail for another list: %s', (_how, wanted) => {
    const list = [1, 2, 3];
    expect(() => new ScriptedRandom({ shuffles: [wanted] }).shuffle(list)).toThrow('but [1,2,3] is shuffled');
    expect(list).toEqual([1, 2, 3]);
  });

  it('fail when there is none left, or some are left over', () => {
    expect(() => new ScriptedRandom({ draws: [1] }).shuffle([1, 2])).toThrow('no shuffle left (of 2 things)');
    expect(() => new ScriptedRandom({ shuffles: [[1], [2]] }).finished()).toThrow('2 shuffles');
  });
});

describe('names for draws', () => {
  const die = { name: 'attack', faces: ['hit', 'hit', 'crit', 'blank'] };

  it('find a face by its first place', () => {
    expect(faces(die, 'blank', 'hit', 'crit')).toEqual([3, 0, 2]);
    expect(() => faces(die, 'hit', 'miss')).toThrow('"miss" is not a face of attack');
  });

  it('count pips from one, as real chance would draw them', () => {
    expect(pips(6, 1)).toEqual([5, 0]);
    const real = new Stream(seeded(1));
    for (let i = 0; i < 50; i++) {
      const drawn = real.below(6);
      expect(new ScriptedRandom({ draws: pips(drawn + 1) }).below(6)).toBe(drawn);
    }
  });
});
