import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PlainElement } from '../plain-element.ts';

/** Branches up to this depth are open at first. */
const OPEN_DEPTH = 3;

/** Plain data as a tree that can be folded; whatever fits on a line is written on one. */
@customElement('view-tree')
export class ViewTree extends PlainElement {
  @property({ attribute: false }) value: unknown = null;

  protected override render() {
    return branches(this.value, 0);
  }
}

function branches(value: unknown, depth: number): TemplateResult {
  const entries = Object.entries(value ?? {}) as [string, unknown][];
  return html`<ul class="tree">
    ${entries.map(([key, item]) => html`<li>${entry(nameOf(value, key), item, depth)}</li>`)}
  </ul>`;
}

function entry(name: string, value: unknown, depth: number): TemplateResult {
  if (isLeaf(value)) return html`<span class="key">${name}</span>: ${leaf(value)}`;
  return html`<details ?open=${depth < OPEN_DEPTH}>
    <summary class="key">${name}</summary>
    ${branches(value, depth + 1)}
  </details>`;
}

/** Lists count from 1, as people do. */
const nameOf = (parent: unknown, key: string): string =>
  Array.isArray(parent) ? String(Number(key) + 1) : key;

function isLeaf(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);
}

function leaf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(leaf).join(', ');
  return value === null ? '–' : JSON.stringify(value);
}
