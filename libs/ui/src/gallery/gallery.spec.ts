import { html } from 'lit';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { control, expectAccessible, inside, settled, show } from '../../test/harness.ts';
import { exhibits } from './exhibits.ts';
import './gallery.ts';

describe('ct-gallery', () => {
  it('is accessible as a whole', async () => {
    await show(html`<ct-gallery></ct-gallery>`);
    await expectAccessible();
  }, 15_000);

  it('shows every component there is', () => {
    const folders = Object.keys(import.meta.glob('/src/*/*.spec.ts')).map((path) => path.split('/')[2]);
    const shown = exhibits.map(({ name }) => name);
    expect([...shown, 'choice'].sort()).toEqual(folders.sort());
  });

  it('says what was chosen, and copies usage', async () => {
    const gallery = await show(html`<ct-gallery></ct-gallery>`);
    control(gallery, 'Draw a card').click();
    await settled(document.body);
    expect(inside(gallery, '.chosen')[0]?.textContent).toBe('choose draw');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    inside(gallery, 'button[aria-label="Copy clock"]')[0]?.click();
    expect(write).toHaveBeenCalledWith(exhibits.find(({ name }) => name === 'clock')?.usage);
    write.mockRestore();
  });

  it('fits a phone', async () => {
    await page.viewport(360, 800);
    const gallery = await show(html`<ct-gallery></ct-gallery>`);
    const wide = inside(gallery, 'section, .stage > *').filter(
      (part) => part.getBoundingClientRect().right > 360,
    );
    expect(wide.map((part) => part.outerHTML.slice(0, 80))).toEqual([]);
    await page.viewport(1000, 800);
  });
});
