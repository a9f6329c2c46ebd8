import { textOf } from '@cantina/testkit';
import { describe, expect, it } from 'vitest';
import { content, load } from '../index.ts';

/** Every card's words, made from its effects, so that a change of either shows as a difference somebody can read. */
describe('the words on the cards', () => {
  const words = textOf(load(content));

  it('read as they always read, in three languages', async () => {
    await expect(`${words}\n`).toMatchFileSnapshot('golden/cards.txt');
  });

  it('are all there: nothing untranslated, nothing undefined', () => {
    for (const { id, ability, reward, purchase, on, while: modifiers } of content.cards) {
      const printed = [ability, reward, purchase, on, modifiers].filter((part) => part !== undefined);
      for (const language of ['en', 'de', 'ru']) {
        const lines = words
          .split('\n')
          .filter((line) => line.startsWith(`${id} `) && line.includes(` ${language}: `));
        expect(lines.length, `${id} in ${language}`).toBeGreaterThanOrEqual(printed.length);
      }
    }
    expect(words).not.toMatch(/⟦|undefined|\{/);
  });
});
