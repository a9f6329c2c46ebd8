import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { listRulesets } from '../host.ts';
import { PlainElement } from '../plain-element.ts';
import type { RulesetSummary } from '../wire.ts';
import './new-match.ts';

/** What there is to play, and the form that opens a match of it. */
@customElement('start-page')
export class StartPage extends PlainElement {
  @property({ type: Boolean }) samples = false;
  @state() private rulesets: readonly RulesetSummary[] | undefined;
  @state() private chosen: string | undefined;
  @state() private failure: string | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('language') || changed.has('samples')) void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.rulesets = await listRulesets(this.language, this.samples);
      this.failure = undefined;
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  protected override render() {
    const { words, rulesets, failure } = this;
    return html`<main>
      <h1>${words.games}</h1>
      ${failure === undefined ? nothing : html`<p class="why" role="alert">${failure}</p>`}
      ${rulesets === undefined ? html`<p>${words.loading}</p>` : rulesets.length === 0 ? this.#none() : this.#list(rulesets)}
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
