/** The lines of the log that somebody has not heard yet. What was there before they came is not read to them. */

/** A line of the log, as far as it is needed here. */
export interface LogLine {
  readonly seq: number;
  readonly said: readonly { readonly text: string }[];
}

export interface News {
  readonly seq: number;
  readonly text: string;
}

/** How many stay in sight. */
const MOST = 12;

export class NewsDesk {
  #since: number | undefined;
  #latest = 0;
  lines: readonly News[] = [];

  /** Tells everything again from here: seen with other eyes or in another language it would be read twice. */
  restart(): void {
    if (this.#since !== undefined) this.#since = Math.max(this.#since, this.#latest);
    this.lines = [];
  }

  /** `version` is the number of the last entry there is, even where its line has not come yet. */
  read(log: readonly LogLine[], version: number): void {
    const since = (this.#since ??= version);
    const fresh = log.filter(({ seq, said }) => seq > since && said.length > 0);
    this.lines = fresh.slice(-MOST).map(({ seq, said }) => ({
      seq,
      text: `${said.map(({ text }) => text).join('; ')}.`,
    }));
    this.#latest = Math.max(this.#latest, log.at(-1)?.seq ?? 0);
  }
}
