import { beforeEach, describe, expect, it } from 'vitest';
import { change, read, settings, subscribe } from './settings.ts';

const plain = {
  theme: 'dark',
  language: null,
  speed: 1,
  nonVisual: false,
  playForced: false,
  guided: false,
  panel: null,
};

beforeEach(() => {
  change(read(null));
});

describe('settings', () => {
  it('are dark, calm and visual until somebody says otherwise', () => {
    expect(settings()).toEqual(plain);
  });

  it('are kept, and told to those who listen', () => {
    const told: unknown[] = [];
    const stop = subscribe(({ theme }) => told.push(theme));
    change({ theme: 'light' });
    stop();
    change({ theme: 'auto' });
    expect(told).toEqual(['light']);
    expect(read(localStorage.getItem('settings'))).toEqual({ ...plain, theme: 'auto' });
  });

  it('come from another tab as well', () => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'settings', newValue: JSON.stringify({ speed: 0 }) }),
    );
    expect(settings()).toEqual({ ...plain, speed: 0 });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['nothing in JSON', 'null'],
    ['another kind of thing', '[1]'],
    ['values of no use', '{"theme":"pink","language":"xx","speed":7,"nonVisual":"yes"}'],
  ])('are the usual ones where %s was kept', (_, kept) => {
    expect(read(kept)).toEqual(plain);
  });

  it('keep what is understood of something older', () => {
    expect(read('{"theme":"light","sound":3}')).toEqual({ ...plain, theme: 'light' });
  });
});
