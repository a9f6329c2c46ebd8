/** A rule's id inside a sentence; opened, it shows the rule. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { base } from '../base.styles.ts';
import { send } from '../events.ts';
import { placeBeside } from '../place.ts';
import { words } from '../words.ts';
import { styles } from './rule-link.styles.ts';

declare global {
  interface HTMLElementEventMap {
    lookup: CustomEvent<{ readonly rule: string }>;
  }
}

/**
 * @element ct-rule-link
 * @slot - the words of the link; the rule's id by default
 * @fires {CustomEvent<{ rule: string }>} lookup - it was opened and has no text yet
 * @csspart popover - where the rule is shown
 */
@customElement('ct-rule-link')
export class RuleLink extends LitElement {
  static override styles = [base, styles];

  /** The rule's id. */
  @property() rule = '';
  /** What the rule says; absent until somebody has looked it up. */
  @property() text: string | undefined;
  /** Where the rulebook shows it. */
  @property() href: string | undefined;

  @query('#rule') private popup: HTMLElement | null | undefined;

  override render() {
    return html`<button type="button" popovertarget="rule"><slot>${this.rule}</slot></button>
      <div
        id="rule"
        part="popover"
        popover
        role="dialog"
        aria-label=${`${words.rule} ${this.rule}`}
        @toggle=${this.onToggle}
      >
        <b>${this.rule}</b>
        <p>${this.text ?? words.lookingUp}</p>
        ${this.href === undefined ? nothing : html`<a href=${this.href}>${words.readRule}</a>`}
      </div>`;
  }

  /** The text may arrive while it is open, and needs another place then. */
  override updated() {
    if (this.popup?.matches(':popover-open')) placeBeside(this, this.popup);
  }

  private readonly onToggle = (event: ToggleEvent) => {
    if (event.newState !== 'open' || !this.popup) return;
    if (this.text === undefined) send(this, 'lookup', { rule: this.rule });
    placeBeside(this, this.popup);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-rule-link': RuleLink;
  }
}
