import { load } from '@cantina/registry';
import { describe, expect, it } from 'vitest';
import { script, typist } from '../test/typist.ts';
import { localPlace } from './local.ts';
import type { Place } from './place.ts';
import { play } from './play.ts';

async function sit(game: string, seed: string, seats = 2): Promise<Place> {
  const ruleset = await load(game);
  if (ruleset === undefined) throw new Error(`no ${game}`);
  return localPlace({ ruleset, options: {}, seats, seed, lang: 'en' });
}

describe('a match in the terminal', () => {
  it.each([2, 3, 4])('goes to its end with the first choice always taken, for %i', async (seats) => {
    const { written, terminal } = typist(() => '1');
    expect(await play(await sit('cellar', 'terminal', seats), terminal)).toBe('over');
    expect(written.at(-1)).toMatch(/^\n= .*\[(won|lost|drawn)(, (won|lost|drawn))*\]$/);
    expect(written.join('\n')).not.toContain('⟦');
  });

  it('is the same for the same seed', async () => {
    const [one, two] = [typist(() => '1'), typist(() => '1')];
    await play(await sit('cellar', 'same'), one.terminal);
    await play(await sit('cellar', 'same'), two.terminal);
    expect(one.written).toEqual(two.written);
  });

  it('says why something is forbidden', async () => {
    const { written, terminal } = script('5', 'why', 'quit');
    expect(await play(await sit('noughts', 'x'), terminal)).toBe('left');
    expect(written).toContain('· Player 1 marks field 5');
    expect(written).toContain('  -  field 5: Only an empty field may be marked. (NX-PLACE-01)');
  });

  it('shows the table, and helps whoever types something else', async () => {
    const { written, terminal } = script('view', '99', 'offer {', 'quit');
    await play(await sit('cellar', 'x'), terminal);
    expect(written.some((line) => line.includes('"round": 1'))).toBe(true);
    expect(written.filter((line) => line.includes('why (what is forbidden)'))).toHaveLength(2);
  });

  it('takes an open action as JSON, and tells when the rules forbid it', async () => {
    const { written, terminal } = script('offer {"keep":"nothing-1","coins":1}', 'quit');
    await play(await sit('cellar', 'x'), terminal);
    expect(written.some((line) => /^! .*\(SM-TRADE-\d\d\)$/.test(line))).toBe(true);
  });

  it('ends with the input', async () => {
    expect(await play(await sit('noughts', 'x'), script().terminal)).toBe('left');
  });
});
