/** The drawing of a board, layer upon layer: regions, routes, places, pieces. */
import { html, nothing, svg } from 'lit';
import { iconAt } from '../icons/icon.ts';
import type { Choice } from '../model.ts';
import { oddsText } from '../odds-chip/odds-chip.ts';
import { words } from '../words.ts';
import { hexPoints, linePoints, pieceAt, pieceSize } from './layout.ts';
import type { BoardPiece, BoardRegion, BoardRoute, BoardSpace, BoardView } from './model.ts';

export function boardDrawing(board: BoardView) {
  const { spaces, pieces = [], regions = [], routes = [] } = board;
  const entry = spaces.some(({ choice }) => choice) ? undefined : spaces[0];
  return svg`
    <g>${regions.map(region)}</g>
    <g>${routes.map(route)}</g>
    <g>${spaces.map((space) => spaceDrawing(space, pieces, space === entry))}</g>
    <g>${pieces.map((piece) => pieceDrawing(piece, board))}</g>`;
}

/** Why things are refused and what the odds are, for those who hear it; each is pointed at by its control. */
export const reasonOf = ({ spaces, pieces = [] }: BoardView) =>
  [
    ...spaces.map((space) => ['space', space] as const),
    ...pieces.map((piece) => ['piece', piece] as const),
  ].map(([kind, { id, choice }]) =>
    choice && more(choice) !== '' ? html`<p id="${kind}-${id}">${more(choice)}</p>` : nothing,
  );

const more = ({ disabled, odds }: Choice): string =>
  [disabled && `${disabled.reason} ${words.rule} ${disabled.rule}.`, odds && `${oddsText(odds)}.`]
    .filter(Boolean)
    .join(' ');

const describedBy = (kind: string, id: string, choice: Choice | undefined) =>
  choice && more(choice) !== '' ? `${kind}-${id}` : nothing;

const stateOf = (choice: Choice | undefined) => (choice ? (choice.disabled ? 'refused' : 'open') : '');

function region({ label, points, tone }: BoardRegion) {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = Math.min(...points.map((point) => point.y));
  return svg`<g class="region" data-tone=${tone ?? 'slate'}>
    <polygon points=${linePoints(points)}></polygon>
    <text x=${x} y=${y} dy="1.6em">${label}</text>
  </g>`;
}

const route = ({ points, tone, dashed, lit }: BoardRoute) =>
  svg`<polyline class="route ${dashed ? 'dashed' : ''} ${lit ? 'lit' : ''}" data-tone=${tone ?? 'slate'}
    points=${linePoints(points)}></polyline>`;

function spaceDrawing(space: BoardSpace, pieces: readonly BoardPiece[], isEntry: boolean) {
  const { id, label, x, y, size, shape, icon, tone, note, lit, choice } = space;
  const here = pieces.filter((piece) => piece.at === id).map(({ mark }) => mark.label);
  const name = choice?.label ?? [label, note, ...here].filter(Boolean).join(', ');
  const hex = shape === 'hex';
  return svg`<g class="thing space ${shape} ${stateOf(choice)} ${lit ? 'lit' : ''}" data-id=${id} data-tone=${tone ?? 'slate'}
    role=${choice ? 'button' : 'img'} tabindex=${choice || isEntry ? 0 : -1} aria-label=${name}
    aria-disabled=${choice?.disabled ? 'true' : nothing} aria-describedby=${describedBy('space', id, choice)}>
    ${
      hex
        ? svg`<polygon class="body" points=${hexPoints(space)}></polygon>`
        : svg`<circle class="body" cx=${x} cy=${y} r=${size}></circle>`
    }
    ${icon ? iconAt(icon, x, hex ? y - size * 0.08 : y, size * (hex ? 0.6 : 1.05)) : nothing}
    <text x=${x} y=${hex ? y - size * 0.55 : y + size} dy=${hex ? 0 : '1.35em'} font-size=${size * (hex ? 0.22 : 0.4)}>${label}</text>
  </g>`;
}

function pieceDrawing(piece: BoardPiece, { spaces, pieces = [] }: BoardView) {
  const { id, at, mark, count = 1, choice } = piece;
  const space = spaces.find((one) => one.id === at);
  if (space === undefined) return nothing;
  const { x, y } = pieceAt(piece, space, pieces);
  const size = pieceSize(space);
  const name = choice?.label ?? mark.label;
  return svg`<g class="thing piece ${stateOf(choice)}" data-id=${id} data-at=${at} data-tone=${mark.tone ?? 'amber'}
    role=${choice ? 'button' : 'img'} tabindex=${choice ? 0 : nothing} aria-label=${name}
    aria-disabled=${choice?.disabled ? 'true' : nothing} aria-describedby=${describedBy('piece', id, choice)}>
    <circle class="body" cx=${x} cy=${y} r=${size}></circle>
    ${
      mark.icon
        ? iconAt(mark.icon, x, y, size * 1.35)
        : svg`<text x=${x} y=${y} font-size=${size * 1.2}>${mark.label.slice(0, 1)}</text>`
    }
    ${count > 1 ? svg`<text class="count" x=${x + size} y=${y + size} font-size=${size * 0.9}>×${count}</text>` : nothing}
  </g>`;
}
