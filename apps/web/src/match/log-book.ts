import type { LogLine, Page } from '@cantina/wire';
import type { MatchDoor } from '../host.ts';
import { extend, lastOf } from './follow.ts';

const LINES_AT_ONCE = 500;

/** The log as one viewer may know it: written on with what is new, and fetched where something is missing. */
export class LogBook {
  lines: readonly LogLine[] = [];
  readonly #changed: () => void;
  /** Whoever fetches for an earlier one comes too late. */
  #edition = 0;
  #version = 0;
  #fetching = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** With other eyes or in another language: what was written before is worth nothing. */
  clear(): void {
    this.lines = [];
    this.#edition++;
    this.#fetching = false;
  }

  /** Up to this page, of which these lines are the latest. */
  writeOn({ version, seat }: Page, lines: readonly LogLine[], door: MatchDoor): void {
    this.#version = version;
    this.lines = extend(this.lines, lines);
    if (this.#fetching || lastOf(this.lines) >= version) return;
    this.#fetching = true;
    void this.#fetch(door, seat);
  }

  async #fetch(door: MatchDoor, seat: Page['seat']): Promise<void> {
    const edition = this.#edition;
    try {
      while (lastOf(this.lines) < this.#version) {
        const lines = await door.log(seat, lastOf(this.lines), LINES_AT_ONCE);
        if (edition !== this.#edition || lines.length === 0) break;
        this.lines = extend(this.lines, lines);
        this.#changed();
      }
    } catch {
      // The next news asks again.
    }
    if (edition === this.#edition) this.#fetching = false;
  }
}
