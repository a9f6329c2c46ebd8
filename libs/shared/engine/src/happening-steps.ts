import type { ReadyTrigger } from './card.ts';
import type { Cause } from './effects/literal.ts';
import { holds } from './effects/condition.ts';
import { forecastOf } from './effects/odds.ts';
import { perform, wait, type EffectFrame } from './effects/perform.ts';
import { promptOf } from './effects/prompt.ts';
import { isNone, reach } from './effects/reach.ts';
import { textOf } from './effects/text.ts';
import { happeningOf, momentRule, STAGES, type HappeningFrame } from './happenings.ts';
import { NOTHING, type Thing } from './json.ts';
import { message, type Message } from './message.ts';
import { countUse, mayUse } from './play.ts';
import { end } from './stack.ts';
import { CHANCE, type Seat } from './state.ts';
import { ASK, stepsFor } from './step.ts';
import type { Table } from './table.ts';
import type { Verdict } from './verdict.ts';
import { openWindow } from './window.ts';

/** The steps in which a happening waits: for the abilities that have a say in it, their order, their questions. */

interface Ready {
  readonly key: string;
  readonly piece: Thing;
  readonly trigger: ReadyTrigger;
  readonly cause: Cause;
}

const NOBODY_WAITS: readonly Ready[] = [];

/** Abilities that want to speak at this stage and have not yet. Judged anew each time: the last one may have changed everything. */
function waiting(table: Table, frame: HappeningFrame): readonly Ready[] {
  const listening = table.state.listening[frame.moment];
  if (listening === undefined) return NOBODY_WAITS;
  const timing = STAGES[frame.stage];
  const ready: Ready[] = [];
  for (const piece of listening) {
    const { card, you, by } = table.rules.inPlay(table, piece);
    for (const trigger of table.rules.card(card).triggers) {
      if (trigger.moment !== frame.moment || trigger.timing !== timing) continue;
      const cause: Cause = { you, by, source: piece, it: frame.what.it };
      if (trigger.given !== undefined && !holds(table, trigger.given, cause)) continue;
      const key = `${String(piece)}:${trigger.path}`;
      if (frame.said.includes(key) || !mayUse(table, piece, trigger.path, trigger.limit)) continue;
      ready.push({ key, piece, trigger, cause });
    }
  }
  return ready;
}

function speak(table: Table, frame: HappeningFrame, { key, trigger, cause }: Ready): void {
  frame.said.push(key);
  table.probe?.('feature', trigger.timing);
  table.probe?.('ability', trigger.path);
  if (!trigger.may) resolve(table, frame, trigger, cause);
  else if (!isNone(reach(table, trigger.node, cause, true)))
    wait(table, 'happening.may', trigger.node, cause);
}

/** An ability that may be declined: whoever controls the piece is asked first. */
export const declinableStep = stepsFor<Table>()<EffectFrame>({
  actors: (_table, frame) => [frame.decider],
  prompt: promptOf,
  run(table, frame) {
    const gone = !isListening(table, frame.source);
    if (!gone && frame.decider !== CHANCE) return ASK;
    end(table);
    if (!gone && impossible(table, frame) === undefined && table.random.below(2) === 0) agree(table, frame);
    return undefined;
  },
  moves: {
    accept: {
      over: () => NOTHING,
      check: impossible,
      apply(table, frame) {
        end(table);
        agree(table, frame);
      },
      label: (table, frame) => textOf(table, table.rules.node(frame.node)),
      odds: (table, frame) => forecastOf(table, table.rules.node(frame.node), frame),
    },
    decline: { over: () => NOTHING, apply: (table) => end(table), label: () => message('move.decline') },
  },
});

/** Somebody may have spoken up meanwhile and taken the piece out of play. */
function isListening(table: Table, piece: Thing): boolean {
  const moment = happeningOf(table)?.moment;
  return moment !== undefined && table.state.listening[moment]?.includes(piece) === true;
}

/** Asked because by public knowledge it could do something; whoever decides may know better. */
function impossible(table: Table, frame: EffectFrame): Verdict {
  const answer = reach(table, table.rules.node(frame.node), frame);
  return typeof answer === 'string' ? undefined : answer;
}

function agree(table: Table, { node: path, you, by, source, it }: EffectFrame): void {
  const { card } = table.rules.inPlay(table, source);
  const trigger = table.rules.card(card).triggers.find((one) => one.path === path);
  const frame = happeningOf(table);
  if (frame !== undefined && trigger !== undefined) resolve(table, frame, trigger, { you, by, source, it });
}

function resolve(table: Table, frame: HappeningFrame, trigger: ReadyTrigger, cause: Cause): void {
  countUse(table, cause.source, trigger.path, trigger.limit);
  if (trigger.timing === 'instead') frame.prevented = true;
  perform(table, trigger.node, cause);
}

const orders = (table: Table): Seat => Math.max(0, table.state.active);

export const happeningStep = stepsFor<Table>()<HappeningFrame>({
  actors: (table) => [orders(table)],
  prompt: (_table, frame) => ({
    ask: message('prompt.order', { moment: message(`moment.${frame.moment}`) }),
  }),
  run(table, frame) {
    const stage = STAGES[frame.stage];
    if (stage === undefined || (frame.prevented && frame.stage > STAGES.indexOf('before'))) {
      end(table);
      return undefined;
    }
    const rule = momentRule(table, frame.moment);
    if (stage === 'happen') {
      next(frame);
      rule.apply(table, frame.what);
      return undefined;
    }
    if (stage === 'window-before' || stage === 'window-after') {
      next(frame);
      const { window } = rule;
      if (window !== undefined && stage === `window-${window.timing}`) {
        openWindow(table, window.kind, window.seats(table, frame.what));
      }
      return undefined;
    }
    const ready = frame.prevented ? NOBODY_WAITS : waiting(table, frame);
    if (ready.length > 1 && table.state.active !== CHANCE) return ASK;
    if (ready.length === 0) next(frame);
    else speak(table, frame, ready[0] as Ready);
    return undefined;
  },
  moves: {
    order: {
      over: (table, frame) => waiting(table, frame).map(({ key }) => key),
      apply(table, frame, _seat, key) {
        const chosen = waiting(table, frame).find((one) => one.key === key);
        if (chosen === undefined) return;
        table.probe?.('feature', 'order');
        speak(table, frame, chosen);
      },
      label(table, frame, _seat, key): Message {
        const chosen = waiting(table, frame).find((one) => one.key === key);
        if (chosen === undefined) return message('move.order');
        return message('move.order', {
          source: table.rules.nameOf(table, chosen.piece),
          effect: textOf(table, chosen.trigger.node),
        });
      },
    },
  },
});

function next(frame: HappeningFrame): void {
  frame.stage++;
  if (frame.said.length > 0) frame.said = [];
}
