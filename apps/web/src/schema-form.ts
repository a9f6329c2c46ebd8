import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PlainElement } from './plain-element.ts';
import type { Schema } from './schema.ts';

let forms = 0;

/** What was entered, wrapped: it may be any JSON. */
export interface Entered {
  readonly value: unknown;
}

/**
 * Fields for plain data described by a JSON Schema; what a field cannot express is edited as JSON. The event
 * `value` tells what it says now, or `null` while that cannot be read.
 */
@customElement('schema-form')
export class SchemaForm extends PlainElement {
  @property({ attribute: false }) schema: Schema = {};
  @property({ attribute: false }) value: unknown = undefined;
  @state() private unreadable = false;
  readonly #id = `form-${++forms}`;

  protected override render() {
    const { properties } = this.schema;
    if (properties === undefined) return this.#field('', this.schema, this.value);
    const record = (this.value ?? {}) as Readonly<Record<string, unknown>>;
    return Object.entries(properties).map(([key, schema]) =>
      this.#field(key, schema, record[key] ?? schema.default),
    );
  }

  #field(key: string, schema: Schema, value: unknown): TemplateResult {
    const id = `${this.#id}-${key}`;
    const label = schema.title ?? schema.description ?? key;
    return html`<p class="field">
      ${label === '' ? nothing : html`<label for=${id}>${label}</label>`}
      ${this.#control(key, id, schema, value)}
    </p>`;
  }

  #control(key: string, id: string, schema: Schema, value: unknown): TemplateResult {
    const choices = choicesOf(schema);
    if (choices !== undefined) {
      return html`<select
        id=${id}
        @change=${(event: Event) => {
          this.#set(key, choices[(event.target as HTMLSelectElement).selectedIndex]);
        }}
      >
        ${choices.map((one) => html`<option ?selected=${one === value}>${this.#wordFor(one)}</option>`)}
      </select>`;
    }
    if (schema.type === 'integer' || schema.type === 'number') {
      return html`<input
        id=${id}
        type="number"
        required
        step=${schema.type === 'integer' ? 1 : 'any'}
        min=${schema.minimum ?? nothing}
        max=${schema.maximum ?? nothing}
        .value=${text(value)}
        @input=${(event: Event) => {
          this.#set(key, (event.target as HTMLInputElement).valueAsNumber);
        }}
      />`;
    }
    if (schema.type === 'string') {
      return html`<input
        id=${id}
        maxlength=${schema.maxLength ?? nothing}
        .value=${text(value)}
        @input=${(event: Event) => {
          this.#set(key, (event.target as HTMLInputElement).value);
        }}
      />`;
    }
    return html`<textarea
        id=${id}
        rows="3"
        spellcheck="false"
        .defaultValue=${JSON.stringify(value ?? null)}
        @input=${(event: Event) => {
          this.#set(key, readJson((event.target as HTMLTextAreaElement).value));
        }}
      ></textarea>
      ${this.unreadable ? html`<span class="why" role="alert">${this.words.notJson}</span>` : nothing}`;
  }

  #wordFor(choice: unknown): string {
    if (typeof choice === 'boolean') return choice ? this.words.yes : this.words.no;
    return String(choice);
  }

  #set(key: string, value: unknown): void {
    this.unreadable = value === undefined;
    const { properties } = this.schema;
    if (!this.unreadable) {
      const whole = { ...defaults(properties ?? {}), ...(this.value as object | undefined), [key]: value };
      this.value = properties === undefined ? value : whole;
    }
    const detail: Entered | null = this.unreadable ? null : { value: this.value };
    this.dispatchEvent(new CustomEvent('value', { detail }));
  }
}

/** The values to choose from, where they are few. */
function choicesOf({ type, enum: values, anyOf }: Schema): readonly unknown[] | undefined {
  if (type === 'boolean') return [true, false];
  const constants = (anyOf ?? []).flatMap((one) => (one.const === undefined ? [] : [one.const]));
  if (constants.length > 0 && constants.length === anyOf?.length) return constants;
  return values;
}

function defaults(properties: Readonly<Record<string, Schema>>): Record<string, unknown> {
  const given = Object.entries(properties).filter(([, schema]) => schema.default !== undefined);
  return Object.fromEntries(given.map(([key, schema]) => [key, schema.default]));
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
