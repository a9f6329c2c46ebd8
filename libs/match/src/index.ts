/** Matches: append-only logs, played through one door by people, programs and bots, over ports for store and bus. */
export type { Said, SayRequest } from './chat.ts';
export type { Who } from './clerk.ts';
export { Defect, type Repro } from './defect.ts';
export type { Entry, Written } from './entries.ts';
export type { MatchHead, MatchRecord, Owner, SeatPlan } from './head.ts';
export type { Host } from './host.ts';
export type { Link, LinkStore } from './links.ts';
export { Matches, type Created } from './matches.ts';
export type { Plan } from './opening.ts';
export type {
  Batch,
  BotChair,
  BotPlayer,
  Bus,
  ChatLine,
  KeyOf,
  LoadedRules,
  MatchStore,
  News,
  Retention,
  Rules,
  Search,
  SeatCard,
  Snapshot,
  Spoken,
  StoreAnswer,
  Summary,
} from './ports.ts';
export { CODES, type Answer, type Code, type Refused } from './refused.ts';
export type { Relation } from './relation.ts';
export type { Choice, Explained, LogLine, Sight, Survey, Version } from './sight.ts';
export type { Memory } from './tables.ts';
