/** A board drawn from plain data: regions, routes, hexes or round places, pieces, highlights. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { base, quietButton, toned } from '../base.styles.ts';
import { choose } from '../events.ts';
import type { Choice } from '../model.ts';
import { placeBeside } from '../place.ts';
import { styled } from '../styled.ts';
import { words } from '../words.ts';
import { styles } from './board.styles.ts';
import { panBy, reveal, whole, zoomAt, type Camera } from './camera.ts';
import { boardDrawing, reasonOf } from './drawing.ts';
import { Gestures } from './gestures.ts';
import { neighbour } from './layout.ts';
import type { BoardView, Point } from './model.ts';

const step = 1.4;

/**
 * It is panned by dragging, zoomed by pinching, Ctrl and wheel, buttons or + and -, and 0 shows everything. Arrow keys walk
 * from place to place; places and pieces with a choice are buttons.
 *
 * @element ct-board
 * @fires {CustomEvent<{ id: string }>} choose - the choice of a place or piece was made
 * @csspart board - the drawing
 * @cssprop --ct-board-min-width - how narrow the whole may be shown before it is scrolled instead
 * @cssprop --ct-board-height - how high it may become
 */
@customElement('ct-board')
export class Board extends LitElement {
  static override styles = [base, toned, quietButton, styles];

  /** The board's name. */
  @property() label = '';
  @property({ attribute: false }) board: BoardView = { width: 1, height: 1, spaces: [] };

  @state() private camera: Camera = whole;
  @state() private why: Choice['disabled'];
  @query('svg.board') private drawing: SVGSVGElement | null | undefined;
  @query('.why') private tip: HTMLElement | null | undefined;

  private readonly gestures = new Gestures({
    pan: ({ x, y }) => {
      const scale = this.unitsPerPixel();
      this.camera = panBy(this.camera, this.board, { x: x * scale, y: y * scale });
    },
    zoom: (factor, at) => {
      this.camera = zoomAt(this.camera, this.board, factor, this.onBoard(at));
    },
  });

  override render() {
    const { board, camera, why } = this;
    const { width, height } = board;
    const view = [camera.x, camera.y, width / camera.zoom, height / camera.zoom].join(' ');
    // Listening for focus on the drawing itself would make the browser treat it as a tab stop.
    return html`<section aria-label=${this.label} @focusin=${this.onFocus} @focusout=${this.hideWhy}>
      <div class="window">
        <svg
          part="board"
          class="board ${camera.zoom > 1 ? 'near' : ''}"
          viewBox=${view}
          ${styled({ 'aspect-ratio': `${width} / ${height}` })}
          role="group"
          aria-label=${this.label}
          aria-describedby="keys"
          @pointerdown=${(event: PointerEvent) => this.gestures.press(event)}
          @pointermove=${this.onMove}
          @pointerup=${(event: PointerEvent) => this.gestures.lift(event)}
          @pointercancel=${(event: PointerEvent) => this.gestures.lift(event)}
          @wheel=${this.onWheel}
          @click=${this.onClick}
          @keydown=${this.onKey}
          @pointerover=${this.onHover}
          @pointerout=${this.hideWhy}
        >
          ${boardDrawing(board)}
        </svg>
      </div>
      <div class="lens">
        <button class="quiet" type="button" aria-label=${words.zoomIn} @click=${() => this.zoomBy(step)}>
          +
        </button>
        <button class="quiet" type="button" aria-label=${words.zoomOut} @click=${() => this.zoomBy(1 / step)}>
          −
        </button>
        ${
          camera.zoom > 1
            ? html`<button class="quiet" type="button" aria-label=${words.zoomAll} @click=${this.showAll}>
                ⤢
              </button>`
            : nothing
        }
      </div>
      <span id="keys" class="unseen">${words.boardKeys}</span>
      <div class="unseen">${reasonOf(board)}</div>
      <div class="why" popover="manual" aria-hidden="true">
        ${why ? html`${why.reason} <b>${words.rule} ${why.rule}</b>` : nothing}
      </div>
    </section>`;
  }

