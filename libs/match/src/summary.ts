import type { Repro } from './defect.ts';
import type { MatchHead } from './head.ts';
import type { SeatCard, Summary } from './ports.ts';
import { isTaken } from './seating.ts';
import { botAt, ownersOf, type Chair, type Standing } from './standing.ts';

/** What is kept beside the log so that lists need not load it. */
export function summaryOf(
  head: MatchHead,
  { stage, seats, practice }: Standing,
  updatedAt: number,
  defect: Repro | null,
): Summary {
  return {
    id: head.id,
    ruleset: head.ruleset,
    stage,
    open: head.listed && stage === 'seating' && seats.some((chair) => chair.kind === 'open'),
    owners: [...new Set([...ownersOf(seats), head.createdBy])],
    seats: seats.map(seatCard),
    createdAt: head.createdAt,
    updatedAt,
    practice,
    defect,
  };
}

/** A chair without whose it is: owners are known to the host alone. */
export function seatCard(chair: Chair): SeatCard {
  const { name, colour, away } = chair;
  const kind = isTaken(chair) || chair.owner !== null ? chair.kind : 'open';
  return { kind, name, colour, away, bot: botAt(chair) };
}
