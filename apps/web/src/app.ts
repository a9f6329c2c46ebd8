import type { Language } from '@cantina/engine';
import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { PlainElement } from './plain-element.ts';
import './match-page.ts';
import './start/start-page.ts';
import { appWords, languageNames } from './words.ts';

const KEPT = 'language';

/** The frame around every page: heading, language, and what the address asks for. */
@customElement('cantina-app')
export class CantinaApp extends PlainElement {
  override connectedCallback(): void {
    super.connectedCallback();
    this.#speak(firstKnown([localStorage.getItem(KEPT), ...navigator.languages]));
  }

  protected override render() {
    const { words, language } = this;
    const asked = new URLSearchParams(location.search);
    const match = asked.get('match');
    return html`
      <header>
        <a class="brand" href="/">Cantina</a>
        <label>
          ${words.language}
          <select
            @change=${(event: Event) => {
              this.#speak((event.target as HTMLSelectElement).value as Language);
            }}
          >
            ${Object.entries(languageNames).map(
              ([code, name]) =>
                html`<option value=${code} lang=${code} ?selected=${code === language}>${name}</option>`,
            )}
          </select>
        </label>
      </header>
      ${
        match === null
          ? html`<start-page .language=${language} .samples=${asked.has('samples')}></start-page>`
          : html`<match-page
              .language=${language}
              .match=${match}
              .seat=${seatOf(asked.get('seat'))}
            ></match-page>`
      }
      <footer><small>${words.notice}</small></footer>
    `;
  }

  #speak(language: Language): void {
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }
}

/** Addresses count seats from 1, as people do. */
function seatOf(asked: string | null): number | null {
  const seat = Number(asked) - 1;
  return asked !== null && Number.isInteger(seat) && seat >= 0 ? seat : null;
}

function firstKnown(asked: readonly (string | null)[]): Language {
  for (const tag of asked) {
    const language = tag?.slice(0, 2) ?? '';
    if (Object.hasOwn(appWords, language)) return language as Language;
  }
  return 'en';
}
