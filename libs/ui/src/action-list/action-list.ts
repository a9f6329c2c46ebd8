/** Everything that can be done now, as a plain list in groups. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { moveFocus } from '../arrows.ts';
import { base } from '../base.styles.ts';
import '../choice/choice.ts';
import { icon } from '../icons/icon.ts';
import { padlock } from '../icons/icons.ts';
import type { Choice } from '../model.ts';
import '../odds-chip/odds-chip.ts';
import { words } from '../words.ts';
import { styles } from './action-list.styles.ts';

/** Choices that belong together: "Buy", "Attack". */
export interface ActionGroup {
  readonly label?: string | undefined;
  readonly choices: readonly Choice[];
}

/**
 * Each choice is one button; a refused one tells its reason right there.
 *
 * @element ct-action-list
 * @fires {CustomEvent<{ id: string }>} choose - a choice was made
 */
@customElement('ct-action-list')
export class ActionList extends LitElement {
  static override styles = [base, styles];

  /** The list's name for screen readers. */
  @property() label = '';
  @property({ attribute: false }) groups: readonly ActionGroup[] = [];

  override render() {
    const groups = this.groups.filter(({ choices }) => choices.length > 0);
    return html`<section aria-label=${this.label} @keydown=${this.onKey}>
      ${groups.length === 0 ? html`<p class="none">${words.nothingToDo}</p>` : nothing}
      ${groups.map(
        ({ label, choices }) =>
          html`${label === undefined ? nothing : html`<h3 class="title">${label}</h3>`}
            <ul>
              ${choices.map((choice) => html`<li>${action(choice)}</li>`)}
            </ul>`,
      )}
    </section>`;
  }

  private readonly onKey = (event: KeyboardEvent) => {
    moveFocus(event, [...this.renderRoot.querySelectorAll('ct-choice')]);
  };
}

const action = (choice: Choice) =>
  html`<ct-choice .choice=${choice}>
    <span class="action ${choice.disabled ? 'refused' : 'open'}">
      <span class="words">
        ${choice.label}
        ${
          choice.disabled
            ? html`<span class="reason"
                >${icon(padlock)} ${choice.disabled.reason} <i>${choice.disabled.rule}</i></span
              >`
            : nothing
        }
      </span>
      ${choice.odds ? html`<ct-odds-chip .odds=${choice.odds}></ct-odds-chip>` : nothing}
    </span>
  </ct-choice>`;

declare global {
  interface HTMLElementTagNameMap {
    'ct-action-list': ActionList;
  }
}
