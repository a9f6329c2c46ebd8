/** Real games for the specs: pages as the host makes them, from the rules themselves. */
import { content, load, type State } from '@cantina/deckbuilding';
import { say, type Language, type Message, type Seat } from '@cantina/engine';
import { below, seeded } from '@cantina/random';
import type { Box, Said, Shown } from '../src/page.ts';

export const ruleset = load(content);

const said = (language: Language, message: Message): Said => ({
  text: say(ruleset.wording, language, message),
  message,
});

/** The content as it is fetched. */
export const boxIn = (language: Language): Box => ({
  content: ruleset.content as Box['content'],
  cards: Object.fromEntries(
    ruleset.cards.map((card) => [
      card,
      ruleset.cardText(card).map(({ slot, text }) => ({ slot, text: say(ruleset.wording, language, text) })),
    ]),
  ),
  words: ruleset.wording[language],
});

const boxes = new Map<Language, Box>();

function box(language: Language): Box {
  const known = boxes.get(language) ?? boxIn(language);
  boxes.set(language, known);
  return known;
}

/** What the host shows to a seat. */
export function pageOf(state: State, seat: Seat | null, language: Language = 'en'): Shown {
  const prompt = seat === null ? undefined : ruleset.prompt(state, seat);
  const candidates = seat === null ? [] : ruleset.candidates(state, seat);
  const actors = ruleset.actors(state);
  const outcome = ruleset.outcome(state);
  return {
    view: ruleset.view(state, seat ?? 'spectator'),
    prompt:
      prompt === undefined
        ? null
        : {
            ask: said(language, prompt.ask),
            source: prompt.source === undefined ? null : said(language, prompt.source),
            rule: prompt.rule ?? null,
          },
    choices: candidates.map((action) => {
      const verdict = ruleset.check(state, seat ?? 0, action);
      const odds = ruleset.odds(state, seat ?? 0, action)?.outcomes ?? [];
      return {
        action,
        label: said(language, ruleset.label(state, seat ?? 0, action)),
        refused: verdict === undefined ? null : { rule: verdict.rule, reason: `because of ${verdict.rule}` },
        odds: odds.map(({ of, chance }) => ({ of: said(language, of), chance })),
      };
    }),
    seat,
    seats: [0, 1].map((one) => ({
      seat: one,
      kind: 'human' as const,
      name: one === 0 ? 'Ann' : 'Bo',
      asked: actors.includes(one),
    })),
    content: box(language),
    language,
    outcome:
      outcome === undefined ? null : { seats: outcome.seats, because: said(language, outcome.because) },
  };
}

/** Plays at random, a little eager to do something before the turn ends; calls at every decision. */
export function walk(
  seed: number,
  options: unknown,
  visit: (state: State, seat: Seat) => void,
  most = 1500,
): State {
  const state = ruleset.setup(options, 2, seeded(seed));
  const dice = seeded(seed + 1000);
  for (let i = 0; i < most; i++) {
    const [seat] = ruleset.actors(state);
    if (seat === undefined) break;
    visit(state, seat);
    const legal = ruleset.legal(state, seat);
    const eager = legal.filter((action) => action.do !== 'endTurn');
    const from = eager.length > 0 && below(dice, 10) > 0 ? eager : legal;
    const action = from[below(dice, from.length)];
    if (action === undefined) break;
    ruleset.apply(state, seat, action);
  }
  return state;
}
