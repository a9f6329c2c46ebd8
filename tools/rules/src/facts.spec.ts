import { load } from '@cantina/registry';
import { describe, expect, it } from 'vitest';
import { facts, factsText } from './facts.ts';

describe('facts', () => {
  it('are read from a loaded ruleset', async () => {
    const ruleset = await load('noughts');
    if (ruleset === undefined) throw new Error('the registry does not know noughts');
    expect(facts(ruleset)).toEqual({ hatches: [], effects: 0, openActions: [] });
  });

  it('are put in words, with the share of the escape hatch', () => {
    const text = factsText({ hatches: ['tank/ability/0'], effects: 40, openActions: ['offer', 'bid'] });
    expect(text).toBe('escape hatch: 1 of 40 effects (2.5 %): tank/ability/0\nopen actions: 2: offer, bid');
    expect(factsText({ hatches: [], effects: 0, openActions: [] })).toContain('0 of 0 effects (0.0 %)');
  });
});
