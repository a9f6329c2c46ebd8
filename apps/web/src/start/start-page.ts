import type { MatchSummary, RulesetSummary } from '@cantina/wire';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { joinAddress, matchAddress } from '../address.ts';
import { listMatches, listRulesets } from '../host.ts';
import { PlainElement } from '../plain-element.ts';
import './match-list.ts';
import './new-match.ts';

/** What there is to play, the matches one has, and those that wait for players. */
@customElement('start-page')
export class StartPage extends PlainElement {
  @property({ type: Boolean }) samples = false;
  @state() private rulesets: readonly RulesetSummary[] | undefined;
  @state() private mine: readonly MatchSummary[] = [];
  @state() private open: readonly MatchSummary[] = [];
  @state() private chosen: string | undefined;

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
    const { words, rulesets, language, failure } = this;
    if (rulesets === undefined)
      return html`<main>
        <h1>${words.games}</h1>
        ${this.alarm()} ${failure === undefined ? html`<p>${words.loading}</p>` : nothing}
      </main>`;
    return html`<main>
      ${this.alarm()}
      <div class="start">
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
        <section class="games">
          <h1>${words.games}</h1>
          ${rulesets.length === 0 ? this.#none() : this.#list(rulesets)}
        </section>
        <match-list
          .language=${language}
          .heading=${words.openMatches}
          .entries=${this.open}
          .address=${joinAddress}
        ></match-list>
      </div>
    </main>`;
  }

  #none() {
    return html`<p>${this.words.noGames} <a href="/?samples">${this.words.showSamples}</a></p>`;
  }

  #list(rulesets: readonly RulesetSummary[]) {
    const { words, chosen, language } = this;
    return html`<ul class="plain">
      ${rulesets.map(
        ({ id, name, seats, minutes, mechanics }) =>
          html`<li class="card">
            <h2>${name}</h2>
            <p>
              ${seats.min === seats.max ? seats.min : html`${seats.min}–${seats.max}`} ${words.players},
              ${minutes} ${words.minutes}
            </p>
            <p><small>${mechanics.join(', ')}</small></p>
            ${
              chosen === id
                ? html`<new-match .language=${language} .ruleset=${id}></new-match>`
                : html`<button
                    aria-label="${words.choose}: ${name}"
                    @click=${() => {
                      this.chosen = id;
                    }}
                  >
                    ${words.choose}
                  </button>`
            }
          </li>`,
      )}
    </ul>`;
  }
}
