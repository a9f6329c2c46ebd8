import { randomBytes } from 'node:crypto';
import { playBots } from './bots.ts';
import { Defect } from './defect.ts';
import { Match, type Plan } from './match.ts';

/** Matches kept at a time; beyond it, the one nobody has asked for the longest makes room. */
const ROOM_FOR = 1000;

/** All matches of this process. Nothing is written down: they end with it. */
export class Matches {
  readonly #all = new Map<string, Match>();
  readonly #report: (defect: Defect) => void;
  readonly #newSecret: () => string;

  constructor(report: (defect: Defect) => void, newSecret = () => randomBytes(32).toString('hex')) {
    this.#report = report;
    this.#newSecret = newSecret;
  }

  open(plan: Plan): Match {
    const match = new Match(plan, this.#newSecret());
    for (const id of this.#all.keys()) {
      if (this.#all.size < ROOM_FOR) break;
      this.#all.delete(id);
    }
    this.#all.set(match.id, match);
    this.goOn(match);
    return match;
  }

  find(id: string): Match | undefined {
    const match = this.#all.get(id);
    if (match === undefined) return undefined;
    this.#all.delete(id);
    this.#all.set(id, match);
    return match;
  }

  /** After an act: the bots take their part, and everybody watching is told. Their defects are not the actor's fault. */
  goOn(match: Match): void {
    try {
      playBots(match);
    } catch (error) {
      if (!(error instanceof Defect)) throw error;
      this.#report(error);
    }
    match.changed();
  }
}
