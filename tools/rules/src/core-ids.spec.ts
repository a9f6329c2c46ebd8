import { CORE, core } from '@cantina/rulebook';
import { findRule } from '@cantina/rulebook/all';
import { describe, expect, it } from 'vitest';
import { citations, refusalsIn } from './citations.ts';
import { filesBelow, read, shippedSources } from './places.ts';

/** The engine may not import the rulebook; it names CORE refusals by id, so somebody has to compare. */
describe('CORE ids', () => {
  const sources = ['libs', 'apps']
    .flatMap((folder) => filesBelow(folder))
    .filter(
      (path) => path.includes('/src/') && !path.startsWith('libs/rulebook/') && !path.endsWith('.spec.ts'),
    )
    .map((path) => read(path));

  it('are all in the list, wherever they are used', () => {
    const used = [...citations(sources).keys()].filter((id) => id.startsWith('CORE-'));
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((id) => core(id) === undefined)).toEqual([]);
  });

  it('cover every refusal the engine makes', () => {
    const made = refusalsIn(shippedSources('core'));
    expect(made).toContain('CORE-OVER');
    expect(made.filter((id) => !CORE.some((line) => line.id === id))).toEqual([]);
  });

  it('no source refuses by a rule that no rulebook has', () => {
    expect(refusalsIn(sources).filter((id) => findRule(id) === undefined)).toEqual([]);
  });
});
