import { conformanceOf } from '@cantina/testkit/conformance';
import { describe, expect, it } from 'vitest';
import { regressions } from './regressions.ts';
import { subjectOf } from './subject.ts';

describe('games that once failed', () => {
  it('are remembered in a file that can be read', () => {
    for (const { game, law, seed } of regressions())
      expect([game, law, seed].every((part) => part !== '')).toBe(true);
  });

  for (const { game, law, ...origin } of regressions()) {
    it(`${game} ${JSON.stringify(origin)} keeps "${law}"`, async () => {
      const subject = await subjectOf(game);
      expect(() => conformanceOf(subject, origin)).not.toThrow();
    });
  }
});
