import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entries } from './entries.ts';
import { list, load } from './index.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Folders below `parent` that hold a `meta.ts` at `inside`. */
function withMeta(parent: string, inside: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent).filter((name) => existsSync(`${parent}/${name}/${inside}meta.ts`));
}

const samples = withMeta(folder('../../shared/samples/src'), '');
const rulesets = withMeta(folder('../../rulesets'), 'src/');

describe('the registry', () => {
  it('knows exactly the rulesets that have a folder', () => {
    expect([...entries.keys()].sort()).toEqual([...samples, ...rulesets].sort());
    expect(samples).toContain('noughts');
  });

  it.each([...entries])('%s: the id, its metadata and its rules agree', async (id, entry) => {
    const { meta } = await entry.meta();
    expect(meta.id).toBe(id);
    expect(meta.sample ?? false).toBe(samples.includes(id));
    const ruleset = await load(id);
    expect(ruleset?.meta).toEqual(meta);
  });

  it('lists samples only when asked', async () => {
    const shown = (metas: Awaited<ReturnType<typeof list>>) => metas.map(({ id }) => id).sort();
    expect(shown(await list())).toEqual([...rulesets].sort());
    expect(shown(await list({ samples: true }))).toEqual([...samples, ...rulesets].sort());
  });

  it('loads a ruleset once and hands out the same', async () => {
    expect(await load('noughts')).toBe(await load('noughts'));
  });

  it.each(['', 'nowhere', '__proto__', 'constructor'])('knows no ruleset "%s"', async (id) => {
    expect(await load(id)).toBeUndefined();
  });
});
