import type { Language } from '@cantina/engine';
import { iconCredit } from '@cantina/ui/icons/credit';
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { read, type Address } from './address.ts';
import { brand } from './brand.ts';
import './join/join-page.ts';
import { PlainElement } from './plain-element.ts';
import './settings-menu.ts';
import { settings, subscribe } from './settings.ts';
import './start/start-page.ts';
import { languageNames, learn } from './words/index.ts';

/** The frame around every page, and what the address asks for. A match has a frame of its own, to leave room for the table. */
@customElement('cantina-app')
export class CantinaApp extends PlainElement {
  @state() private address: Address = read(location.hash);
  @state() private speaks = false;
  #stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#go);
    this.#stop = subscribe(this.#heed);
    this.#heed();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#go);
    this.#stop?.();
  }

  protected override render() {
    const { address, language } = this;
    if (!this.speaks) return nothing;
    if (address.page === 'match') {
      // The table is fetched when somebody sits down at one.
      void import('./match/match-page.ts');
      return html`<match-page .language=${language} .match=${address.match}></match-page>`;
    }
    return html`
      <header class="top">
        ${brand()}
        <settings-menu .language=${language}></settings-menu>
      </header>
      ${this.#page(address)}
      <footer>
        <p>${this.words.notice}</p>
        <p>
          <a href="#/gallery">${this.words.components}</a>
          <a href=${iconCredit.site}>${iconCredit.what}</a>
          <a href=${iconCredit.terms}>${iconCredit.licence}</a>
        </p>
      </footer>
    `;
  }

  #page(address: Exclude<Address, { readonly page: 'match' }>) {
    const { language } = this;
    switch (address.page) {
      case 'join':
      case 'move':
        return html`<join-page
          .language=${language}
          .match=${address.match}
          .secret=${address.secret}
          .seat=${address.page === 'move' ? address.seat : undefined}
        ></join-page>`;
      case 'gallery':
        void import('@cantina/ui/gallery/gallery');
        return html`<main class="gallery"><ct-gallery lang="en"></ct-gallery></main>`;
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

  readonly #heed = (): void => {
    const { theme, speed, language } = settings();
    const { dataset, style } = document.documentElement;
    dataset['theme'] = theme;
    style.setProperty('--ct-speed', String(speed));
    const wanted = language ?? firstKnown(navigator.languages);
    if (wanted !== this.language || !this.speaks) void this.#speak(wanted);
  };

  async #speak(language: Language): Promise<void> {
    // Where the words cannot be had, the app goes on in those it has.
    const learnt = await learn(language).then(
      () => language,
      () => this.language,
    );
    this.language = learnt;
    this.speaks = true;
    document.documentElement.lang = learnt;
  }
}

function firstKnown(asked: readonly string[]): Language {
  for (const tag of asked) {
    const language = tag.slice(0, 2);
    if (Object.hasOwn(languageNames, language)) return language as Language;
  }
  return 'en';
}
