import type { Action, Language } from '@cantina/engine';
import type { Box } from '@cantina/table-deckbuilding/page';
import type { Page } from '@cantina/wire';
import { html, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { fetchContent } from '../host.ts';
import { PlainElement } from '../plain-element.ts';
import { settings, subscribe } from '../settings.ts';
import '../styles/table.css';
import '../table/generic-table.ts';

/** Games with a table of their own, loaded when one is opened. */
const tables: Readonly<Record<string, () => Promise<unknown>>> = {
  deckbuilding: () => import('@cantina/table-deckbuilding/visual/table'),
};

/**
 * The table of a match: the game's own where there is one and its box has come, the generic one for all others and where
 * that fails. Tells `act` with an action.
 */
@customElement('match-table')
export class MatchTable extends PlainElement {
  @property({ attribute: false }) page: Page | undefined;
  @state() private box: Box | undefined;
  #wanted: string | undefined;
  #unsubscribe: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unsubscribe = subscribe(() => {
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { page, language } = this;
    if (page === undefined || !(changed.has('page') || changed.has('language'))) return;
    const open = tables[page.ruleset];
    const wanted = `${page.rules.contentHash} ${language}`;
    if (open === undefined || wanted === this.#wanted) return;
    this.#wanted = wanted;
    void this.#load(open, language, page.rules.contentHash, wanted);
  }

  async #load(open: () => Promise<unknown>, language: Language, hash: string, wanted: string): Promise<void> {
    try {
      const [box] = await Promise.all([fetchContent(language, hash), open()]);
      if (wanted === this.#wanted) this.box = box as unknown as Box;
    } catch {
      this.box = undefined; // the generic table needs nothing more
    }
  }

  protected override render() {
    const { page, box, language } = this;
    const { speed, playForced } = settings();
    if (page === undefined || box === undefined)
      return html`<generic-table
        .language=${language}
        .page=${page}
        @act=${({ detail }: CustomEvent<Action>) => {
          this.tell('act', detail);
        }}
      ></generic-table>`;
    return html`<deckbuilding-table
      .language=${language}
      .page=${page}
      .box=${box}
      .speed=${speed}
      .auto=${playForced}
      @choose=${({ detail }: CustomEvent<{ readonly action: Action }>) => {
        this.tell('act', detail.action);
      }}
    ></deckbuilding-table>`;
  }
}
