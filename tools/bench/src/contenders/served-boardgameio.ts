import { below, seeded } from '@cantina/random';
import { WebSocket } from 'ws';
import type { Told } from '../api/boardgameio-game.ts';
import { CLIENTS, load, type Ask } from '../api/load.ts';
import { server } from '../api/server.ts';

/**
 * boardgame.io's server by its only way to move, socket.io, spoken here by hand, as its own client would do much more than
 * send and receive. Each client plays both sides of a match by one line each; a new match is begun by asking for one that is
 * not there.
 */
const url = await server(new URL('../api/boardgameio-server.ts', import.meta.url));
const random = seeded(1);
const SPACE = '/deckbuilding,';
const EVENT = `42${SPACE}`;

interface State {
  readonly _stateID: number;
  readonly G: Told;
  readonly ctx: { readonly gameover?: unknown };
}

interface Synced {
  readonly state: State;
}

/** One player's line: what that player was told last, read only when somebody wants to know. */
class Line {
  readonly #socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  readonly isOpen: Promise<void>;
  #told = '';
  #hear: (() => void) | undefined;

  constructor() {
    this.isOpen = new Promise((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('0')) this.#socket.send(`40${SPACE}`);
        else if (text === '2') this.#socket.send('3');
        else if (text.startsWith(`40${SPACE}`)) resolve();
        else if (text.startsWith(`${EVENT}["sync"`) || text.startsWith(`${EVENT}["update"`)) {
          this.#told = text.slice(EVENT.length);
          this.#hear?.();
        }
      });
    });
  }

  send(...event: readonly unknown[]): void {
    this.#socket.send(EVENT + JSON.stringify(event));
  }

  /** How this match stands for this player, no earlier than this. */
  async state(match: string, least: number): Promise<State> {
    for (;;) {
      const [, of, told] = JSON.parse(this.#told || '[]') as [string?, string?, (State | Synced)?];
      const state = told !== undefined && 'state' in told ? told.state : told;
      if (of === match && state !== undefined && state._stateID >= least) return state;
      await new Promise<void>((resolve) => {
        this.#hear = resolve;
      });
    }
  }
}

const legalOf = ({ choices }: Told) =>
  choices.filter(({ refused }) => refused === null).map(({ action }) => action);

async function client(_: unknown, number: number): Promise<Ask> {
  const lines = [new Line(), new Line()];
  await Promise.all(lines.map(({ isOpen }) => isOpen));
  let [match, matches, version] = ['', 0, 0];
  /** Who may do something, and what; nobody once the game is over. */
  const find = async () => {
    for (const [player, line] of lines.entries()) {
      const { G, ctx } = await line.state(match, version);
      const legal = legalOf(G);
      if (ctx.gameover === undefined && legal.length > 0) return { line, player, legal };
    }
    return undefined;
  };
  let turn: Awaited<ReturnType<typeof find>>;
  return async () => {
    turn ??= matches === 0 ? undefined : await find();
    if (turn === undefined) {
      [match, version] = [`client-${number}-match-${++matches}`, 0];
      for (const [player, line] of lines.entries()) line.send('sync', match, `${player}`, null, 2);
      return false;
    }
    const { line, player, legal } = turn;
    const playerID = `${player}`;
    const payload = { type: 'act', args: [legal[below(random, legal.length)]], playerID };
    line.send('update', { type: 'MAKE_MOVE', payload }, version, match, playerID);
    const { G, ctx } = await line.state(match, ++version);
    const next = legalOf(G);
    const goesOn = ctx.gameover === undefined && next.length > 0;
    turn = goesOn ? { line, player, legal: next } : undefined;
    return true;
  };
}

const clients = await Promise.all(Array.from({ length: CLIENTS }, client));

export const lap = load(clients);
