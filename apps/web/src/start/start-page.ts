import type { MatchSummary, RulesetSummary } from '@cantina/wire';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { joinAddress, matchAddress } from '../address.ts';
import { listMatches, listRulesets } from '../host.ts';
import { PlainElement } from '../plain-element.ts';
import './game-card.ts';
import './match-list.ts';

/** What there is to play, the matches one has, and those that wait for players. */
@customElement('start-page')
export class StartPage extends PlainElement {
  @property({ type: Boolean }) samples = false;
  @state() private rulesets: readonly RulesetSummary[] | undefined;
  @state() private mine: readonly MatchSummary[] = [];
  @state() private open: readonly MatchSummary[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#look);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#look);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('language') || changed.has('samples')) void this.#load();
  }

  /** Whoever comes back to this page wants to see what is new. */
  readonly #look = (): void => {
    if (document.visibilityState === 'visible') void this.#load();
  };

  #load(): Promise<boolean> {
    const { language, samples } = this;
    return this.attempt(async () => {
      const [rulesets, mine, open] = await Promise.all([
        listRulesets(language, samples),
        listMatches(language, 'mine'),
        listMatches(language, 'open'),
      ]);
      const own = new Set(mine.map(({ match }) => match));
      this.rulesets = rulesets;
      this.mine = mine;
      this.open = open.filter(({ match }) => !own.has(match));
    });
  }

  protected override render() {
    const { words, rulesets, failure } = this;
    const waiting = rulesets === undefined && failure === undefined;
    return html`<main class="page">
      <div class="hero">
        <h1>${words.welcome}</h1>
        <p>${words.lead}</p>
      </div>
      ${this.alarm()} ${waiting ? html`<p>${words.loading}</p>` : nothing}
      ${rulesets === undefined ? nothing : this.#all(rulesets)}
    </main>`;
  }

  #all(rulesets: readonly RulesetSummary[]) {
    const { words, language } = this;
    return html`<div class="start">
      ${
        this.mine.length === 0
          ? nothing
          : html`<match-list
              class="mine"
              .language=${language}
              .heading=${words.myMatches}
              .entries=${this.mine}
              .address=${matchAddress}
            ></match-list>`
      }
      <section class="games" aria-label=${words.games}>
        ${rulesets.length === 0 ? this.#none() : nothing}
        ${rulesets.map((game) => html`<game-card .language=${language} .game=${game}></game-card>`)}
      </section>
      <match-list
        .language=${language}
        .heading=${words.openMatches}
        .entries=${this.open}
        .address=${joinAddress}
      ></match-list>
    </div>`;
  }

  #none() {
    return html`<p>${this.words.noGames} <a href="/?samples">${this.words.showSamples}</a></p>`;
  }
}
