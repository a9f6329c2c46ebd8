import type { Language } from '@cantina/engine';
import type { Answer, Code, Refused } from '@cantina/match';
import { promptOf } from '../host/page.ts';
import type { GameRules } from '../host/rules.ts';
import { Problem, type Particulars } from '../problem.ts';

/** The part of the request that a refusal is about, where it is always the same. */
const places: Readonly<Partial<Record<Code, string>>> = {
  'no-match': 'match',
  'no-ruleset': 'ruleset',
  'no-seat': 'seat',
  'not-your-seat': 'seat',
  'seat-taken': 'seat',
  'bad-name': 'name',
  'bad-colour': 'colour',
  'colour-taken': 'colour',
  'bad-nonce': 'nonce',
  'bad-key': 'key',
  'bad-text': 'text',
  'bad-actions': 'actions',
  stale: 'decision',
};

/** Where options are refused, the ruleset counts from the options on; the reader counts from the request. */
function placeOf({ code, params = {} }: Refused): string | undefined {
  const { where } = params as { readonly where?: string };
  if (code !== 'bad-options') return where ?? places[code];
  return where === undefined || where === '' ? 'options' : `options/${where}`;
}

/** What the match library did not do, as a problem that names the rule. */
export function problemOf(refused: Refused, rules: GameRules | undefined, lang: Language): Problem {
  const { code, rule, params = {}, index, decision, prompt } = refused;
  const { expected, found } = params as { readonly expected?: string; readonly found?: unknown };
  const where = placeOf(refused);
  const particulars: Particulars = {
    ...(rule !== undefined && { rule }),
    ...(rule !== undefined &&
      rules !== undefined &&
      code !== 'defect' && { detail: rules.reason(rule, lang) }),
    ...(where !== undefined && { where }),
    ...(expected !== undefined && { expected }),
    ...(found !== undefined && { found }),
    ...(index !== undefined && { index }),
    ...(decision !== undefined && { decision }),
    ...(prompt !== undefined && rules !== undefined && { prompt: promptOf(rules, prompt, lang) }),
  };
  return new Problem(code, particulars);
}

/** The entry it led to, or the problem. */
export function versionOf(answer: Answer, rules: GameRules | undefined, lang: Language): number {
  if (!answer.done) throw problemOf(answer.refused, rules, lang);
  return answer.seq;
}
