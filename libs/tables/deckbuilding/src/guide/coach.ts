/** The coach: a bar with the current lesson, over whichever table is put into it. */
import { base, quietButton } from '@cantina/ui/base.styles';
import type { View } from '@cantina/deckbuilding';
import type { Action, Language } from '@cantina/engine';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Box, Shown } from '../page.ts';
import { present } from '../present.ts';
import { styles } from './coach.styles.ts';
import { doing, isFinished, lessonOf, passing, type Learnt, type Lesson } from './guide.ts';
import { spotlight } from './spotlight.ts';
import { guideWordsFor } from './text/index.ts';

/**
 * Put the table inside. While `active`, the lesson that is due stands above it and its places are marked on it; what the
 * table says was chosen counts as done.
 *
 * @element deckbuilding-guide
 * @slot - the table
 * @fires {CustomEvent<{ how: 'finished' | 'stopped' }>} guided - the first turn was ended, or the guide was; remember it
 */
@customElement('deckbuilding-guide')
export class DeckbuildingGuide extends LitElement {
  static override styles = [base, quietButton, styles];

  @property({ attribute: false }) page:
    (Omit<Shown, 'view' | 'content' | 'language'> & { readonly view: unknown }) | undefined;
  @property({ attribute: false }) box: Box | undefined;
  @property() language: Language = 'en';
  /** Whether somebody is to be guided; without it, there is only the table. */
  @property({ type: Boolean }) active = false;

  @state() private learnt: Learnt = [];
  #lesson: Lesson | null = null;
  #over = false;

  constructor() {
    super();
    this.addEventListener('choose', this.#onChoose);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('active') && this.active) {
      this.learnt = [];
      this.#over = false;
    }
    this.#lesson = this.#due();
  }

  #due(): Lesson | null {
    const { page, box, language, active } = this;
    if (!active || this.#over || page === undefined || box === undefined) return null;
    const model = present({ ...page, view: page.view as View, content: box, language });
    return lessonOf(model, this.learnt, guideWordsFor(language));
  }

  protected override render() {
    const lesson = this.#lesson;
    return html`${lesson === null ? nothing : this.#bar(lesson)}<slot @slotchange=${this.#mark}></slot>`;
  }

  #bar({ title, text, reading, chapter }: Lesson) {
    const words = guideWordsFor(this.language);
    return html`<aside class="coach" aria-label=${words.guide}>
      <div class="lesson" role="status">
        ${chapter === null ? nothing : html`<small>${words.chapter(...chapter)}</small>`}
        <b>${title}</b>
        <p>${text}</p>
      </div>
      <div class="buttons">
        ${
          chapter === null
            ? nothing
            : html`<button class="quiet ${reading ? 'next' : ''}" type="button" @click=${this.#pass}>
                ${reading ? words.next : words.skip}
              </button>`
        }
        <button class="quiet" type="button" @click=${this.#stop}>${words.stop}</button>
      </div>
    </aside>`;
  }

  protected override updated(): void {
    void this.#mark();
  }

  /** The table draws itself first. */
  readonly #mark = async (): Promise<void> => {
    for (const table of this.children) {
      await customElements.whenDefined(table.localName);
      if ('updateComplete' in table) await table.updateComplete;
      if (table.shadowRoot !== null) spotlight(table.shadowRoot, this.#lesson?.highlight ?? []);
    }
  };

  readonly #onChoose = (event: Event): void => {
    const { action } = (event as unknown as CustomEvent<{ readonly action: Action }>).detail;
    if (this.#lesson !== null) this.#learn(doing(this.learnt, action));
  };

  readonly #pass = (): void => {
    if (this.#lesson !== null) this.#learn(passing(this.learnt, this.#lesson.id));
  };

  #learn(learnt: Learnt): void {
    this.learnt = learnt;
    if (isFinished(learnt)) this.#finish('finished');
  }

  /** The bar goes away under the pointer; the keyboard goes on at the table. */
  readonly #stop = (): void => {
    this.#finish('stopped');
    const root = this.firstElementChild?.shadowRoot;
    root?.querySelector<HTMLElement>('button, [tabindex]')?.focus();
  };

  #finish(how: 'finished' | 'stopped'): void {
    this.#over = true;
    this.requestUpdate();
    this.dispatchEvent(new CustomEvent('guided', { detail: { how }, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'deckbuilding-guide': DeckbuildingGuide;
  }
}
