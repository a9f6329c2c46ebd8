import { randomBytes, randomUUID } from 'node:crypto';
import type { BotAdviser, BotPlayer, Bus, MatchStore, Rules } from './ports.ts';
import type { MemoryLimits } from './tables.ts';

interface MatchLimits extends MemoryLimits {
  /** A snapshot after so many entries: loading never folds more. */
  readonly snapshotEvery: number;
  /** Requests that may wait for one match. */
  readonly mostWaiting: number;
  /** Lines of chat kept for each match: the latest. */
  readonly mostLines: number;
}

const USUAL_LIMITS: MatchLimits = {
  snapshotEvery: 50,
  mostWaiting: 100,
  mostLines: 500,
  mostLoaded: 500,
  mostBytes: 256 * 1024 * 1024,
  idle: 10 * 60 * 1000,
};

/** What a host brings along. */
export interface Host {
  readonly store: MatchStore;
  readonly bus: Bus;
  readonly rules: Rules;
  /** The bot of a level; `undefined` if there is none. */
  readonly bots: (level: string) => BotPlayer | undefined;
  /** Whom people may ask what to do; nobody, if not given. */
  readonly adviser?: BotAdviser;
  /** How long a bot's act is held back where people play too; it thinks meanwhile. At once, if not given. */
  readonly pause?: (level: string) => Promise<void>;
  readonly now: () => number;
  /** Told of defects, with what must not leave the host. */
  readonly report: (error: unknown) => void;
  readonly newId?: () => string;
  /** As hard to guess as 256 random bits. */
  readonly newSecret?: () => string;
  readonly limits?: Partial<MatchLimits>;
}

/** The host with everything it left to us. */
export interface FullHost extends Required<Omit<Host, 'adviser'>>, Pick<Host, 'adviser'> {
  readonly limits: MatchLimits;
}

export function fullHost(host: Host): FullHost {
  return {
    pause: () => Promise.resolve(),
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('hex'),
    ...host,
    limits: { ...USUAL_LIMITS, ...host.limits },
  };
}
