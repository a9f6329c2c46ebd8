import { drawable, kinds } from '@cantina/decks';
import {
  ASK,
  become,
  call,
  end,
  happen,
  message,
  NOTHING,
  performSlot,
  refresh,
  refusal,
  takeResult,
  type Frame,
  type Seat,
} from '@cantina/engine';
import { drawTo } from '../effects/cards.ts';
import { forecastOf } from '../effects/nerve.ts';
import { cardName, cardOf, figureName, roomName } from '../names.ts';
import { handOf, roomOf, type CellarTable } from '../state.ts';
import { brawlMove } from './brawl.ts';
import { checkPlay, playCard } from './play.ts';
import { step } from './step.ts';

const YOUR_TURN = 'SM-TURN-02';
const SEARCHED = refusal('SM-SEARCH-02');
const CAT_IN_THE_WAY = refusal('SM-SEARCH-03');
const HAND_FULL = refusal('SM-REST-02');

export interface TurnFrame extends Frame {
  /** Actions still to come. */
  left: number;
  searched: boolean;
  stage: 'draw' | 'act' | 'tidy' | 'over';
}

const active = ({ state }: CellarTable): Seat => state.active;

/** A turn: a card, two actions, and at the end no more cards than the limit (SM-TURN-01..04). */
export const turn = step<TurnFrame>({
  actors: (table) => [active(table)],
  prompt: (table, frame) => ({
    ask: message('prompt.turn', { n: frame.left, room: roomName(roomOf(table, active(table))) }),
    rule: YOUR_TURN,
  }),
  run(table, frame) {
    takeResult(frame);
    if (frame.stage === 'draw') {
      frame.stage = 'act';
      drawTo(table, active(table), 1);
    }
    if (frame.stage === 'act') {
      if (frame.left > 0) return ASK;
      frame.stage = 'tidy';
    }
    if (frame.stage === 'tidy') {
      frame.stage = 'over';
      if (handOf(table, active(table)).cards.length > table.content.handLimit) {
        const seat = active(table);
        performSlot(table, 'house/upkeep', { you: seat, by: seat, source: 'house', it: null }); // SM-TURN-04
      }
      return undefined;
    }
    refresh(table, 'turn'); // SM-TURN-03
    if (table.state.options.cat === 'wild') become(table, 'prowl', { rolled: false });
    else end(table);
    return undefined;
  },
  catches: {
    /** Everything is dropped, the turn is over, and the player runs for the entrance (SM-ALARM-01). */
    alarm(table, frame) {
      frame.left = 0;
      const seat = active(table);
      table.emit?.(message('log.alarm', { figure: figureName(seat) }));
      happen(table, 'enter', { it: seat, room: table.content.entrance });
    },
  },
  moves: {
    play: {
      over: (table, _frame, seat) => kinds(handOf(table, seat)),
      check: (table, _frame, seat, card) => checkPlay(table, seat, card as number),
      apply(table, frame, seat, card) {
        frame.left--;
        playCard(table, seat, card as number);
      },
      label: (table, _frame, _seat, card) =>
        message('move.play', {
          card: cardName(table, card as number),
          n: cardOf(table, card as number).cost,
        }),
      odds: (table, _frame, seat, card) => forecastOf(table, seat, cardOf(table, card as number).ability),
    },
    search: {
      over: () => NOTHING,
      check(table, frame, seat) {
        if (frame.searched) return SEARCHED;
        return table.state.cat.room === roomOf(table, seat) ? CAT_IN_THE_WAY : undefined;
      },
      apply(table, frame, seat) {
        frame.left--;
        frame.searched = true;
        call(table, 'search', { seat, done: false });
      },
      label: (table, _frame, seat) => message('move.search', { room: roomName(roomOf(table, seat)) }),
      odds(table, _frame, seat) {
        const room = table.content.rooms.find(({ id }) => id === roomOf(table, seat));
        return forecastOf(table, seat, room?.search);
      },
    },
    brawl: brawlMove,
    rest: {
      over: () => NOTHING,
      check(table, _frame, seat) {
        const full = handOf(table, seat).cards.length > table.content.handLimit;
        return full || drawable(table.state.deck) === 0 ? HAND_FULL : undefined;
      },
      apply(table, frame, seat) {
        frame.left--;
        drawTo(table, seat, table.content.newCards); // SM-REST-01
      },
      label: (table) => message('move.rest', { n: table.content.newCards }),
    },
    stop: {
      over: () => NOTHING,
      apply: (_table, frame) => void (frame.left = 0),
      label: () => message('move.stop'),
    },
  },
});

interface SearchFrame extends Frame {
  readonly seat: Seat;
  done: boolean;
}

/** Searching a room does what the room says (SM-SEARCH-01). */
export const search = step<SearchFrame>({
  run(table, frame) {
    if (frame.done) {
      end(table);
      return;
    }
    frame.done = true;
    const { seat } = frame;
    const room = roomOf(table, seat);
    table.emit?.(message('log.search', { figure: figureName(seat), room: roomName(room) }));
    performSlot(table, `room:${room}/search`, { you: seat, by: seat, source: `room:${room}`, it: null });
  },
});
