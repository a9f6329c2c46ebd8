import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@cantina/engine';
import { SYSTEMS } from '../kinds.ts';
import { characters } from './characters.ts';
import { numbers, tables } from './tables.ts';
import type { CharacterLiteral } from './types.ts';

const abilities = ({ on = [], while: values = [], instead = [] }: CharacterLiteral): number =>
  on.length + values.length + instead.length;
const bountyOf = ({ start }: CharacterLiteral): number => start?.bounty ?? 0;
const startOf = ({ start, minimumBounty }: CharacterLiteral): string =>
  JSON.stringify([numbers.start, start ?? {}, minimumBounty ?? 0]);

/** What the head start of a ship would cost where it is cheapest. */
function headStart({ start = {} }: CharacterLiteral): number {
  return SYSTEMS.reduce((sum, system) => {
    const usual = numbers.start[system] ?? 0;
    return sum + ((start[system] ?? usual) - usual) * (tables.upgrades[system].military ?? 0);
  }, 0);
}

describe('the twelve characters', () => {
  it('are twelve originals with names and a line about each in three languages', () => {
    expect(characters.length).toBe(12);
    expect(characters.every(({ source }) => source === 'original')).toBe(true);
    expect(new Set(characters.map(({ id }) => id)).size).toBe(12);
    for (const language of LANGUAGES) {
      expect(new Set(characters.map(({ name }) => name[language])).size).toBe(12);
      expect(new Set(characters.map(({ about }) => about[language])).size).toBe(12);
    }
  });

  it('start each in another way and have abilities no other has in this mixture', () => {
    expect(new Set(characters.map(startOf)).size).toBe(12);
    const what = characters.map(({ on, while: values, instead }) => JSON.stringify([on, values, instead]));
    expect(new Set(what).size).toBe(12);
  });

  it('have one or two abilities', () => {
    for (const character of characters) {
      expect(abilities(character), character.id).toBeGreaterThanOrEqual(1);
      expect(abilities(character), character.id).toBeLessThanOrEqual(2);
    }
  });

  it('are partly wanted, two of them for ever', () => {
    const wanted = characters.filter((character) => bountyOf(character) > 0).map(({ id }) => id);
    expect(wanted).toEqual(['tobin-rusk', 'nyx-calloway', 'jessamy-thorn', 'red-ysolde']);
    const forEver = characters.filter(({ minimumBounty = 0 }) => minimumBounty > 0);
    expect(forEver.map(({ id }) => id)).toEqual(['nyx-calloway', 'red-ysolde']);
    for (const character of forEver)
      expect(bountyOf(character)).toBeGreaterThan(character.minimumBounty ?? 0);
  });

  it('who are wanted for ever have something against customs', () => {
    const words = (id: string): string => JSON.stringify(characters.find((one) => one.id === id)?.while);
    expect(words('nyx-calloway')).toContain('"customs"');
    expect(words('red-ysolde')).toContain('"confiscated"');
  });

  it('begin with ships worth a few hundred credits more at most, and purses that make up for it', () => {
    for (const character of characters) {
      const credits = character.start?.credits ?? 500;
      expect(headStart(character), character.id).toBeGreaterThan(0);
      expect(headStart(character), character.id).toBeLessThanOrEqual(300);
      expect(headStart(character) + credits, character.id).toBeGreaterThanOrEqual(450);
      expect(headStart(character) + credits, character.id).toBeLessThanOrEqual(
        bountyOf(character) > 0 ? 1500 : 1000,
      );
    }
  });

  it('cannot make the Run at once: nobody begins with the pods or the speed for it', () => {
    for (const { id, start = {} } of characters) {
      expect(start.pods ?? 0, id).toBeLessThan(5);
      expect(start.lightspeed ?? 0, id).toBeLessThan(5);
    }
  });
});
