import type { Action, Json } from '@cantina/engine';
import type { Choice, OpenForm } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PlainElement } from '../plain-element.ts';
import '../schema-form.ts';
import type { Entered } from '../schema-form.ts';

/** An action whose numbers the player makes up. It starts from a typical one. Tells `act` with an action. */
@customElement('open-action')
export class OpenAction extends PlainElement {
  @property({ attribute: false }) form: OpenForm | undefined;
  @property({ attribute: false }) typical: readonly Choice[] = [];
  /** What the player has entered: nothing yet (`undefined`), or something that cannot be read (`null`). */
  @state() private entered: Entered | null | undefined;

  protected override render() {
    const { form, words } = this;
    if (form === undefined) return nothing;
    const typical = this.typical[0]?.action.what;
    const what = this.entered === undefined ? typical : this.entered?.value;
    return html`<details>
      <summary>${words.form}: ${form.do}</summary>
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
          if (what === undefined) return;
          const detail: Action = { do: form.do, what: what as Json };
          this.entered = undefined;
          this.dispatchEvent(new CustomEvent('act', { detail }));
        }}
      >
        <schema-form
          .language=${this.language}
          .schema=${form.schema}
          .value=${what ?? typical}
          @value=${({ detail }: CustomEvent<Entered | null>) => {
            this.entered = detail;
          }}
        ></schema-form>
        <button ?disabled=${what === undefined}>${words.send}</button>
      </form>
    </details>`;
  }
}
