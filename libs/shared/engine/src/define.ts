import { Stream } from '@cantina/random';
import type { z } from 'zod';
import { cardText } from './card-text.ts';
import { clone } from './clone.ts';
import { factsOf } from './facts.ts';
import { digest } from './hash.ts';
import type { Json } from './json.ts';
import { legality } from './legality.ts';
import { joinWording, type Wording } from './message.ts';
import { engineWording } from './wording.ts';
import { readRules } from './read-rules.ts';
import { redealInPlace } from './redeal.ts';
import type { Definition, Load, Ruleset, Viewer } from './ruleset.ts';
import { settle } from './stack.ts';
import { core, type Core } from './state.ts';
import { TableRandom, type Table } from './table.ts';
import { badInput, Refused } from './verdict.ts';

/** Turns what a ruleset writes into the whole contract: `export const load = define({ … })`. */
export function define<State extends Core, Content, Options, View>(
  game: Definition<Table<State, Content>, State, Content, Options, View>,
): Load<State, View> {
  return (input, wiring = {}) => {
    const content = accept(game.content, input, 'CORE-CONTENT');
    const rules = readRules(game, content);
    // One table for all calls: rule code only ever sees it while one of these functions runs.
    const random = new TableRandom(core(0, []), wiring.random);
    const table = {
      state: undefined as unknown as State,
      content,
      random,
      emit: undefined,
      probe: wiring.probe,
      rules,
    };
    const moves = legality(rules, game.interjections, wiring.ignore);
    const at = (state: State): Table<State, Content> => {
      table.state = state;
      table.emit = undefined;
      random.sitAt(state);
      return table;
    };
    const hear = (state: State, events: unknown[] | undefined): Table<State, Content> => {
      const heard = at(state) as { emit: unknown } & Table<State, Content>;
      if (events !== undefined) heard.emit = (event: unknown) => void events.push(event);
      return heard;
    };

    const ruleset: Ruleset<State, View> = {
      meta: game.meta,
      content,
      contentHash: digest(content),
      options: game.options,
      action: moves.schema,
      viewForm: game.viewForm,
      wording: wordingOf(game.wording, game.words?.(content)),
      facts: factsOf(
        rules,
        Object.keys(game.interjections ?? {}),
        moves.open,
        game.reachable?.(content) ?? {},
      ),
      positions: game.positions ?? [],

      setup(options, seats, seed) {
        const { min, max } = game.meta.seats;
        if (!Number.isInteger(seats) || seats < min || seats > max) {
          throw new Refused(
            badInput('CORE-SEATS', { where: 'seats', expected: `${min} to ${max}`, found: asJson(seats) }),
          );
        }
        const chosen = accept(game.options, options, 'CORE-OPTION');
        const base = core(seats, seed.slice());
        const chance = wiring.random ?? new Stream(base.random);
        const own = game.setup({ options: chosen, seats, content, random: chance, core: base });
        const state = Object.assign(base, own) as unknown as State;
        settle(at(state));
        return state;
      },
      actors: (state) => moves.actors(at(state)),
      prompt: (state, seat) => moves.prompt(at(state), seat),
      candidates: (state, seat) => moves.candidates(at(state), seat),
      legal: (state, seat) => moves.legal(at(state), seat),
      check: (state, seat, action) => moves.check(at(state), seat, action),
      apply(state, seat, action, events) {
        const seated = hear(state, events);
        moves.apply(seated, seat, action);
        settle(seated);
      },
      concede(state, seat, events) {
        const seated = hear(state, events);
        game.concede(seated, seat);
        settle(seated);
      },
      label: (state, seat, action) => moves.label(at(state), seat, action),
      odds: (state, seat, action) => moves.odds(at(state), seat, action),
      view: (state, viewer: Viewer) => game.view(at(state), viewer),
      outcome: (state) => state.outcome ?? undefined,
      redeal(state, seat, chance) {
        const copy = ruleset.clone(state);
        redealInPlace(at(copy), seat, game.hidden(at(copy), seat), chance);
        return copy;
      },
      hidden: (state, seat) => game.hidden(at(state), seat),
      evaluate: (state, seat) => game.evaluate(at(state), seat),
      reasons: (state, seat) => game.reasons?.(at(state), seat) ?? {},
      suggest: (state, seat, chance) => moves.suggest(at(state), seat, chance),
      clone: (state) => game.clone?.(state) ?? clone(state),
      cards: Object.keys(rules.cards),
      cardText: (card) => cardText(rules, card),
      census: (state) => game.census?.(state) ?? [],
    };
    return ruleset;
  };
}

/** Input from outside, parsed or refused with what and where. */
function accept<T>(schema: z.ZodType<T>, input: unknown, rule: string): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path ?? [];
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const where = [...path, ...keys].map(String).join('/');
  throw new Refused(
    badInput(rule, { where, expected: issue?.message ?? 'valid data', found: asJson(dig(input, path)) }),
  );
}

function dig(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json;

/** The engine's words, the game's, and those that its content brings. */
function wordingOf(own: Wording, names: Wording | undefined): Wording {
  const wording = joinWording(engineWording, own);
  return names === undefined ? wording : joinWording(wording, names);
}
