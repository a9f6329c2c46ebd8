/** The Deckbuilding table as headings, lists and tables: the same as the visual one, for ears, keys, and whoever likes it. */
import { base, quietButton } from '@cantina/ui/base.styles';
import type { View } from '@cantina/deckbuilding';
import type { Action, Language } from '@cantina/engine';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { forcedIn } from '../enabled.ts';
import type { Control, TableModel } from '../model.ts';
import type { Box, Shown } from '../page.ts';
import { present } from '../present.ts';
import { wordsFor } from '../text/index.ts';
import { wasteOf } from '../waste.ts';
import { focusIn, focusOn, keepFocus, type Kept } from './focus.ts';
import { help } from './help.ts';
import { jumpOf } from './keys.ts';
import { styles } from './lists.styles.ts';
import { narrow } from './narrow.styles.ts';
import { NewsDesk, type LogLine } from './news.ts';
import { galaxy, hand, offer, side, standing } from './places.ts';
import { news, question } from './question.ts';
import type { Scene } from './scene.ts';
import { listWordsFor } from './text/index.ts';

/** The pieces of a page that are shown; `version` is the number of the last entry of the log. */
export type ListsPage = Omit<Shown, 'view' | 'content' | 'language'> & {
  readonly view: unknown;
  readonly version: number;
};

/**
 * Shows a page and says which action was chosen; it computes no rule. Every action that may be chosen is one button of that
 * name. What is asked and what has happened is read aloud as it changes.
 *
 * @element deckbuilding-lists
 * @fires {CustomEvent<{ action: Action }>} choose - an action was chosen
 * @fires {CustomEvent<{ on: boolean }>} shortcuts - single keys were switched on or off
 */
@customElement('deckbuilding-lists')
export class DeckbuildingLists extends LitElement {
  static override styles = [base, quietButton, styles, narrow];

  @property({ attribute: false }) page: ListsPage | undefined;
  /** The content of the box in the reader's language. */
  @property({ attribute: false }) box: Box | undefined;
  @property() language: Language = 'en';
  /** The log as far as it is known; what comes after the first page is read aloud. */
  @property({ attribute: false }) log: readonly LogLine[] = [];
  /** Where there is only one choice it is made, except to end the turn. */
  @property({ type: Boolean }) auto = false;
  /** Asks once before a turn is ended that leaves something useful undone. */
  @property({ attribute: false }) confirmEnd = true;
  /** Whether single keys lead to the parts of the table. */
  @property({ attribute: false }) shortcuts = true;

  @state() private confirming = false;
  readonly #desk = new NewsDesk();
  #model: TableModel | undefined;
  #kept: Kept | undefined;
  #asked: string | undefined;
  #seat: number | null | undefined;
  /** The position for which a forced choice was made; it is made once. */
  #told: TableModel | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#onKey);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.shadowRoot !== null) this.#kept = focusIn(this.shadowRoot);
    const { page, box, language, log } = this;
    if (page === undefined || box === undefined) return;
    if ((changed.has('language') && changed.get('language') !== undefined) || this.#seat !== page.seat)
      this.#desk.restart();
    this.#seat = page.seat;
    this.#desk.read(log, page.version);
    if (!changed.has('page') && !changed.has('box') && !changed.has('language')) return;
    this.confirming = false;
    this.#asked = this.#model?.question.text;
    this.#model = present({ ...page, view: page.view as View, content: box, language });
  }

  protected override updated(): void {
    const model = this.#model;
    if (model === undefined || this.shadowRoot === null) return;
    if (this.#kept !== undefined) keepFocus(this.shadowRoot, this.#kept, this.#asked === model.question.text);
    const forced = this.auto && this.#told !== model ? forcedIn(model) : undefined;
    if (forced === undefined) return;
    this.#told = model;
    queueMicrotask(() => {
      this.#tell(forced);
    });
  }

  protected override render() {
    const model = this.#model;
    if (model === undefined) return nothing;
    const scene: Scene = {
      model,
      words: wordsFor(this.language),
      listWords: listWordsFor(this.language),
      confirming: this.confirming,
      choose: this.#choose,
      goOn: this.#goOn,
    };
    return html`<div class="lists">
      ${question(scene)} ${offer(scene)} ${standing(scene)} ${hand(scene)} ${galaxy(scene)}
      ${side(scene, model.own, 'own')} ${side(scene, model.opponent, 'opponent')}
      ${news(scene, this.#desk.lines)} ${help(scene, this.shortcuts, this.#toggleKeys)}
    </div>`;
  }

  readonly #choose = (control: Control): void => {
    const ends = control.action.do === 'endTurn';
    if (ends && this.confirmEnd && !this.confirming && this.#model !== undefined && wasteOf(this.#model).any)
      this.confirming = true;
    else this.#tell(control);
  };

  #tell({ action }: { readonly action: Action }): void {
    this.dispatchEvent(new CustomEvent('choose', { detail: { action }, bubbles: true, composed: true }));
  }

  readonly #goOn = (): void => {
    this.confirming = false;
  };

  readonly #toggleKeys = (): void => {
    this.shortcuts = !this.shortcuts;
    this.dispatchEvent(new CustomEvent('shortcuts', { detail: { on: this.shortcuts } }));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.confirming = false;
    const root = this.shadowRoot;
    const jump = this.shortcuts ? jumpOf(event) : undefined;
    if (jump === undefined || root === null || !this.checkVisibility()) return;
    event.preventDefault();
    if (jump === 'help') this.#openHelp(root);
    else if (jump === 'end')
      (
        root.querySelector<HTMLElement>('button.end') ?? root.querySelector<HTMLElement>('#question')
      )?.focus();
    else focusOn(root, jump);
  };

  #openHelp(root: ShadowRoot): void {
    const details = root.querySelector<HTMLDetailsElement>('details.help');
    if (details === null) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'deckbuilding-lists': DeckbuildingLists;
  }
}
