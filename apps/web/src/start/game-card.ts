import { icon } from '@cantina/ui/icons/icon';
import { hourglass, person } from '@cantina/ui/icons/icons';
import type { RulesetSummary } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { matchAddress } from '../address.ts';
import { myName } from '../me.ts';
import { PlainElement } from '../plain-element.ts';
import { openAtOnce } from './open-match.ts';

/** A game that can be played: at one click against a bot or with a friend, or set up in detail. */
@customElement('game-card')
export class GameCard extends PlainElement {
  @property({ attribute: false }) game: RulesetSummary | undefined;
  @state() private setUp = false;

  protected override render() {
    const { game, words } = this;
    if (game === undefined) return nothing;
    const { name, seats, minutes, mechanics } = game;
    const players = seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`;
    return html`<article class="card">
      <h2>${name}</h2>
      <p class="facts">
        <span>${icon(person)} ${players} ${words.players}</span>
        <span>${icon(hourglass)} ${minutes} ${words.minutes}</span>
      </p>
      <p class="chips">${mechanics.map((one) => html`<span class="chip">${one}</span>`)}</p>
      <p class="actions">
        ${this.#action(words.playBot, 'main', () => this.#begin(game, 'bot'))}
        ${this.#action(words.inviteFriend, '', () => this.#begin(game, 'open'))}
        ${this.setUp ? nothing : this.#action(words.choose, 'quiet', () => this.#unfold())}
      </p>
      ${this.alarm()}
      ${this.setUp ? html`<new-match .language=${this.language} .ruleset=${game.id}></new-match>` : nothing}
    </article>`;
  }

  #action(text: string, look: string, doing: () => void) {
    return html`<button
      class=${look}
      type="button"
      aria-label="${text}: ${this.game?.name}"
      ?disabled=${this.busy}
      @click=${doing}
    >
      ${text}
    </button>`;
  }

  #begin({ id }: RulesetSummary, others: 'bot' | 'open'): void {
    const { language, words } = this;
    void this.attempt(async () => {
      location.assign(matchAddress(await openAtOnce(language, id, others, myName(words.player))));
    });
  }

  #unfold(): void {
    void import('./new-match.ts');
    this.setUp = true;
  }
}
