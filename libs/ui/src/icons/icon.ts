/** Draws a glyph in the colour of the text around it. It says nothing to a screen reader: words stand beside it. */
import { svg, html, type TemplateResult } from 'lit';
import type { Glyph } from '../model.ts';

export const icon = ({ path }: Glyph): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 512 512" aria-hidden="true"><path d=${path}></path></svg>`;

/** The same inside a drawing, centred on a point. */
export const iconAt = ({ path }: Glyph, x: number, y: number, size: number) =>
  svg`<path d=${path} transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})"></path>`;
