import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { needsInstall } from './install.js';

describe('needsInstall', () => {
  let folder = '';
  const installed = (seconds: number) => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '');
    utimesSync(join(folder, 'node_modules/.package-lock.json'), seconds, seconds);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cantina-install-'));
    writeFileSync(join(folder, 'package-lock.json'), '');
    utimesSync(join(folder, 'package-lock.json'), 1000, 1000);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is true in a fresh clone', () => {
    expect(needsInstall(folder)).toBe(true);
  });

  it('is true after an interrupted installation', () => {
    mkdirSync(join(folder, 'node_modules'));
    expect(needsInstall(folder)).toBe(true);
  });

  it('is true when the lock file is newer', () => {
    installed(999);
    expect(needsInstall(folder)).toBe(true);
  });

  it('is false when the installation is at least as new as the lock file', () => {
    installed(1000);
    expect(needsInstall(folder)).toBe(false);
  });
});
