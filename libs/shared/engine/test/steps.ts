import { z } from 'zod';
import { nextSeat } from '../src/effects/measure.ts';
import { performSlot } from '../src/effects/perform.ts';
import { NOTHING } from '../src/json.ts';
import { message } from '../src/message.ts';
import { enterPlay, refresh } from '../src/play.ts';
import { noAnswers, sealedStep, type SealedFrame } from '../src/sealed.ts';
import { abort, become, call, end, finish, takeResult, turnTo } from '../src/stack.ts';
import { CHANCE, type Frame, type Seat } from '../src/state.ts';
import { stepsFor, type Step } from '../src/step.ts';
import { refusal } from '../src/verdict.ts';
import { openWindow } from '../src/window.ts';
import { write, type ToyTable } from './state.ts';
import { CURSED, FORBIDDEN } from './vocabulary.ts';

/** The toy's steps: a turn in which any card may be used, and small ones for each thing a stack can do. */

const step = stepsFor<ToyTable>();

export const TOO_DEAR = refusal('TOY-DEAR');

/** Puts the pieces into play, which set-up cannot. */
const begin = step<Frame & { first: string }>({
  run(table, frame) {
    for (const id of Object.keys(table.state.pieces)) enterPlay(table, id);
    become(table, frame.first, frame.first === 'bid' ? noAnswers(table) : {});
  },
});

const main = step({
  actors: (table) => [table.state.active],
  prompt: () => ({ ask: message('prompt.main'), rule: 'TOY-TURN' }),
  catches: { fled: (table) => write(table, 'main catches fled') },
  moves: {
    use: {
      over: (table) =>
        Object.keys(table.content.cards).filter((key) => table.content.cards[key]?.ability !== undefined),
      apply(table, _frame, seat, card) {
        const by = table.state.automatic ? CHANCE : seat;
        performSlot(table, `${card as string}/ability`, { you: seat, by, source: card as string, it: null });
      },
    },
    spend: {
      over: () => [1, 2, 5],
      hopeless: (table, _frame, seat) => (table.state.coins[seat] ?? 0) === 0,
      check: (table, _frame, seat, n) => ((table.state.coins[seat] ?? 0) < Number(n) ? TOO_DEAR : undefined),
      apply(table, _frame, seat, n) {
        table.state.coins[seat] = (table.state.coins[seat] ?? 0) - Number(n);
      },
      label: (_table, _frame, _seat, n) => message('move.spend', { n: Number(n) }),
    },
    wish: {
      over: () => [10],
      open: z.int().min(0).max(100),
      check: (table, _frame, seat, n) =>
        (table.state.coins[seat] ?? 0) + Number(n) > 50 ? TOO_DEAR : undefined,
      apply(table, _frame, seat, n) {
        table.state.coins[seat] = Number(n);
      },
      suggest: (_table, _frame, _seat, random) => random.below(51),
      odds: (_table, _frame, _seat, n) => ({
        outcomes: [{ of: message('odds.pass'), chance: Number(n) / 100 }],
      }),
    },
    go: {
      over: () => [
        'twice',
        'reckless',
        'deep',
        'mute',
        'endless',
        'growing',
        'nowhere',
        'stray',
        'peek',
        'unsure',
        'reactions',
      ],
      apply: (table, _frame, _seat, where) => call(table, where as string),
    },
    refresh: {
      over: () => ['turn'],
      apply: (table, _frame, _seat, period) => refresh(table, period as string),
    },
    pass: { over: () => NOTHING, apply: (table, _frame, seat) => turnTo(table, nextSeat(table, seat)) },
    win: {
      over: () => NOTHING,
      apply: (table, _frame, seat) =>
        finish(table, {
          seats: table.state.coins.map((_coins, other) => (other === seat ? 'won' : 'lost')),
          because: message('because.won'),
        }),
    },
  },
});

interface AskFrame extends Frame {
  readonly by?: Seat;
}
const asked = (table: ToyTable, { by }: AskFrame): readonly Seat[] => [by ?? table.state.active];

