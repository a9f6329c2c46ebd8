import { describe, expect, it } from 'vitest';
import { book } from './book.ts';
import type { Topic } from './line.ts';

const topics: readonly Topic[] = [
  { topic: 'one', lines: [['NX-A-01', 'ORIGINAL', '', 'First.']] },
  { topic: 'two', lines: [['NX-A-02', 'ORIGINAL', 'L3', 'Second.']] },
];

describe('book', () => {
  it('keeps the order and the topic of its lines', () => {
    const { lines, line } = book('sample', topics);
    expect(lines.map(({ id, topic }) => [id, topic])).toEqual([
      ['NX-A-01', 'one'],
      ['NX-A-02', 'two'],
    ]);
    expect(line('NX-A-02')?.source).toBe('L3');
    expect(line('NX-A-03')).toBeUndefined();
  });

  it('refuses an id used twice, also across topics', () => {
    const again: Topic = { topic: 'three', lines: [['NX-A-01', 'ORIGINAL', '', 'Again.']] };
    expect(() => book('sample', [...topics, again])).toThrow('NX-A-01 is used twice');
  });

  it('works corrections in and keeps what the line said', () => {
    const { lines } = book('sample', topics, [{ id: 'NX-A-01', text: 'Better.', reason: 'a misprint' }]);
    expect(lines[0]).toMatchObject({
      text: 'Better.',
      topic: 'one',
      corrected: { was: 'First.', because: 'a misprint' },
    });
    expect(lines[1]?.corrected).toBeUndefined();
  });

  it.each([
    ['an unknown id', [{ id: 'NX-A-09', text: 'x', reason: 'y' }], 'unknown id NX-A-09'],
    ['no reason', [{ id: 'NX-A-01', text: 'x', reason: ' ' }], 'gives no reason'],
    ['no change', [{ id: 'NX-A-01', text: 'First.', reason: 'y' }], 'changes nothing'],
    [
      'a second correction',
      [
        { id: 'NX-A-01', text: 'x', reason: 'y' },
        { id: 'NX-A-01', text: 'z', reason: 'y' },
      ],
      'corrected twice',
    ],
  ])('refuses a correction with %s', (_, corrections, message) => {
    expect(() => book('sample', topics, corrections)).toThrow(message);
  });
});
