import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PlainElement } from '../plain-element.ts';

let boxes = 0;

/** A link to hand on, with a button that copies it. */
@customElement('link-box')
export class LinkBox extends PlainElement {
  @property() link = '';
  @property() label = '';
  @state() private copied: string | undefined;
  readonly #id = `link-${++boxes}`;

  protected override render() {
    const { words, link } = this;
    return html`<p class="field link">
      <label for=${this.#id}>${this.label}</label>
      <input
        id=${this.#id}
        readonly
        .value=${link}
        @focus=${(event: Event) => {
          (event.target as HTMLInputElement).select();
        }}
      />
      <button type="button" @click=${() => this.#copy()}>
        ${this.copied === link ? words.copied : words.copy}
      </button>
    </p>`;
  }

  /** Without TLS, browsers let nobody write to the clipboard: then the text is selected, to be copied by hand. */
  async #copy(): Promise<void> {
    const { link } = this;
    try {
      await navigator.clipboard.writeText(link);
      this.copied = link;
    } catch {
      this.querySelector('input')?.select();
    }
  }
}
