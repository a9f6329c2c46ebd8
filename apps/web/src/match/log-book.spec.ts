import type { LogLine } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { line, page } from '../../test/page.ts';
import type { MatchDoor } from '../host.ts';
import { LogBook } from './log-book.ts';

/** A host whose answers come when the spec lets them. */
function slowHost() {
  const asked: {
    seat: number | null;
    after: number;
    answer: (lines: readonly LogLine[]) => Promise<void>;
  }[] = [];
  const log: MatchDoor['log'] = (seat, after) =>
    new Promise((resolve) => {
      const answer = async (lines: readonly LogLine[]) => {
        resolve(lines);
        await new Promise((done) => setTimeout(done));
      };
      asked.push({ seat, after, answer });
    });
  return { asked, door: { log } as MatchDoor };
}

const seqs = ({ lines }: LogBook) => lines.map(({ seq }) => seq);
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => line(from + at, 'something'));

describe('the log book', () => {
  it('is written on without asking where nothing is missing', () => {
    const { asked, door } = slowHost();
    const book = new LogBook(() => undefined);
    book.writeOn(page({ version: 2 }), lines(1, 2), door);
    book.writeOn(page({ version: 3 }), lines(3, 3), door);
    expect(seqs(book)).toEqual([1, 2, 3]);
    expect(asked).toHaveLength(0);
  });

  it('asks until it is up to date, also with what happened meanwhile', async () => {
    const { asked, door } = slowHost();
    const book = new LogBook(() => undefined);
    book.writeOn(page({ version: 4 }), [], door);
    book.writeOn(page({ version: 5 }), lines(5, 5), door);
    await asked[0]?.answer(lines(1, 4));
    await asked[1]?.answer(lines(5, 5));
    expect(asked.map(({ after }) => after)).toEqual([0, 4]);
    expect(seqs(book)).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes nothing that was asked for with other eyes', async () => {
    const { asked, door } = slowHost();
    const book = new LogBook(() => undefined);
    book.writeOn(page({ version: 2, seat: 0 }), [], door);
    book.clear();
    book.writeOn(page({ version: 2, seat: 1 }), [], door);
    await asked[0]?.answer(lines(1, 2));
    expect(seqs(book)).toEqual([]);
    await asked[1]?.answer(lines(1, 2));
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(seqs(book)).toEqual([1, 2]);
  });
});
