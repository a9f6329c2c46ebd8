import { cellar, noughts } from '@cantina/samples';
import { describe, expect, it } from 'vitest';
import { textOf } from './conformance/index.ts';
import { playthrough } from './golden.ts';

const board = noughts.load(noughts.content);
const night = cellar.load(cellar.content);

const games = [
  ['noughts', board, { configuration: { seats: 2, options: {} }, seed: '1' }],
  ['cellar-two', night, { configuration: { seats: 2, options: { rounds: 3 } }, seed: '522' }],
  ['cellar-four', night, { configuration: { seats: 4, options: { rounds: 3, cat: 'wild' } }, seed: '749' }],
] as const;

describe('golden playthroughs', () => {
  it.each(games)('%s goes as it always went', async (name, ruleset, origin) => {
    await expect(playthrough(ruleset, origin)).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it('tell a game one can follow: what was asked, what was done, what came of it, and the end', () => {
    const text = playthrough(board, { configuration: { seats: 2, options: {} }, seed: '1' });
    const lines = text.split('\n');
    expect(lines[0]).toBe('Noughts and crosses, {"configuration":{"seats":2,"options":{}},"seed":"1"}');
    expect(lines[2]).toBe('1. Player 1: Mark an empty field (9)');
    expect(lines[3]).toMatch(/^ {3}> field \d$/);
    expect(lines[4]).toMatch(/^ {3}Player 1 marks field \d$/);
    expect(lines.at(-2)).toMatch(/^(Player \d has three in a row|The board is full): \w+, \w+$/);
    expect(text).not.toMatch(/⟦|undefined/);
  });
});

describe('the words of every card', () => {
  it('read as they always read, in three languages', async () => {
    await expect(`${cardTexts()}\n`).toMatchFileSnapshot('golden/cellar-cards.txt');
  });

  it('are all there', () => {
    const text = cardTexts();
    for (const card of night.cards) expect(text).toContain(`${card} `);
    expect(text).not.toMatch(/⟦|undefined/);
  });
});

function cardTexts(): string {
  return textOf(night);
}