/** Asks for a number and ends with it. */
const guess = step<AskFrame>({
  actors: asked,
  moves: { say: { over: () => [1, 2, 3], apply: (table, _frame, _seat, n) => end(table, n) } },
});

/** A test decided by whoever is tested. */
const trial = step<AskFrame>({
  actors: asked,
  moves: {
    succeed: {
      over: () => [true, false].map(Number),
      apply: (table, _frame, _seat, yes) => end(table, yes === 1),
    },
  },
});

/** Asks twice, and ends with the sum. */
const twice = step<Frame & { first?: number; asked?: number }>({
  run(table, frame) {
    const answer = takeResult(frame);
    frame.asked ??= 0;
    if (frame.asked === 2) {
      write(table, `twice: ${frame.first} and ${JSON.stringify(answer)}`);
      end(table, Number(frame.first) + Number(answer));
      return;
    }
    if (frame.asked === 1) frame.first = Number(answer);
    frame.asked++;
    call(table, 'guess');
  },
});

/** Calls one step with an answer, does not look at it, then one without. */
const mute = step<Frame & { i?: number }>({
  run(table, frame) {
    frame.i = (frame.i ?? 0) + 1;
    if (frame.i === 1) call(table, 'guess');
    else if (frame.i === 2) call(table, 'silent');
    else {
      write(table, `mute: ${JSON.stringify(takeResult(frame) ?? null)}`);
      end(table);
    }
  },
});
const silent = step({ run: (table) => end(table) });

/** Three levels down to an abort: `deep` does not catch, `reckless` does, `main` would too. */
const reckless = step<Frame & { caught?: boolean }>({
  run(table, frame) {
    if (frame.caught === true) end(table);
    else call(table, 'deep');
  },
  catches: {
    fled(table, frame) {
      frame.caught = true;
      write(table, 'reckless catches fled');
    },
  },
});
const deep = step({ run: (table) => call(table, 'flee') });
const flee = step({
  actors: (table) => [table.state.active],
  moves: { flee: { over: () => NOTHING, apply: (table) => abort(table, 'fled') } },
});
const stray = step({ run: (table) => abort(table, 'unheard') });

const endless = step({ run: () => undefined });
const growing = step({ run: (table) => call(table, 'growing') });
const nowhere = step({
  run(table) {
    table.state.stack = [];
  },
});

/** Draws by chance before it asks: what is seen cannot be taken back. */
const peek = step({
  run(table) {
    write(table, `peek ${table.random.below(6)}`);
    end(table);
  },
});
const unsure = step({
  run(table) {
    table.random.shuffle(table.state.market);
    end(table);
  },
});
const reactions = step<Frame & { opened?: boolean }>({
  run(table, frame) {
    if (frame.opened === true) return end(table);
    frame.opened = true;
    openWindow(table, 'reaction', [1, 0]);
  },
});

/** Everybody bids a card of their hand, face down. */
const bid = sealedStep<ToyTable, SealedFrame>({
  who: (table) => table.state.hands.flatMap((hand, seat) => (hand.cards.length > 0 ? [seat] : [])),
  prompt: () => ({ ask: message('prompt.bid') }),
  moves: {
    bid: {
      over: (table, _frame, seat) => [...new Set(table.state.hands[seat]?.cards)].sort((a, b) => a - b),
      check: (_table, _frame, _seat, card) => (card === CURSED ? FORBIDDEN : undefined),
    },
    abstain: { over: () => NOTHING },
  },
  reveal(table, frame) {
    write(table, `bids ${frame.answers.map((answer) => JSON.stringify(answer?.what ?? null)).join(' ')}`);
    become(table, 'main');
  },
});

export const steps: Readonly<Record<string, Step>> = {
  begin,
  main,
  guess,
  trial,
  twice,
  mute,
  silent,
  reckless,
  deep,
  flee,
  stray,
  endless,
  growing,
  nowhere,
  peek,
  unsure,
  reactions,
  bid,
};
