/** What the gallery shows of a component: a sentence, its states, and how it is used. */
import type { TemplateResult } from 'lit';

export interface Exhibit {
  readonly name: string;
  readonly about: string;
  readonly show: () => TemplateResult;
  readonly usage: string;
}
