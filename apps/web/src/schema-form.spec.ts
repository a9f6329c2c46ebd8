import { afterEach, describe, expect, it } from 'vitest';
import { SchemaForm, type Entered } from './schema-form.ts';
import type { Schema } from './schema.ts';

async function draw(schema: Schema, value?: unknown) {
  const form = new SchemaForm();
  const told: unknown[] = [];
  form.schema = schema;
  form.value = value;
  form.addEventListener('value', (event) => told.push((event as CustomEvent<Entered | null>).detail?.value));
  document.body.append(form);
  await form.updateComplete;
  const control = <T extends Element>(selector: string): T => {
    const found = form.querySelector<T>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  };
  const type = (selector: string, text: string) => {
    const field = control<HTMLInputElement>(selector);
    field.value = text;
    field.dispatchEvent(new Event('input'));
    return form.updateComplete;
  };
  return { form, told, control, type };
}

afterEach(() => {
  document.body.replaceChildren();
});

const options: Schema = {
  type: 'object',
  properties: {
    rounds: { type: 'integer', minimum: 3, maximum: 5, default: 4 },
    mood: { type: 'string', enum: ['calm', 'wild'], default: 'calm', title: 'How the cat feels' },
    trade: { type: 'boolean', default: true },
  },
};

describe('a form from a schema', () => {
  it('lets one choose among constants', async () => {
    const schema: Schema = { properties: { bases: { anyOf: [{ const: 0 }, { const: 3 }], default: 0 } } };
    const { told, control } = await draw(schema);
    const select = control<HTMLSelectElement>('select');
    expect([...select.options].map((option) => option.text)).toEqual(['0', '3']);
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change'));
    expect(told).toEqual([{ bases: 3 }]);
  });

  it('has a labelled field for each property, showing its default', async () => {
    const { form, control } = await draw(options, {});
    expect([...form.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'rounds',
      'How the cat feels',
      'trade',
    ]);
    for (const label of form.querySelectorAll('label')) expect(control(`#${label.htmlFor}`)).toBeTruthy();
    expect(control<HTMLInputElement>('input').value).toBe('4');
    expect(control<HTMLInputElement>('input').max).toBe('5');
  });

  it('tells the whole value, defaults included, when one field changes', async () => {
    const { told, type } = await draw(options, {});
    await type('input', '5');
    expect(told).toEqual([{ rounds: 5, mood: 'calm', trade: true }]);
  });

  it('keeps what was given, and chooses values that are no text', async () => {
    const { told, control } = await draw(options, { rounds: 3 });
    const trade = control<HTMLSelectElement>('p:last-of-type select');
    trade.selectedIndex = 1;
    trade.dispatchEvent(new Event('change'));
    expect(told).toEqual([{ rounds: 3, mood: 'calm', trade: false }]);
  });

  it('takes JSON for what no field can express, and says when it cannot be read', async () => {
    const { form, told, type, control } = await draw({ anyOf: [] }, [1]);
    await type('textarea', '[1, 2]');
    await type('textarea', '[1, 2');
    expect(told).toEqual([[1, 2], undefined]);
    expect(control<HTMLTextAreaElement>('textarea').value).toBe('[1, 2');
    expect(form.querySelector('[role=alert]')?.textContent).toBe('This is not JSON.');
  });
});
