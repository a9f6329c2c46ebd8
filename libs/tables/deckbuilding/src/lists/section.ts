/** A part of the table under its heading, to which the keys lead. */
import { html, type TemplateResult } from 'lit';
import type { Jump } from './keys.ts';

export const section = (place: Jump | 'offer' | 'standing', heading: string, body: unknown): TemplateResult =>
  html`<section aria-labelledby=${place} data-place=${place}>
    <h2 id=${place} tabindex="-1">${heading}</h2>
    ${body}
  </section>`;
