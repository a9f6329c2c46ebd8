import { icon } from '@cantina/ui/icons/icon';
import { compass } from '@cantina/ui/icons/icons';
import type { Hint, Page } from '@cantina/wire';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PlainElement } from '../plain-element.ts';
import type { Command } from './take-back.ts';

/** Whether everybody else at the table is a bot; against another person there are no hints. */
const isAlone = ({ mine, seats }: Page): boolean =>
  seats.every(({ seat, name }) => name === null || mine.includes(seat));

/** What a bot would do in one's place, and why. Tells `act` with its action to whoever wants to do the same. */
@customElement('match-hint')
export class MatchHint extends PlainElement {
  @property({ attribute: false }) page: Page | undefined;
  @property({ attribute: false }) command: Command = () => Promise.resolve();
  @state() private given: { readonly hint: Hint; readonly seat: number } | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { given, page } = this;
    const isOld = given?.hint.decision !== page?.decision || given?.seat !== page?.seat;
    if (isOld || changed.has('language')) this.given = undefined;
    if (changed.has('page') && changed.get('page')?.decision !== page?.decision) this.failure = undefined;
  }

  protected override render() {
    const { page, words, given } = this;
    if (page === undefined || page.seat === null || page.stage !== 'playing' || page.frozen || !isAlone(page))
      return nothing;
    const { seat } = page;
    const isAsked = page.prompt !== null && page.decision !== null;
    // It stays where it is while others act, so that the focus does as well.
    return html`<div
      class="hint"
      @keydown=${({ key }: KeyboardEvent) => {
        if (key === 'Escape') this.#close();
      }}
    >
      <button
        type="button"
        aria-disabled=${isAsked ? 'false' : 'true'}
        @click=${() => {
          if (isAsked && !this.busy) void this.#ask(seat);
        }}
      >
        ${icon(compass)}<span class="wide">${words.hint}</span>
      </button>
      <div class="advice" ?data-open=${given !== undefined || this.failure !== undefined}>
        <div role="status">${given === undefined ? nothing : this.#advice(given.hint)}</div>
        ${this.alarm()} ${given === undefined ? nothing : this.#answers(given.hint)}
      </div>
    </div>`;
  }

  #advice({ label, because }: Hint) {
    return html`<p>${this.words.hintIs} <b>${label.text}</b></p>
      <ul>
        ${because.map(({ text }) => html`<li>${text}</li>`)}
      </ul>`;
  }

  #answers({ action }: Hint) {
    const { words } = this;
    return html`<div class="actions">
      <button
        type="button"
        class="main"
        @click=${() => {
          this.#close();
          this.tell('act', action);
        }}
      >
        ${words.send}
      </button>
      <button
        type="button"
        @click=${() => {
          this.#close();
        }}
      >
        ${words.close}
      </button>
    </div>`;
  }

  #ask(seat: number): Promise<boolean> {
    return this.attempt(() =>
      this.command(async (door) => {
        this.given = { hint: await door.hint(seat), seat };
      }),
    );
  }

  #close(): void {
    this.given = undefined;
    this.querySelector('button')?.focus();
  }
}
