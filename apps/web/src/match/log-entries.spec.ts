import { describe, expect, it } from 'vitest';
import { line, said } from '../../test/page.ts';
import { entriesOf } from './log-entries.ts';

describe('the log on the page', () => {
  it('tells what happened, and what of it was taken back', () => {
    const log = [
      line(1, 'The game begins', { type: 'start', seat: null }),
      line(2, '', { said: [said('a coin is found'), said('it is gold')] }),
      line(3, 'nobody sees it', { said: [] }),
      line(4, 'P1 takes back', { type: 'undo', to: 1 }),
    ];
    expect(entriesOf(log, 'taken back')).toEqual([
      { id: '1', parts: ['The game begins'], struck: undefined },
      { id: '2', parts: ['a coin is found; it is gold'], struck: 'taken back' },
      { id: '4', parts: ['P1 takes back'], struck: undefined },
    ]);
  });
});
