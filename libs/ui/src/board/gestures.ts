/** Dragging and pinching a board. A finger that only taps is left to the controls under it. */
import type { Point } from './model.ts';

export interface Moves {
  /** In pixels of the screen. */
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
}

const slack = 6;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export class Gestures {
  /** Whether the pointer that was last down has moved the board, so that its click means nothing. */
  dragged = false;
  private readonly down = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private readonly moves: Moves;

  constructor(moves: Moves) {
    this.moves = moves;
  }

  press(event: PointerEvent) {
    if (event.button !== 0) return;
    if (this.down.size === 0) {
      this.dragged = false;
      this.start = { x: event.clientX, y: event.clientY };
    }
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, board: Element) {
    const before = this.down.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - this.start.x, now.y - this.start.y) < slack) return;
    if (!this.dragged) board.setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    this.down.set(event.pointerId, now);
    const [from, to] = other ? [middle(before, other), middle(now, other)] : [before, now];
    this.moves.pan({ x: from.x - to.x, y: from.y - to.y });
    if (other === undefined) return;
    const [near, far] = [before, now].map(({ x, y }) => Math.max(1, Math.hypot(x - other.x, y - other.y)));
    if (near !== undefined && far !== undefined) this.moves.zoom(far / near, to);
  }

  lift(event: PointerEvent) {
    this.down.delete(event.pointerId);
  }
}