  private unitsPerPixel(): number {
    return this.board.width / this.camera.zoom / (this.drawing?.clientWidth || 1);
  }

  private onBoard({ x, y }: Point): Point {
    const box = this.drawing?.getBoundingClientRect();
    const scale = this.unitsPerPixel();
    return {
      x: this.camera.x + (x - (box?.left ?? 0)) * scale,
      y: this.camera.y + (y - (box?.top ?? 0)) * scale,
    };
  }

  private zoomBy(factor: number) {
    const { board, camera } = this;
    const centre = {
      x: camera.x + board.width / camera.zoom / 2,
      y: camera.y + board.height / camera.zoom / 2,
    };
    this.camera = zoomAt(camera, board, factor, centre);
  }

  private readonly showAll = () => {
    this.camera = whole;
  };

  private readonly onMove = (event: PointerEvent) => {
    if (this.drawing) this.gestures.move(event, this.drawing);
  };

  /** The plain wheel scrolls the page; with Ctrl, which is what a pinched trackpad sends, it zooms. */
  private readonly onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at = this.onBoard({ x: event.clientX, y: event.clientY });
    this.camera = zoomAt(this.camera, this.board, Math.exp(-event.deltaY / 300), at);
  };

  private readonly onClick = (event: Event) => {
    const thing = thingOf(event);
    if (thing && !this.gestures.dragged) this.pick(thing);
  };

  private pick(thing: SVGElement) {
    const choice = this.choiceOf(thing);
    if (choice === undefined) return;
    if (choice.disabled) void this.showWhy(thing);
    else choose(this, choice.id);
  }

  private readonly onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') this.zoomBy(step);
    else if (event.key === '-') this.zoomBy(1 / step);
    else if (event.key === '0') this.showAll();
    else if (event.key === 'Escape') this.hideWhy();
    else if (event.key === 'Enter' || event.key === ' ') {
      const thing = thingOf(event);
      if (thing) this.pick(thing);
    } else if (!this.walk(event)) return;
    event.preventDefault();
  };

  /** From a piece the walk starts at its space. */
  private walk(event: KeyboardEvent): boolean {
    const { id, at } = thingOf(event)?.dataset ?? {};
    const from = this.board.spaces.find((space) => space.id === (at ?? id));
    const to = from && neighbour(event.key, from, this.board.spaces);
    if (to === undefined) return false;
    this.renderRoot.querySelector<SVGElement>(`.space[data-id="${CSS.escape(to.id)}"]`)?.focus();
    return true;
  }

  private readonly onFocus = (event: Event) => {
    const thing = thingOf(event);
    const { id, at } = thing?.dataset ?? {};
    const space = this.board.spaces.find((one) => one.id === (at ?? id));
    if (space) this.camera = reveal(this.camera, this.board, space, space.size * 1.5);
    if (thing?.matches(':focus-visible')) void this.showWhy(thing);
  };

  private readonly onHover = (event: PointerEvent) => {
    const thing = thingOf(event);
    if (thing && event.pointerType === 'mouse') void this.showWhy(thing);
  };

  private choiceOf(thing: SVGElement): Choice | undefined {
    const { id, at } = thing.dataset;
    const things = at === undefined ? this.board.spaces : (this.board.pieces ?? []);
    return things.find((one) => one.id === id)?.choice;
  }

  private async showWhy(thing: SVGElement) {
    const refusal = this.choiceOf(thing)?.disabled;
    if (refusal === undefined) return;
    this.why = refusal;
    await this.updateComplete;
    if (!this.tip?.isConnected) return;
    this.tip.showPopover();
    placeBeside(thing, this.tip);
  }

  private readonly hideWhy = () => {
    this.tip?.hidePopover();
  };
}

const thingOf = (event: Event): SVGElement | null =>
  event.target instanceof Element ? event.target.closest<SVGElement>('.thing') : null;

declare global {
  interface HTMLElementTagNameMap {
    'ct-board': Board;
  }
}
