/** More acts of bots in a row than this, and something goes round in circles. */
const MOST_IN_A_ROW = 20_000;

/** Lets the bots of each match act one after the other until none is asked. */
export class Drivers {
  readonly #step: (id: string) => Promise<boolean>;
  readonly #report: (error: unknown) => void;
  readonly #running = new Map<string, { again: boolean; done: Promise<void> }>();

  /** `step` lets one bot act, if one is asked, and tells whether it did. */
  constructor(step: (id: string) => Promise<boolean>, report: (error: unknown) => void) {
    this.#step = step;
    this.#report = report;
  }

  isDriving(id: string): boolean {
    return this.#running.has(id);
  }

  wake(id: string): void {
    const awake = this.#running.get(id);
    if (awake !== undefined) {
      awake.again = true;
      return;
    }
    const fresh = { again: false, done: Promise.resolve() };
    this.#running.set(id, fresh);
    fresh.done = this.#drive(id, fresh).catch(this.#report);
  }

  /** When the bots of a match have done what there is to do. */
  async quiet(id?: string): Promise<void> {
    if (id === undefined) await Promise.all([...this.#running.values()].map(({ done }) => done));
    else await this.#running.get(id)?.done;
  }

  async #drive(id: string, awake: { again: boolean }): Promise<void> {
    try {
      for (let acts = 0; acts < MOST_IN_A_ROW; acts++) {
        awake.again = false;
        if (!(await this.#step(id)) && !awake.again) return;
      }
      throw new Error(`${MOST_IN_A_ROW} acts of bots in a row in match ${id}`);
    } finally {
      this.#running.delete(id);
    }
  }
}
