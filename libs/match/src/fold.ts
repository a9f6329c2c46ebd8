import { mayGoBack, type Core, type GameEvent, type Seat } from '@cantina/engine';
import { renumber } from './decisions.ts';
import type { Act, Entry, Redo, Undo } from './entries.ts';
import type { Game } from './game.ts';
import { copyFor, running, setUp } from './play.ts';
import { foldSeats, seatsAtStart } from './seating.ts';
import type { Standing } from './standing.ts';

/**
 * How a match stands after one more entry. The log is trusted here: whether a deed is allowed was decided before it was
 * written. `recall` gives the game as it stood after an earlier entry.
 */
export function fold(
  game: Game,
  before: Standing,
  entry: Entry,
  recall: (seq: number) => Core,
  events: GameEvent[] = [],
): Standing {
  const now: Standing = { ...before, seq: entry.seq };
  switch (entry.type) {
    case 'start':
      return begin(game, now, entry.seq, seatsAtStart(now.seats, entry.bots));
    case 'act': {
      const state = copyFor(game, before, entry.seq);
      for (const action of entry.actions) game.ruleset.apply(state, entry.seat, action, events);
      return acted(game, now, entry, state);
    }
    case 'undo':
      return wentBack(game, now, entry, recall(entry.to));
    case 'redo':
      return wentOn(game, now, entry, recall(entry.to));
    case 'ask': {
      const { seat, to, by } = entry;
      return { ...now, request: { seat, to, by, agreed: [] } };
    }
    case 'reply': {
      const { request } = now;
      if (request === null || !entry.agree) return { ...now, request: null };
      return { ...now, request: { ...request, agreed: [...request.agreed, entry.by] } };
    }
    case 'concede':
      return gaveUp(game, now, entry.seat, events);
    case 'timeout':
      return entry.bot === null ? gaveUp(game, now, entry.seat, events) : seated(now, entry);
    default:
      return seated(now, entry);
  }
}

function seated(now: Standing, entry: Entry): Standing {
  // Who is asked for consent may have changed: whoever wants the undo asks again.
  return { ...now, seats: foldSeats(now, entry), request: null };
}

function begin(game: Game, now: Standing, seq: number, seats: Standing['seats']): Standing {
  const nonces = seats.map(({ nonce }) => nonce);
  const state = setUp(game, seq, nonces);
  const everybody = new Set(seats.keys());
  return after(game, { ...now, seats, nonces, stage: 'playing', base: seq }, state, everybody);
}

/** After an act of this seat, whose outcome is `state`. */
export function acted(game: Game, now: Standing, { seq, seat }: Act & Entry, state: Core): Standing {
  const line = now.line.concat({ seq, seat });
  return after(game, { ...now, seq, line, undone: [], request: null }, state, new Set([seat]));
}

function wentBack(game: Game, now: Standing, { seat, to, by }: Undo & Entry, then: Core): Standing {
  const dropped = now.line.filter(({ seq }) => seq > to);
  const line = now.line.slice(0, now.line.length - dropped.length);
  const learnt = !mayGoBack(then, running(now.state));
  const others = dropped.some((step) => now.seats[step.seat]?.owner !== by);
  const asked = now.request?.by === by && now.request.to === to ? now.request : null;
  const alone = (asked?.agreed.length ?? 0) === 0;
  return after(
    game,
    {
      ...now,
      line,
      undone: [...now.undone, dropped],
      request: null,
      practice: now.practice || (alone && (learnt || others)),
    },
    then,
    seatsIn(dropped, seat),
  );
}

function wentOn(game: Game, now: Standing, { seat }: Redo, then: Core): Standing {
  const again = now.undone.at(-1) ?? [];
  return after(
    game,
    { ...now, line: [...now.line, ...again], undone: now.undone.slice(0, -1), request: null },
    then,
    seatsIn(again, seat),
  );
}

const seatsIn = (steps: Standing['line'], seat: Seat): ReadonlySet<Seat> =>
  new Set([seat, ...steps.map((step) => step.seat)]);

function gaveUp(game: Game, now: Standing, seat: Seat, events: GameEvent[]): Standing {
  const state = copyFor(game, now, now.seq);
  game.ruleset.concede(state, seat, events);
  return after(game, { ...now, base: now.seq, line: [], undone: [], request: null }, state, new Set([seat]));
}

/** The game as it is now, with everybody's question numbered; over when the rules say so. */
function after(game: Game, now: Standing, state: Core, changed: ReadonlySet<Seat>): Standing {
  const over = game.ruleset.outcome(state) !== undefined;
  const asked = renumber(now.asked, game.ruleset, state, changed);
  return { ...now, state, asked, stage: over ? 'over' : now.stage };
}
