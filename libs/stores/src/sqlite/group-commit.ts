import type { DatabaseSyncInstance } from '@photostructure/sqlite';

interface Job {
  readonly work: () => unknown;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** All writes of one tick share a transaction; each is acknowledged when it is on the disk. */
export class GroupCommit {
  readonly #db: DatabaseSyncInstance;
  #jobs: Job[] = [];
  #flushing: NodeJS.Immediate | undefined;
  /** Transactions so far. */
  commits = 0;

  constructor(db: DatabaseSyncInstance) {
    this.#db = db;
  }

  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, resolve, reject });
      this.#flushing ??= setImmediate(() => this.flush());
    });
  }

  flush(): void {
    clearImmediate(this.#flushing);
    this.#flushing = undefined;
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    try {
      const values = this.#transaction(jobs);
      for (const [at, { resolve }] of jobs.entries()) resolve(values[at] as never);
    } catch (error) {
      if (jobs.length === 1) jobs[0]?.reject(error);
      else this.#oneByOne(jobs); // the fault of one is not the others'
    }
  }

  #oneByOne(jobs: readonly Job[]): void {
    for (const job of jobs) {
      try {
        job.resolve(this.#transaction([job])[0] as never);
      } catch (error) {
        job.reject(error);
      }
    }
  }

  #transaction(jobs: readonly Job[]): readonly unknown[] {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const values = jobs.map(({ work }) => work());
      this.#db.exec('COMMIT');
      this.commits++;
      return values;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}
