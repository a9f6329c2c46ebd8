import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, focused, inside, show } from '../../test/harness.ts';
import './chat.ts';

const messages = [
  { id: '1', of: { label: 'Ada', tone: 'teal' }, text: 'Good luck!', time: '20:14', you: true },
  { id: '2', of: { label: 'Ben', tone: 'rose' }, text: 'You too.' },
] as const;

describe('ct-chat', () => {
  it('is accessible; Enter says what was written, nothing else is said', async () => {
    const chat = await show(html`<ct-chat label="Talk" .messages=${messages}></ct-chat>`);
    const said: string[] = [];
    document.body.querySelector('main')?.addEventListener('say', ({ detail }) => said.push(detail.text));
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Tab}  hello {Enter}');
    expect(said).toEqual(['hello']);
    expect(focused()).toBe(inside(chat, 'input')[0]);
    await userEvent.keyboard('   {Enter}');
    expect(said).toEqual(['hello']);
  });

  it('shows markup as the words it is', async () => {
    const nasty = [{ id: '1', of: { label: 'Eve' }, text: '<b onclick="x">hi</b>' }];
    const chat = await show(html`<ct-chat label="Talk" .messages=${nasty}></ct-chat>`);
    expect(inside(chat, '.message b')).toEqual([]);
    expect(inside(chat, '.message p')[0]?.textContent).toBe('<b onclick="x">hi</b>');
  });

  it('has nothing to write in for those who only read', async () => {
    const chat = await show(html`<ct-chat label="Talk" silent></ct-chat>`);
    expect(inside(chat, 'form')).toEqual([]);
    expect(inside(chat, '.none')).toHaveLength(1);
  });
});
