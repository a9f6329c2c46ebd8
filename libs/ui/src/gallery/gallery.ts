/** Every component in its states, with usage to copy: the documentation for those who build a table of their own. */
import { html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base, quietButton } from '../base.styles.ts';
import { iconCredit } from '../icons/credit.ts';
import { words } from '../words.ts';
import type { Exhibit } from './exhibit.ts';
import { exhibits } from './exhibits.ts';
import { styles } from './gallery.styles.ts';

/**
 * @element ct-gallery
 */
@customElement('ct-gallery')
export class Gallery extends LitElement {
  static override styles = [base, quietButton, styles];

  @state() private chosen = '';
  @state() private copied = '';

  override render() {
    return html`<div class="page" @choose=${this.onChoose}>
      <header>
        <h1>Components</h1>
        <p>
          They know no rules. Each is given a plain view model; what can be chosen is one control, and a table
          listens for one event.
        </p>
      </header>
      <nav aria-label="Components">
        <ul>
          ${exhibits.map(({ name }) => html`<li><button type="button" @click=${() => this.goTo(name)}>${name}</button></li>`)}
        </ul>
      </nav>
      <div class="exhibits">${exhibits.map((exhibit) => this.exhibit(exhibit))}</div>
      <footer>
        <a href=${iconCredit.site}>${iconCredit.what}</a>,
        <a href=${iconCredit.terms}>${iconCredit.licence}</a>
      </footer>
      <p class="chosen" role="status">${this.chosen === '' ? nothing : html`choose <b>${this.chosen}</b>`}</p>
    </div>`;
  }

  private exhibit({ name, about, show, usage }: Exhibit) {
    return html`<section id=${name} tabindex="-1" aria-labelledby="${name}-title">
      <h2 id="${name}-title">${name}</h2>
      <p class="about">${about}</p>
      <div class="stage">${show()}</div>
      <div class="usage">
        <code>${usage}</code>
        <button
          class="quiet"
          type="button"
          aria-label="${words.copy} ${name}"
          @click=${() => this.copy(name, usage)}
        >
          ${this.copied === name ? words.copied : words.copy}
        </button>
      </div>
    </section>`;
  }

  private goTo(name: string) {
    const section = this.renderRoot.querySelector<HTMLElement>(`#${name}`);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start' });
  }

  private readonly onChoose = (event: CustomEvent<{ readonly id: string }>) => {
    this.chosen = event.detail.id;
  };

  private async copy(name: string, usage: string) {
    await navigator.clipboard.writeText(usage);
    this.copied = name;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-gallery': Gallery;
  }
}
