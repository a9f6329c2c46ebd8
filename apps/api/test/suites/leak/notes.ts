import { digest, type Core, type Seat } from '@cantina/engine';
import type { Batch, MatchRecord } from '@cantina/match';
import { Ledger, type Known } from '@cantina/testkit/ledger';
import type { Pack } from './packs.ts';

/** Shorter numbers occur by chance. */
const LEAST_WORD = 100_000;

/** What only the host knows of one match, written down as it happens. */
export class Notes {
  readonly match: string;
  readonly createdBy: string;
  readonly pack: Pack;
  readonly ledger: Ledger;
  /** All numbers the generator ever was made of. */
  readonly generator = new Set<string>();
  /** The secret, the salt and the nonces: for nobody before the end. */
  readonly sealed: string[];
  /** What the chance is keyed from: for nobody, ever. */
  readonly never: string[] = [];
  over = false;
  /** Entry by entry and seat by seat: what lies unseen in the own deck. */
  readonly #decks: (readonly (readonly number[])[])[] = [[]];
  readonly #secret: string;
  #state: Core | null = null;

  constructor({ head, secret }: MatchRecord, pack: Pack) {
    this.match = head.id;
    this.createdBy = head.createdBy;
    this.pack = pack;
    this.ledger = new Ledger(pack.open);
    this.sealed = [secret.secret, secret.salt];
    this.#secret = secret.secret;
  }

  get state(): Core | null {
    return this.#state;
  }

  deckOf(seat: Seat, version: number): readonly number[] {
    return this.#decks[version]?.[seat] ?? [];
  }

  write({ written, snapshot }: Batch, during: (state: Core) => readonly Known[]): void {
    if (snapshot === undefined)
      throw new Error('the suite needs to see how the match stands after every entry');
    const { state, stage, nonces } = snapshot.standing;
    // Of several entries written together only the last one changes the table.
    for (let left = written.length; left > 1; left--) this.#note(this.#state);
    const acts = written.at(-1)?.entry.type;
    const changes = acts === 'act' || acts === 'concede';
    this.#note(state, state !== null && changes ? during(state) : []);
    if (this.#state === null && state !== null) this.never.push(digest(['chance', this.#secret, nonces]));
    for (const { entry } of written)
      if (entry.type === 'join' && entry.nonce !== '') this.sealed.push(entry.nonce);
    for (const word of state?.random ?? [])
      if (Math.abs(word) >= LEAST_WORD) this.generator.add(String(Math.abs(word)));
    this.#state = state;
    this.over = stage === 'over';
  }

  #note(state: Core | null, during: readonly Known[] = []): void {
    this.ledger.write(state, during);
    const seats = state === null ? [] : Array.from({ length: state.seats }, (_, seat) => seat);
    this.#decks.push(seats.map((seat) => this.pack.ownDeck(state as Core, seat)));
  }
}
