import type { Language } from '@cantina/engine';
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { read, type Address } from './address.ts';
import './join/join-page.ts';
import { PlainElement } from './plain-element.ts';
import './start/start-page.ts';
import { languageNames, learn } from './words/index.ts';

const KEPT = 'language';

/** The frame around every page: heading, language, and what the address asks for. */
@customElement('cantina-app')
export class CantinaApp extends PlainElement {
  @state() private address: Address = read(location.hash);
  @state() private speaks = false;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#go);
    void this.#speak(firstKnown([localStorage.getItem(KEPT), ...navigator.languages]));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#go);
  }

  protected override render() {
    const { words, language } = this;
    if (!this.speaks) return nothing;
    return html`
      <header>
        <a class="brand" href="#/">Cantina</a>
        <label>
          ${words.language}
          <select
            @change=${(event: Event) => {
              void this.#speak((event.target as HTMLSelectElement).value as Language);
            }}
          >
            ${Object.entries(languageNames).map(
              ([code, name]) =>
                html`<option value=${code} lang=${code} ?selected=${code === language}>${name}</option>`,
            )}
          </select>
        </label>
      </header>
      ${this.#page()}
      <footer><small>${words.notice}</small></footer>
    `;
  }

  #page() {
    const { address, language } = this;
    switch (address.page) {
      case 'match':
        // The table is fetched when somebody sits down at one.
        void import('./match/match-page.ts');
        return html`<match-page .language=${language} .match=${address.match}></match-page>`;
      case 'join':
        return html`<join-page
          .language=${language}
          .match=${address.match}
          .secret=${address.secret}
          .seat=${undefined}
        ></join-page>`;
      case 'move':
        return html`<join-page
          .language=${language}
          .match=${address.match}
          .secret=${address.secret}
          .seat=${address.seat}
        ></join-page>`;
      case 'start': {
        const samples = new URLSearchParams(location.search).has('samples');
        return html`<start-page .language=${language} .samples=${samples}></start-page>`;
      }
    }
  }

  readonly #go = (): void => {
    this.address = read(location.hash);
    document.title = 'Cantina';
    scrollTo(0, 0);
  };

  async #speak(language: Language): Promise<void> {
    // Where the words cannot be had, the app goes on in those it has.
    const learnt = await learn(language).then(
      () => language,
      () => this.language,
    );
    this.language = learnt;
    this.speaks = true;
    localStorage.setItem(KEPT, learnt);
    document.documentElement.lang = learnt;
  }
}

function firstKnown(asked: readonly (string | null)[]): Language {
  for (const tag of asked) {
    const language = tag?.slice(0, 2) ?? '';
    if (Object.hasOwn(languageNames, language)) return language as Language;
  }
  return 'en';
}
