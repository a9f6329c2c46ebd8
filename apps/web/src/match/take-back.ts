import type { LogLine, Page } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { isProblem, type MatchDoor } from '../host.ts';
import { PlainElement } from '../plain-element.ts';
import { seatTitle } from '../seat-words.ts';
import { historyOf } from './history.ts';

/** Runs a request about the match; the outcome comes by itself. */
export type Command = (doing: (door: MatchDoor) => Promise<unknown>) => Promise<void>;

const arrow = (path: string) =>
  html`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
const back = arrow('M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3');
const forth = arrow('m15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h3');

/** Taking back and doing again; where the others must agree, asking them, and answering when they ask. */
@customElement('take-back')
export class TakeBack extends PlainElement {
  @property({ attribute: false }) page: Page | undefined;
  @property({ attribute: false }) log: readonly LogLine[] = [];
  @property({ attribute: false }) command: Command = () => Promise.resolve();
  /** The version at which it turned out that the others must agree. */
  #needsConsent: number | undefined;

  protected override render() {
    const { page, words } = this;
    if (page === undefined || page.seat === null || page.stage !== 'playing') return nothing;
    const { request } = page;
    if (request !== null)
      return html`<div class="take-back">${this.alarm()} ${this.#request(page, request.seat)}</div>`;
    const history = historyOf(this.log);
    const undoer = history.lastActor(page.mine);
    const redoer = history.redoer(page.mine);
    const mustAsk = this.#needsConsent === page.version;
    return html`<div class="take-back">
      <button
        ?disabled=${undoer === undefined || this.busy}
        @click=${() => undoer !== undefined && this.#undo(undoer, page.version)}
      >
        ${back}<span class="wide">${words.undo}</span>
      </button>
      <button
        ?disabled=${redoer === undefined || this.busy}
        @click=${() => redoer !== undefined && this.#do((door) => door.redo(redoer))}
      >
        ${forth}<span class="wide">${words.redo}</span>
      </button>
      ${
        mustAsk && undoer !== undefined
          ? html`<button @click=${() => this.#do((door) => door.undo(undoer, true))}>
              ${words.askUndo}
            </button>`
          : nothing
      }
      ${this.alarm()}
    </div>`;
  }

  #request({ seats, mine }: Page, asking: number) {
    const { words } = this;
    if (mine.includes(asking))
      return html`<p>${words.youAskedUndo}</p>
        ${this.#answer(words.withdrawAsk, false)}`;
    const info = seats[asking];
    return html`<p>${info === undefined ? '' : seatTitle(words, info)} ${words.askedUndo}</p>
      ${this.#answer(words.agree, true)} ${this.#answer(words.refuse, false)}`;
  }

  #answer(text: string, agree: boolean) {
    return html`<button ?disabled=${this.busy} @click=${() => this.#do((door) => door.consent(agree))}>
      ${text}
    </button>`;
  }

  #undo(seat: number, version: number): Promise<boolean> {
    return this.attempt(async () => {
      try {
        await this.command((door) => door.undo(seat, false));
      } catch (error) {
        if (isProblem(error, 'needs-consent')) this.#needsConsent = version;
        throw error;
      }
    });
  }

  #do(doing: (door: MatchDoor) => Promise<unknown>): Promise<boolean> {
    return this.attempt(() => this.command(doing));
  }
}
