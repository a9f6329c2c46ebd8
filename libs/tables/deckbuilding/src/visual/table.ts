/** The Deckbuilding table as people see it. */
import '@cantina/ui/row/row';
import { moveFocus } from '@cantina/ui/arrows';
import { base, toned } from '@cantina/ui/base.styles';
import type { View } from '@cantina/deckbuilding';
import type { Action, Language } from '@cantina/engine';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { viewOf } from '../look.ts';
import type { Control, OpenPile, TableModel } from '../model.ts';
import type { Box, Shown } from '../page.ts';
import { present } from '../present.ts';
import { wordsFor } from '../text/index.ts';
import { forcedIn, openControls } from '../enabled.ts';
import { wasteOf } from '../waste.ts';
import { aid } from './aid.ts';
import { bar } from './bar.ts';
import { Dragging, meant, type Drop } from './drag.ts';
import { focusIn, keepFocus, type Kept } from './focus.ts';
import { middle, row } from './galaxy.ts';
import { hand, offer } from './hand.ts';
import { glide, snapshot, type Snapshot } from './motion.ts';
import type { Scene } from './scene.ts';
import { area, plate } from './side.ts';
import { styles } from './table.styles.ts';
import { tallyOf } from './tally.ts';

/** The pieces of a page that the table shows; whatever else a page has is not its business. */
export type TablePage = Omit<Shown, 'view' | 'content' | 'language'> & { readonly view: unknown };

/**
 * Shows a page and says which action was chosen; it computes no rule.
 *
 * @element deckbuilding-table
 * @fires {CustomEvent<{ action: Action }>} choose - an action was chosen
 */
@customElement('deckbuilding-table')
export class DeckbuildingTable extends LitElement {
  static override styles = [base, toned, styles];

  @property({ attribute: false }) page: TablePage | undefined;
  /** The content of the box in the reader's language. */
  @property({ attribute: false }) box: Box | undefined;
  @property() language: Language = 'en';
  /** How long motion takes: 1 is normal, 0 none at all. */
  @property({ type: Number }) speed = 1;
  /** Where there is only one choice it is made, except to end the turn. */
  @property({ type: Boolean }) auto = false;
  /** Asks once before a turn is ended that leaves something useful undone. */
  @property({ attribute: false }) confirmEnd = true;

