import {
  eventFor,
  say,
  type Core,
  type GameEvent,
  type Language,
  type Message,
  type Ruleset,
} from '@cantina/engine';
import { pick, seeded, Stream } from '@cantina/random';
import { core, isBook, rulebook } from '@cantina/rulebook';
import { percent, type Place } from './place.ts';

export interface LocalMatch {
  readonly ruleset: Ruleset;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly lang: Language;
}

/** The player's seat; the others are bots that choose at random. */
const YOU = 0;

/** A match in this process: the player against bots. */
export async function localPlace({ ruleset, options, seats, seed, lang }: LocalMatch): Promise<Place> {
  const state = ruleset.setup(options, seats, seeded(seed));
  const bots = new Stream(seeded(`${seed} bots`));
  const reason = await reasons(ruleset, lang);
  const events: GameEvent[] = [];
  const words = (message: Message) => say(ruleset.wording, lang, message);
  playBots(ruleset, state, bots, events);

  return {
    look() {
      const asked = ruleset.prompt(state, YOU);
      const outcome = ruleset.outcome(state);
      return Promise.resolve({
        ask: asked && words(asked.ask),
        choices: ruleset.candidates(state, YOU).map((action) => {
          const refused = ruleset.check(state, YOU, action);
          const odds = ruleset.odds(state, YOU, action)?.outcomes ?? [];
          return {
            action,
            label: words(ruleset.label(state, YOU, action)),
            refused: refused && `${reason(refused.rule)} (${refused.rule})`,
            odds: odds.map(({ of, chance }) => `${words(of)} ${percent(chance)}`).join(', '),
          };
        }),
        open: ruleset.facts.openActions,
        news: events.splice(0).map((event) => words(eventFor(event, YOU))),
        view: ruleset.view(state, YOU),
        outcome: outcome && `${words(outcome.because)} [${outcome.seats.join(', ')}]`,
      });
    },
    act(action) {
      const refused = ruleset.check(state, YOU, action);
      if (refused !== undefined) return Promise.resolve(`${reason(refused.rule)} (${refused.rule})`);
      ruleset.apply(state, YOU, action, events);
      playBots(ruleset, state, bots, events);
      return Promise.resolve(undefined);
    },
    wait: () => Promise.resolve(),
  };
}

function playBots(ruleset: Ruleset, state: Core, random: Stream, events: GameEvent[]): void {
  for (;;) {
    const bot = ruleset.actors(state).find((seat) => seat !== YOU);
    if (bot === undefined) return;
    ruleset.apply(state, bot, pick(random, ruleset.legal(state, bot)), events);
  }
}

async function reasons({ meta }: Ruleset, lang: Language): Promise<(rule: string) => string> {
  const name = meta.sample === true ? 'sample' : meta.id;
  const book = isBook(name) ? await rulebook(name) : undefined;
  return (rule) => core(rule)?.text[lang] ?? book?.line(rule)?.text ?? rule;
}
