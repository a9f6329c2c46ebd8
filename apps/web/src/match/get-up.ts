import type { Page } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { moveLink } from '../address.ts';
import { submitted, textIn } from '../form.ts';
import type { MatchDoor } from '../host.ts';
import { PlainElement } from '../plain-element.ts';
import { levelOptions } from '../seat-words.ts';
import './link-box.ts';
import type { Command } from './take-back.ts';

/** Ways to end one's own play: giving up, leaving the seat empty or to a bot, moving it to another device. Folded away. */
@customElement('get-up')
export class GetUp extends PlainElement {
  @property({ attribute: false }) page: Page | undefined;
  @property({ attribute: false }) levels: readonly string[] = [];
  @property({ attribute: false }) command: Command = () => Promise.resolve();
  @query('dialog') private question: HTMLDialogElement | null | undefined;
  @state() private link: { readonly seat: number; readonly secret: string } | undefined;

  protected override render() {
    const { page, words, link } = this;
    const seat = page?.seat ?? null;
    if (page === undefined || seat === null || page.stage === 'over') return nothing;
    if (page.seats[seat]?.away !== false || page.seats[seat].name === null) return nothing;
    const playing = page.stage === 'playing';
    return html`<details>
      <summary>${words.getUp}</summary>
      ${this.alarm()}
      <div class="inline">
        ${playing ? html`<button type="button" @click=${() => this.question?.showModal()}>${words.concede}</button>` : nothing}
        ${this.#button(words.leave, (door) => door.leave(seat))}
        ${link === undefined ? html`<button ?disabled=${this.busy} @click=${() => this.#makeLink(seat)}>${words.seatLink}</button>` : nothing}
      </div>
      ${playing ? this.#bots(seat) : nothing} ${playing ? this.#sure(seat) : nothing}
      ${
        link?.seat === seat
          ? html`<p>${words.seatLinkHint}</p>
              <link-box
                .language=${this.language}
                .label=${words.seatLink}
                .link=${moveLink(page.match, seat, link.secret)}
              ></link-box>`
          : nothing
      }
    </details>`;
  }

  /** Giving up is for good, so it takes a second word. */
  #sure(seat: number) {
    const { words } = this;
    const answer = (agreed: boolean) => () => {
      this.question?.close();
      if (agreed) void this.attempt(() => this.command((door) => door.concede(seat)));
    };
    return html`<dialog aria-labelledby="concede-question">
      <p id="concede-question">${words.concedeSure}</p>
      <div class="actions">
        <button type="button" class="main" autofocus @click=${answer(false)}>${words.playOn}</button>
        <button type="button" class="danger" @click=${answer(true)}>${words.concede}</button>
      </div>
    </dialog>`;
  }

  #bots(seat: number) {
    const { words } = this;
    return html`<form
      class="inline"
      @submit=${(event: SubmitEvent) => {
        const level = textIn(submitted(event), 'level');
        void this.attempt(() => this.command((door) => door.leave(seat, level)));
      }}
    >
      <select name="level" aria-label=${words.level}>
        ${levelOptions(words, this.levels)}
      </select>
      <button ?disabled=${this.busy}>${words.leaveToBot}</button>
    </form>`;
  }

  #button(text: string, doing: (door: MatchDoor) => Promise<unknown>) {
    return html`<button ?disabled=${this.busy} @click=${() => this.attempt(() => this.command(doing))}>
      ${text}
    </button>`;
  }

  #makeLink(seat: number): Promise<boolean> {
    return this.attempt(() =>
      this.command(async (door) => {
        const { secret } = await door.seatLink(seat);
        this.link = { seat, secret };
      }),
    );
  }
}