  @state() private confirming = false;
  @state() private opened = false;
  @state() private pile: OpenPile | undefined;
  @query('dialog') private dialog: HTMLDialogElement | null | undefined;
  #model: TableModel | undefined;
  #before: Snapshot | undefined;
  #kept: Kept | undefined;
  #joining: readonly number[] = [];
  #dragging: Dragging | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.renderRoot as ShadowRoot | undefined;
    if (root !== undefined) this.#listen(root);
  }

  #listen(root: ShadowRoot): void {
    if (this.#dragging !== undefined) return;
    this.#dragging = new Dragging(root, this.#onDrop);
    root.addEventListener('choose', this.#onChoose);
    root.addEventListener('pointerdown', (event) => this.#dragging?.press(event as PointerEvent));
    root.addEventListener('click', this.#dragging.click, { capture: true });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('page') && !changed.has('box') && !changed.has('language')) return;
    const root = this.shadowRoot;
    if (root !== null && this.#model !== undefined) {
      this.#before = snapshot(root, tallyOf(this.#model));
      this.#kept = focusIn(root);
    }
    this.confirming = false;
    this.#model = this.#present();
  }

  #present(): TableModel | undefined {
    const { page, box, language } = this;
    if (page === undefined || box === undefined) return undefined;
    return present({ ...page, view: page.view as View, content: box, language });
  }

  protected override updated(): void {
    this.style.setProperty('--ct-speed', String(this.speed));
    const before = this.#before;
    const root = this.shadowRoot;
    if (before === undefined || root === null || this.#model === undefined) {
      this.#goOn();
      return;
    }
    this.#before = undefined;
    glide(root, before, tallyOf(this.#model), this.speed);
    keepFocus(root, this.#kept);
    this.#kept = undefined;
    this.#goOn();
  }

  protected override render() {
    const model = this.#model;
    if (model === undefined) return nothing;
    const scene: Scene = {
      model,
      words: wordsFor(this.language),
      language: this.language,
      confirming: this.confirming,
      opened: this.opened,
      look: this.#look,
      toggle: this.#toggle,
      goOn: this.#stay,
    };
    const { words } = scene;
    return html`<div
        class="table ${this.opened ? 'opened' : ''} ${model.offer === null ? '' : 'offering'}"
        role="group"
        aria-label=${words.table}
        @keydown=${this.#onKey}
      >
        ${plate(scene, model.opponent, 'opponent')} ${area(scene, model.opponent, 'opponent')}
        ${middle(scene)} ${row(scene)} ${plate(scene, model.own, 'own')} ${area(scene, model.own, 'own')}
        ${offer(scene)} ${bar(scene)} ${hand(scene)}
      </div>
      ${aid(scene)}
      <dialog aria-label=${this.pile?.label ?? nothing} @close=${this.#unlook}>
        ${
          this.pile === undefined
            ? nothing
            : html`<button class="button plain" type="button" @click=${this.#closePile}>
                  ${words.close}
                </button>
                <ct-row
                  wrap
                  label=${this.pile.label}
                  .items=${this.pile.cards.map(({ key, card, count }) => ({
                    key,
                    card: viewOf(card, words),
                    copies: count,
                  }))}
                ></ct-row>`
        }
      </dialog>
      <div class="sky" aria-hidden="true"></div>`;
  }

  protected override firstUpdated(): void {
    if (this.shadowRoot !== null) this.#listen(this.shadowRoot);
  }

  /** A choice of a component inside: told to the outside as the action it stands for. */
  readonly #onChoose = (event: Event): void => {
    event.stopPropagation();
    const { id } = (event as CustomEvent<{ id: string }>).detail;
    const control =
      this.#model === undefined ? undefined : openControls(this.#model).find((one) => idOf(one) === id);
    if (control !== undefined) this.#choose(control);
  };

  #choose(control: Control): void {
    const model = this.#model;
    if (model === undefined) return;
    if (control.action.do === 'endTurn' && this.confirmEnd && !this.confirming && wasteOf(model).any) {
      this.confirming = true;
      return;
    }
    this.#tell(control.action);
  }

  #tell(action: Action): void {
    this.dispatchEvent(new CustomEvent('choose', { detail: { action }, bubbles: true, composed: true }));
  }

  readonly #onDrop = (drop: Drop): void => {
    const wish = this.#model === undefined ? undefined : meant(this.#model, drop);
    if (wish === undefined) return;
    this.#joining = wish.then ?? [];
    this.#choose(wish.now);
  };

  /** What was decided before: a card dragged onto its target joins; a forced choice is made. */
  #goOn(): void {
    const model = this.#model;
    if (model === undefined) return;
    const wanted = this.#joining;
    this.#joining = [];
    const joins = openControls(model).find(
      ({ action }) => action.do === 'join' && wanted.some((id) => id === action.what),
    );
    const next = joins ?? (this.auto ? forcedIn(model) : undefined);
    if (next === undefined || this.#told === model) return;
    this.#told = model;
    queueMicrotask(() => {
      this.#tell(next.action);
    });
  }
  /** The position for which something was done without being asked; it is done once. */
  #told: TableModel | undefined;

  readonly #look = (pile: OpenPile): void => {
    this.pile = pile;
    void this.updateComplete.then(() => this.dialog?.showModal());
  };

  readonly #closePile = (): void => {
    this.dialog?.close();
  };

  readonly #unlook = (): void => {
    this.pile = undefined;
  };

  readonly #toggle = (): void => {
    this.opened = !this.opened;
  };

  readonly #stay = (): void => {
    this.confirming = false;
  };

  /** Arrow keys move along the cards that lie side by side. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const lane = event.target instanceof Element ? event.target.closest('.lane') : null;
    if (lane !== null) moveFocus(event, [...lane.querySelectorAll<HTMLElement>('ct-card, .menu ct-choice')]);
    if (event.key === 'Escape') this.confirming = false;
  };
}

const idOf = ({ action }: Control): string => JSON.stringify(action);

declare global {
  interface HTMLElementTagNameMap {
    'deckbuilding-table': DeckbuildingTable;
  }
}
