import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, focused, inside, show } from '../../test/harness.ts';
import type { Log, LogEntry } from './log.ts';
import './log.ts';

const ada = { label: 'Ada', tone: 'teal' } as const;
const entries: readonly LogEntry[] = [
  {
    id: '1',
    heading: 'Turn 1',
    of: ada,
    parts: ['buys ', { text: 'Scout', kind: 'card', id: 'scout' }, '.'],
  },
  { id: '2', parts: ['The row is filled up.'] },
];
const lines = (count: number): readonly LogEntry[] =>
  Array.from({ length: count }, (_, i) => ({ id: String(i), parts: [`Line ${String(i)}`] }));

describe('ct-log', () => {
  it('is accessible, and a link is followed by Enter', async () => {
    await show(html`<ct-log label="What happened" .entries=${entries}></ct-log>`);
    const followed: unknown[] = [];
    document.body.querySelector('main')?.addEventListener('follow', ({ detail }) => followed.push(detail));
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(focused()?.textContent).toBe('Scout');
    expect(followed).toEqual([{ kind: 'card', id: 'scout' }]);
  });

  it('announces what is new, unless it is to be silent', async () => {
    const log = await show<Log>(html`<ct-log label="What happened" .entries=${entries}></ct-log>`);
    const list = inside(log, '[role=log]')[0];
    expect(list?.getAttribute('aria-live')).toBeNull();
    log.silent = true;
    await log.updateComplete;
    expect(list?.getAttribute('aria-live')).toBe('off');
    await expectAccessible();
  });

  it('strikes out what was taken back', async () => {
    const taken = [{ id: '1', parts: ['Ada passes.'], struck: 'taken back' }];
    const log = await show(html`<ct-log label="What happened" .entries=${taken}></ct-log>`);
    await expectAccessible();
    expect(inside(log, 'del')[0]?.textContent).toBe('Ada passes.');
    expect(inside(log, 'p')[0]?.textContent?.trim()).toBe('Ada passes. (taken back)');
  });

  it('stays at its end, but not when somebody reads further up', async () => {
    const log = await show<Log>(html`<ct-log label="What happened" .entries=${lines(60)}></ct-log>`);
    const list = inside(log, '[role=log]')[0] as HTMLElement;
    const fromEnd = () => Math.round(list.scrollHeight - list.clientHeight - list.scrollTop);
    expect(fromEnd()).toBe(0);
    log.entries = lines(80);
    await log.updateComplete;
    expect(fromEnd()).toBe(0);
    list.scrollTop = 40;
    log.entries = lines(90);
    await log.updateComplete;
    expect(list.scrollTop).toBe(40);
  });
});
