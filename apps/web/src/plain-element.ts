import type { Language } from '@cantina/engine';
import { html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { HostProblem } from './host.ts';
import { wordsOf, type AppWords } from './words/index.ts';

/** An element that draws into the page itself, so that one style sheet and ordinary labels reach everything. */
export class PlainElement extends LitElement {
  @property() language: Language = 'en';
  /** What went wrong last, in words. */
  @state() protected failure: string | undefined;
  @state() protected busy = false;

  protected get words(): AppWords {
    return wordsOf(this.language);
  }

  protected override createRenderRoot(): this {
    return this;
  }

  /** Tells what went wrong, if anything does; false then. */
  protected async attempt(doing: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await doing();
      this.failure = undefined;
    } catch (error) {
      this.failure = error instanceof HostProblem ? error.message : this.words.unreachable;
      if (!(error instanceof HostProblem) && !(error instanceof TypeError)) throw error;
    } finally {
      this.busy = false;
    }
    return this.failure === undefined;
  }

  /** The place where that is told. It is always there, so that screen readers notice what appears in it. */
  protected alarm() {
    return html`<div role="alert">
      ${this.failure === undefined ? nothing : html`<p class="why">${this.failure}</p>`}
    </div>`;
  }

  protected tell(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
