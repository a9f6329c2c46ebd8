import type { Language } from '@cantina/engine';
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { appWords, type AppWords } from './words.ts';

/** An element that draws into the page itself, so that one style sheet and ordinary labels reach everything. */
export class PlainElement extends LitElement {
  @property() language: Language = 'en';

  protected get words(): AppWords {
    return appWords[this.language];
  }

  protected override createRenderRoot(): this {
    return this;
  }
}
