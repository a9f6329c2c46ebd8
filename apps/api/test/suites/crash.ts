import { seeded, Stream } from '@cantina/random';
import { Address } from '../load/address.ts';
import { auditEnd, auditLog } from '../load/audit.ts';
import { expectToStay, giveUp, guard } from '../load/guard.ts';
import { startServer, type Server } from '../load/server.ts';
import { settingOf } from '../load/settings.ts';
import { begin, openTable, playOut, watchersOf, type Table } from '../load/table.ts';
import { at, onFolder, totals, type Finding } from './finding.ts';

export interface CrashCounts {
  readonly kills: number;
  /** Matches at a time; where one ends, the next begins. */
  readonly tables: number;
  readonly seed: string;
  /** Acts of one seat, after which it gives up. */
  readonly mostActs: number;
  /** At most so many acts are acknowledged between two kills. */
  readonly mostBetween: number;
}

type Say = (line: string) => void;

/**
 * The server is killed without warning in the middle of everything and started again on the same folder: whatever it had
 * acknowledged is there, everybody is still who they were, and every match goes on to its end.
 */
export function crash(counts: CrashCounts, say: Say = () => undefined): Promise<Finding> {
  return onFolder('crash', (folder) => new Crash(folder, counts, say).run());
}

class Crash {
  readonly #folder: string;
  readonly #counts: CrashCounts;
  readonly #say: Say;
  readonly #address = new Address();
  readonly #tables: Table[] = [];
  readonly #problems: string[] = [];
  /** Acts that were written while their senders lost the answer. */
  #unheard = 0;
  #opened = 0;
  #enough = false;
  /** Acts until the next kill. */
  #left = 0;
  #strike: () => void = () => undefined;

  constructor(folder: string, counts: CrashCounts, say: Say) {
    this.#folder = folder;
    this.#counts = counts;
    this.#say = say;
  }

  async run(): Promise<Finding> {
    const first = await startServer(this.#folder);
    this.#address.is(first.url);
    const release = guard(this.#address, this.#tables);
    const playing = Promise.all(Array.from({ length: this.#counts.tables }, () => this.#keepPlaying()));
    const stop = await this.#killAgainAndAgain(first, playing);
    this.#enough = true;
    await playing;
    release();
    for (const watcher of this.#tables.flatMap(watchersOf)) watcher.close();
    await stop();
    const { length: matches } = this.#tables;
    const problems = this.#problems;
    return {
      holds: problems.length === 0,
      counts: { ...this.#counts },
      result: { matches, ...totals(this.#tables), writtenButUnheard: this.#unheard, problems },
    };
  }

  /** Leaves a server behind, unless something went wrong; whatever is there in the end is stopped by the answer. */
  async #killAgainAndAgain(first: Server, playing: Promise<unknown>): Promise<() => Promise<void>> {
    const { kills, seed, mostBetween } = this.#counts;
    const random = new Stream(seeded(seed));
    let server = first;
    let dismiss = expectToStay(server, this.#address, this.#tables);
    try {
      for (let kill = 1; kill <= kills && !this.#enough; kill++) {
        const struck = this.#afterActs(1 + random.below(mostBetween), () => {
          dismiss();
          this.#address.away();
          server.kill();
        });
        const isStruck = await Promise.race([struck.then(() => true), playing.then(() => false)]);
        if (!isStruck) break;
        await server.gone;
        this.#hear(server);
        server = await startServer(this.#folder);
        dismiss = expectToStay(server, this.#address, this.#tables);
        await this.#audit(server.url);
        this.#address.is(server.url);
        this.#say(`killed ${kill} times, ${this.#tables.length} matches so far`);
      }
    } catch (error) {
      this.#problems.push(String(error));
      giveUp(this.#address, this.#tables, error as Error);
    }
    return async () => {
      dismiss();
      server.stop();
      await server.gone;
      this.#hear(server);
    };
  }

  /** One match after the other, each to its end, until there were enough kills or something is wrong. */
  async #keepPlaying(): Promise<void> {
    const { seed, mostActs } = this.#counts;
    const told = () => {
      if (--this.#left === 0) this.#strike();
    };
    while (!this.#enough) {
      const number = this.#opened++;
      const setting = settingOf(number);
      try {
        const table = await openTable(this.#address, setting, { seed: `${seed} ${number}`, mostActs, told });
        this.#tables.push(table);
        await begin(table);
        await playOut(table);
        this.#problems.push(...(await auditEnd(table)).map((problem) => at(table, problem)));
      } catch (error) {
        this.#problems.push(`${setting.ruleset} ${number}: ${String(error)}`);
        this.#enough = true;
      }
    }
  }

  /** When so many more acts are acknowledged, something happens at once. */
  #afterActs(count: number, strike: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#left = count;
      this.#strike = () => {
        strike();
        resolve();
      };
    });
  }

  /** Before anybody is let in again: is everything there that anybody was told? */
  async #audit(url: string): Promise<void> {
    const address = new Address();
    address.is(url);
    for (const table of this.#tables) {
      const { problems, unheard } = await auditLog(table, address);
      this.#problems.push(...problems.map((problem) => at(table, problem)));
      this.#unheard += unheard;
    }
  }

  #hear({ complaints }: Server): void {
    this.#problems.push(...complaints.map((line) => `the server said: ${line}`));
  }
}
