/** What has happened, newest last, with links to cards and rules. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base, toned } from '../base.styles.ts';
import { send } from '../events.ts';
import { FollowEnd } from '../follow-end.ts';
import { icon } from '../icons/icon.ts';
import type { Mark } from '../model.ts';
import { styles } from './log.styles.ts';

/** Words that lead somewhere: to a card, a rule, a place on the board. */
export interface LogLink {
  readonly text: string;
  readonly kind: string;
  readonly id: string;
}

export interface LogEntry {
  readonly id: string;
  /** Starts a new chapter: "Turn 4, Ada". */
  readonly heading?: string | undefined;
  /** Who did it. */
  readonly of?: Mark | undefined;
  readonly parts: readonly (string | LogLink)[];
  /** It does not count any more, and why: "taken back". */
  readonly struck?: string | undefined;
}

declare global {
  interface HTMLElementEventMap {
    follow: CustomEvent<{ readonly kind: string; readonly id: string }>;
  }
}

/**
 * New lines are announced unless it is silent, and the log stays at its end unless somebody scrolled back.
 *
 * @element ct-log
 * @fires {CustomEvent<{ kind: string, id: string }>} follow - a link was followed
 */
@customElement('ct-log')
export class Log extends LitElement {
  static override styles = [base, toned, styles];

  /** The log's name for screen readers. */
  @property() label = '';
  @property({ attribute: false }) entries: readonly LogEntry[] = [];
  /** Something else announces what happens. */
  @property({ type: Boolean }) silent = false;

  protected readonly followEnd = new FollowEnd(this, () => this.renderRoot?.querySelector('[role=log]'));

  override render() {
    return html`<div
      role="log"
      tabindex="0"
      aria-label=${this.label}
      aria-live=${this.silent ? 'off' : nothing}
    >
      ${repeat(
        this.entries,
        ({ id }) => id,
        ({ heading, of, parts, struck }) =>
          html`${heading === undefined ? nothing : html`<h3 class="title">${heading}</h3>`}
            <p data-tone=${of?.tone ?? nothing}>
              ${of ? html`<b>${of.icon ? icon(of.icon) : nothing} ${of.label}</b> ` : nothing}${this.said(parts, struck)}
            </p>`,
      )}
    </div>`;
  }

  private said(parts: LogEntry['parts'], struck: string | undefined) {
    const words = parts.map((part) => (typeof part === 'string' ? part : this.link(part)));
    return struck === undefined ? words : html`<del>${words}</del> <i>(${struck})</i>`;
  }

  private link({ text, kind, id }: LogLink) {
    return html`<button type="button" @click=${() => send(this, 'follow', { kind, id })}>${text}</button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-log': Log;
  }
}
