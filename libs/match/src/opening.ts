import { digest, Refused as RefusedByRules, type Json } from '@cantina/engine';
import { seeded } from '@cantina/random';
import { commitmentTo } from './chance.ts';
import type { MatchRecord, Owner, Secret, SeatPlan } from './head.ts';
import { plainCopy } from './plain.ts';
import type { LoadedRules } from './ports.ts';
import type { Refused } from './refused.ts';

/** What somebody wants to play. */
export interface Plan {
  readonly ruleset: string;
  readonly options: Json;
  readonly seats: readonly SeatPlan[];
  readonly spectators?: boolean;
  readonly listed?: boolean;
}

export interface Opened {
  readonly id: string;
  readonly by: Owner;
  readonly at: number;
  readonly secret: Secret;
}

/** The head of a new match, if the rules can be set up so. The plan is kept as the rules will read it. */
export function open(
  { ruleset, rulesHash }: LoadedRules,
  plan: Plan,
  { id, by, at, secret }: Opened,
): MatchRecord | Refused {
  const options = plainCopy(plan.options);
  if (options === undefined) return { code: 'bad-options', rule: 'CORE-OPTION' };
  try {
    ruleset.setup(options, plan.seats.length, seeded(0));
  } catch (error) {
    if (!(error instanceof RefusedByRules)) throw error;
    const { rule, params } = error.refusal;
    const code = rule === 'CORE-SEATS' ? 'bad-seats' : 'bad-options';
    return { code, rule, ...(params === undefined ? {} : { params }) };
  }
  const { id: name, version } = ruleset.meta;
  return {
    head: {
      id,
      ruleset: name,
      version,
      rulesHash,
      contentHash: ruleset.contentHash,
      options,
      seats: plan.seats.map((seat) =>
        seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: seat.kind },
      ),
      spectators: plan.spectators ?? true,
      listed: plan.listed ?? false,
      commitment: commitmentTo(secret),
      createdBy: by,
      createdAt: at,
    },
    secret,
  };
}

/** Was the match begun with other rules than these? */
export function isOutdated({ head }: MatchRecord, { ruleset, rulesHash }: LoadedRules): boolean {
  const { version } = ruleset.meta;
  const then = [head.version, head.rulesHash, head.contentHash];
  return digest(then) !== digest([version, rulesHash, ruleset.contentHash]);
}
