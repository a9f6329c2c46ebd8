import type { Action } from '@cantina/engine';
import type { Box } from '@cantina/table-deckbuilding/page';
import type { LogLine, Page } from '@cantina/wire';
import { html, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { fetchContent } from '../host.ts';
import { PlainElement } from '../plain-element.ts';
import { change, settings, subscribe } from '../settings.ts';
import '../styles/table.css';
import '../table/generic-table.ts';

interface Parts {
  readonly visual: () => Promise<unknown>;
  readonly lists: () => Promise<unknown>;
  readonly guide: () => Promise<unknown>;
}

/** Games with tables of their own, loaded when one is opened. */
const tables: Readonly<Record<string, Parts>> = {
  deckbuilding: {
    visual: () => import('@cantina/table-deckbuilding/visual/table'),
    lists: () => import('@cantina/table-deckbuilding/lists/lists'),
    guide: () => import('@cantina/table-deckbuilding/guide/coach'),
  },
};

/** What has come of a game's own table. */
interface Laid {
  readonly box: Box;
  readonly kind: 'visual' | 'lists';
}

/**
 * The table of a match: the game's own where there is one and its box has come, the generic one for all others and where
 * that fails. Tells `act` with an action, and `tells` whether the table itself reads aloud what happens.
 */
@customElement('match-table')
export class MatchTable extends PlainElement {
  @property({ attribute: false }) page: Page | undefined;
  @property({ attribute: false }) log: readonly LogLine[] = [];
  @state() private laid: Laid | undefined;
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

  protected override willUpdate(): void {
    const { page, language } = this;
    if (page === undefined) return;
    const parts = tables[page.ruleset];
    const kind = settings().nonVisual ? 'lists' : 'visual';
    const wanted = `${page.rules.contentHash} ${language} ${kind}`;
    if (parts === undefined || wanted === this.#wanted) return;
    this.#wanted = wanted;
    void this.#lay(parts, kind, page.rules.contentHash, wanted);
  }

  async #lay(parts: Parts, kind: Laid['kind'], hash: string, wanted: string): Promise<void> {
    try {
      const [box] = await Promise.all([fetchContent(this.language, hash), parts[kind](), parts.guide()]);
      if (wanted === this.#wanted) this.laid = { box: box as unknown as Box, kind };
    } catch {
      if (wanted === this.#wanted) this.laid = undefined; // the generic table needs nothing more
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('laid')) this.tell('tells', this.laid?.kind === 'lists');
  }

  protected override render() {
    const { page, laid, language } = this;
    if (page === undefined || laid === undefined)
      return html`<generic-table
        .language=${language}
        .page=${page}
        @act=${({ detail }: CustomEvent<Action>) => {
          this.tell('act', detail);
        }}
      ></generic-table>`;
    return html`<deckbuilding-guide
      .language=${language}
      .page=${page}
      .box=${laid.box}
      .active=${!settings().guided}
      @guided=${() => {
        change({ guided: true });
      }}
      @choose=${({ detail }: CustomEvent<{ readonly action: Action }>) => {
        this.tell('act', detail.action);
      }}
    >
      ${laid.kind === 'lists' ? this.#lists(page, laid.box) : this.#visual(page, laid.box)}
    </deckbuilding-guide>`;
  }

  #visual(page: Page, box: Box) {
    const { speed, playForced } = settings();
    return html`<deckbuilding-table
      .language=${this.language}
      .page=${page}
      .box=${box}
      .speed=${speed}
      .auto=${playForced}
    ></deckbuilding-table>`;
  }

  #lists(page: Page, box: Box) {
    return html`<deckbuilding-lists
      .language=${this.language}
      .page=${page}
      .box=${box}
      .log=${this.log}
      .auto=${settings().playForced}
    ></deckbuilding-lists>`;
  }
}
