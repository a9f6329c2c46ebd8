import { ASK, call, end, message, NOTHING, refusal, type Frame, type Seat } from '@cantina/engine';
import { placesAt, placeCalled } from '../galaxy.ts';
import { planetName, seatName } from '../names.ts';
import { playerOf, rivalsOf, shipsWith, type GameTable } from '../state.ts';
import { mustPassCustoms } from './contraband.ts';
import { customsOdds } from './customs.ts';
import { only, step } from './step.ts';

const ELSEWHERE = refusal('SG-ENCOUNTER-01');
const IN_PRISON = refusal('SG-JAIL-15');
const IN_HYPERSPACE = refusal('SG-WORM-06');

/** A planet or another ship where the movement ended, one of them and only if wanted (SG-TURN-06, SG-TURN-09,
 * SG-EXPLORE-01, SG-EXPLORE-03); the same planet as often as it is there (SG-EXPLORE-05), also in a nebula (SG-NEBULA-06).
 */
interface ExploreFrame extends Frame {
  readonly seat: Seat;
}

const placesHere = (table: GameTable, seat: Seat): readonly string[] =>
  placesAt(table, playerOf(table, seat).sector).map(({ id }) => id);

export const explore = step<ExploreFrame>({
  actors: (_table, { seat }) => only(seat),
  prompt: (table, { seat }) => ({
    ask: message('prompt.explore', { sector: playerOf(table, seat).sector }),
    rule: 'SG-EXPLORE-01',
  }),
  run(table, { seat }) {
    if (placesHere(table, seat).length > 0 || shipsWith(table, seat).length > 0) return ASK;
    end(table); // SG-TURN-07
    return undefined;
  },
  moves: {
    land: {
      over: (table, { seat }) => placesHere(table, seat),
      apply(table, { seat }, _seat, place) {
        end(table);
        call(table, 'visit', { seat, place: place as string, stage: 'landing' });
      },
      label: (_table, _frame, _seat, place) => message('move.land', { planet: planetName(place as string) }),
      odds(table, _frame, seat, place) {
        const port = placeCalled(table, place)?.port;
        if (port === undefined || !mustPassCustoms(table, seat, place as string)) return undefined;
        return customsOdds(table, seat, port, 1);
      },
    },
    // Only the active player begins an encounter, and with one other (SG-ENCOUNTER-01, SG-ENCOUNTER-02, SG-ENCOUNTER-04, SG-SETUP-23).
    meet: {
      over: (table, { seat }) => rivalsOf(table, seat),
      check(table, { seat }, _seat, other) {
        const rival = playerOf(table, other as Seat);
        if (rival.where === 'prison') return IN_PRISON;
        if (rival.where === 'hyperspace') return IN_HYPERSPACE;
        return rival.sector === playerOf(table, seat).sector ? undefined : ELSEWHERE;
      },
      apply(table, { seat }, _seat, other) {
        end(table);
        call(table, 'encounter', {
          seat,
          foe: other as Seat,
          speaks: seat,
          made: [0, 0],
          done: [false, false],
        });
      },
      label: (_table, _frame, _seat, other) => message('move.meet', { foe: seatName(other as Seat) }),
    },
    endTurn: {
      over: () => NOTHING,
      apply: (table) => end(table),
      label: () => message('move.endTurn'),
    },
  },
});
