import type { Page } from '@cantina/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { choice, page, said } from '../../test/page.ts';
import { GenericTable } from './generic-table.ts';

const asking: Partial<Page> = {
  prompt: { ask: said('What now?'), source: said('Old key'), rule: 'XX-01' },
  view: { coins: 3, players: [{ hand: ['key', 'bell'] }], gate: null },
};

async function draw(more: Partial<Page>) {
  const table = new GenericTable();
  const acts: unknown[] = [];
  table.page = page({ ...asking, ...more });
  table.addEventListener('act', (event) => acts.push((event as CustomEvent<unknown>).detail));
  document.body.append(table);
  await table.updateComplete;
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  return { table, acts, text: (table.textContent ?? '').replaceAll(/\s+/g, ' ') };
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('the generic table', () => {
  it('says what is asked and by what', async () => {
    const { text } = await draw({});
    expect(text).toContain('What now?');
    expect(text).toContain('asked by Old key, XX-01');
  });

  it('offers what is allowed with its odds, and acts on a click', async () => {
    const odds = [{ of: said('passed'), chance: 2 / 3 }];
    const { table, acts, text } = await draw({ choices: [choice('dig', { odds })] });
    expect(text).toContain('passed 66.7%');
    table.querySelector('button')?.click();
    expect(acts).toEqual([{ do: 'dig', what: null }]);
    table.querySelector('button')?.dispatchEvent(new MouseEvent('click', { detail: 2 }));
    expect(acts).toHaveLength(1);
  });

  it('shows what is forbidden with the rule and its words, and does not act on it', async () => {
    const refused = { rule: 'XX-02', reason: 'the gate is locked' };
    const { table, acts, text } = await draw({ choices: [choice('leave', { refused })] });
    expect(text).toContain('the gate is locked (XX-02)');
    const button = table.querySelector('button');
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    button?.click();
    expect(acts).toEqual([]);
  });

  it('sends a typical open action from its form', async () => {
    const schema = { type: 'object', properties: { coins: { type: 'integer' } } };
    const typical = choice('offer', { action: { do: 'offer', what: { coins: 2 } } });
    const { table, acts } = await draw({ choices: [typical], forms: [{ do: 'offer', schema }] });
    table.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    expect(acts).toEqual([{ do: 'offer', what: { coins: 2 } }]);
  });

  it('lays out any view as a tree', async () => {
    const { text } = await draw({});
    expect(text).toContain('coins: 3');
    expect(text).toContain('hand: key, bell');
    expect(text).toContain('gate: –');
  });

  it('tells the outcome and offers nothing more', async () => {
    const outcome = { seats: ['won', 'lost'], because: said('Three in a row') } as const;
    const { table, text } = await draw({ outcome, prompt: null, choices: [choice('dig')] });
    expect(text).toContain('Three in a row');
    expect(text).toContain('Seat 2, P2: lost');
    expect(table.querySelector('button')).toBeNull();
  });
});
