import { describe, expect, it } from 'vitest';
import { lockProblems } from './lockcheck.js';

describe('lockProblems', () => {
  it('finds nothing in a complete lock file without hosts', () => {
    const packages = {
      '': {},
      'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } },
      'node_modules/tool-linux': {},
      'node_modules/tool/node_modules/tool-mac': {},
      'node_modules/linked': { resolved: 'libs/linked' },
    };
    expect(lockProblems({ packages })).toEqual([]);
  });

  it('names the optional package that is missing for some platform', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } },
      'node_modules/tool-linux': {},
      'node_modules/other/node_modules/tool-mac': {},
    };
    expect(lockProblems({ packages })).toEqual([
      'node_modules/tool lacks its optional package tool-mac 1.0.0',
    ]);
  });

  it('looks in every folder above a nested package', () => {
    const packages = {
      'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0', d: '1.0.0', e: '1.0.0' } },
      'node_modules/a/node_modules/b/node_modules/c': {},
      'node_modules/a/node_modules/d': {},
      'node_modules/e': {},
    };
    expect(lockProblems({ packages })).toEqual([]);
  });

  it('names the package that was taken from a host', () => {
    const packages = { 'node_modules/tool': { resolved: 'https://registry.example/tool.tgz' } };
    expect(lockProblems({ packages })).toEqual(['node_modules/tool names a registry host']);
  });
});
