import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.js';

describe.skipIf(process.platform === 'win32')('findChromium', () => {
  let folder = '';
  const place = (name: string, mode = 0o755) => {
    writeFileSync(join(folder, name), '', { mode });
    return join(folder, name);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cantina-chromium-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('prefers CHROMIUM_PATH', () => {
    place('chromium');
    const own = place('my-browser');
    expect(findChromium({ CHROMIUM_PATH: own, PATH: folder }, [])).toBe(own);
  });

  it('does not silently take another browser when CHROMIUM_PATH leads nowhere', () => {
    place('chromium');
    expect(findChromium({ CHROMIUM_PATH: join(folder, 'gone'), PATH: folder }, [])).toBeUndefined();
  });

  it('looks along PATH, Chromium or Chrome', () => {
    const chrome = place('google-chrome');
    expect(findChromium({ PATH: ['', join(folder, 'nowhere'), folder].join(delimiter) }, [])).toBe(chrome);
  });

  it('looks in the usual places last', () => {
    const hidden = place('hidden-chrome');
    expect(findChromium({ PATH: '' }, [join(folder, 'gone'), hidden])).toBe(hidden);
  });

  it('passes over what cannot be run', () => {
    place('chromium', 0o644);
    expect(findChromium({ PATH: folder }, [])).toBeUndefined();
  });
});
