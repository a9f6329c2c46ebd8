/** What is asked, of whom, and by which card or rule. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base, toned } from '../base.styles.ts';
import { icon } from '../icons/icon.ts';
import type { Mark } from '../model.ts';
import { words } from '../words.ts';
import { styles } from './prompt.styles.ts';

/** A question to somebody. */
export interface PromptView {
  readonly text: string;
  /** Who decides. */
  readonly of: Mark;
  /** Whether that is the one who looks at it. */
  readonly you: boolean;
  /** The card or rule that asks. */
  readonly by?: string | undefined;
  /** What helps to answer: "2 of 5 resources left". */
  readonly hint?: string | undefined;
}

/**
 * A change of the question is announced politely.
 *
 * @element ct-prompt
 * @csspart who - whose decision it is
 * @slot - controls that answer the question, such as done or undo
 */
@customElement('ct-prompt')
export class Prompt extends LitElement {
  static override styles = [base, toned, styles];

  @property({ attribute: false }) prompt: PromptView | undefined;

  override render() {
    const { prompt } = this;
    return html`<section class=${prompt?.you ? 'you' : 'other'} data-tone=${prompt?.of.tone ?? 'amber'}>
      <div class="asked" role="status">
        ${
          prompt
            ? html`<span part="who" class="who">
                  ${prompt.of.icon ? icon(prompt.of.icon) : nothing}
                  ${prompt.you ? words.yourTurn : words.turnOf(prompt.of.label)}
                </span>
                <p class="text">${prompt.text}</p>
                ${
                  prompt.by === undefined && prompt.hint === undefined
                    ? nothing
                    : html`<p class="more">
                        ${prompt.by === undefined ? nothing : html`<span>${words.because} <b>${prompt.by}</b></span>`}
                        ${prompt.hint === undefined ? nothing : html`<span>${prompt.hint}</span>`}
                      </p>`
                }`
            : nothing
        }
      </div>
      <div class="answers"><slot></slot></div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-prompt': Prompt;
  }
}
