import { afterEach, describe, expect, it } from 'vitest';
import type { LinkStore } from '../links.ts';
import type { MatchStore } from '../ports.ts';
import { linkOf, recordOf, summary } from './samples.ts';

/** Links, and the store of the matches they lead to, where both are kept together. */
interface LinkShelf {
  readonly links: LinkStore;
  readonly store?: MatchStore;
}

/** What every store of links must do. `open` gives an empty one; the suite closes it. */
export function linksContract(name: string, open: () => Promise<LinkShelf>): void {
  const opened: MatchStore[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });

  /** A shelf with matches `m` and `n`, as far as it knows of matches. */
  const empty = async (): Promise<LinkShelf> => {
    const shelf = await open();
    if (shelf.store === undefined) return shelf;
    opened.push(shelf.store);
    for (const id of ['m', 'n']) await shelf.store.create(recordOf(id), summary(id));
    return shelf;
  };

  describe(`${name} as a store of links`, () => {
    it('knows nothing at first', async () => {
      const { links } = await empty();
      expect(await links.find('hash')).toBeUndefined();
      expect(await links.of('m')).toEqual([]);
      expect(await links.of('never heard of')).toEqual([]);
      await links.remove('nothing');
    });

    it('finds a link by its hash and by nothing else', async () => {
      const { links } = await empty();
      await links.add(linkOf('invitation'), 'h1');
      await links.add(linkOf('own', { kind: 'seat', seat: 0, by: 'naïve “🎲”', createdAt: 7 }), 'h2');
      expect(await links.find('h1')).toStrictEqual(linkOf('invitation'));
      expect(await links.find('h2')).toStrictEqual(
        linkOf('own', { kind: 'seat', seat: 0, by: 'naïve “🎲”', createdAt: 7 }),
      );
      for (const other of ['invitation', 'own', 'm', 'H1', 'h', '', "' OR 1=1 --"])
        expect(await links.find(other)).toBeUndefined();
    });

    it('tells those of a match, in the order in which they were made', async () => {
      const { links } = await empty();
      const made = ['z', 'a', 'm', 'b'].map((id) => linkOf(id, { createdAt: 5 }));
      for (const link of made) await links.add(link, `hash of ${link.id}`);
      await links.add(linkOf('elsewhere', { match: 'n' }), 'another');
      expect(await links.of('m')).toStrictEqual(made);
      expect((await links.of('n')).map(({ id }) => id)).toEqual(['elsewhere']);
    });

    it('forgets the one that is removed', async () => {
      const { links } = await empty();
      await links.add(linkOf('first'), 'h1');
      await links.add(linkOf('second'), 'h2');
      await links.remove('first');
      await links.remove('first');
      expect(await links.find('h1')).toBeUndefined();
      expect((await links.of('m')).map(({ id }) => id)).toEqual(['second']);
      expect(await links.find('h2')).toStrictEqual(linkOf('second'));
      await links.add(linkOf('third'), 'h1');
      expect((await links.of('m')).map(({ id }) => id)).toEqual(['second', 'third']);
    });
  });
}

/** What a store of links must do that lies beside the matches. */
export function linksOfMatchesContract(name: string, open: () => Promise<Required<LinkShelf>>): void {
  describe(`${name} as a store of links beside the matches`, () => {
    it('forgets those of a match that is forgotten', async () => {
      const { links, store } = await open();
      for (const id of ['m', 'n']) await store.create(recordOf(id), summary(id));
      await links.add(linkOf('gone'), 'h1');
      await links.add(linkOf('stays', { match: 'n' }), 'h2');
      await store.note(summary('n', { updatedAt: 1000 }));
      expect(await store.sweep({ now: 1000, finished: 500, abandoned: 500 })).toEqual(['m']);
      expect(await links.find('h1')).toBeUndefined();
      expect(await links.of('m')).toEqual([]);
      expect((await links.find('h2'))?.id).toBe('stays');
      await store.close();
    });
  });
}
