import { LANGUAGES } from '@cantina/engine';
import { CODES } from '@cantina/match';
import { problem as form } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { kinds, titles, type ProblemCode } from './problem-words.ts';
import { languageOf, Problem, problemBody, statusOf } from './problem.ts';

/** Problems have a code for programs and words for people. */

const codes = Object.keys(kinds) as ProblemCode[];

describe('every problem', () => {
  it.each(codes)('%s has words of its own in every language, and a status with a title', (code) => {
    const [status, words] = kinds[code];
    expect(titles[status]).toBeTruthy();
    const said = LANGUAGES.map((language) => words[language]);
    expect(new Set(said).size).toBe(LANGUAGES.length);
    for (const language of LANGUAGES) {
      const body = problemBody(new Problem(code), language);
      expect(form.strict().parse(body)).toEqual({
        title: titles[status],
        status,
        code,
        detail: words[language],
      });
    }
    expect(words.ru).toMatch(/[а-я]/);
  });

  it('of the match library has words', () => {
    expect(codes).toEqual(expect.arrayContaining([...CODES]));
  });

  it('is told apart from every other by its words', () => {
    for (const language of LANGUAGES) {
      const said = codes.map((code) => kinds[code][1][language]);
      expect(new Set(said).size).toBe(codes.length);
    }
  });
});

it('what no rule can make sense of is no conflict but bad input', () => {
  const forbidden = new Problem('refused', { rule: 'NX-PLACE-01' });
  const nonsense = new Problem('refused', { rule: 'CORE-MALFORMED', expected: 'an action' });
  expect([statusOf(forbidden), statusOf(nonsense)]).toEqual([409, 422]);
  expect(problemBody(nonsense, 'en').code).toBe('bad-input');
});

it('is told in English to those whose language we do not speak', () => {
  expect(['de', 'tlh', undefined, 'EN'].map(languageOf)).toEqual(['de', 'en', 'en', 'en']);
});
