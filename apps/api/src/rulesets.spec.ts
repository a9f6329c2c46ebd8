import { list } from '@cantina/registry';
import type { BoxContent, RulesetDetails, RulesetSummary } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { openHouse } from '../test/client.ts';

/** What there is to play, and what is in its box. */

const { ask } = openHouse();
const details = async (id: string, lang = 'en') =>
  (await ask<RulesetDetails>('GET', `/api/rulesets/${id}?lang=${lang}`)).body;

describe('the list of games', () => {
  it('shows samples only when asked, named in the language asked for', async () => {
    const of = async (query: string) =>
      (await ask<{ rulesets: readonly RulesetSummary[] }>('GET', `/api/rulesets?${query}`)).body.rulesets;
    const plain = await of('');
    expect(plain.map(({ id }) => id)).toContain('deckbuilding');
    expect(plain.filter(({ sample }) => sample)).toEqual([]);
    const names = async (lang: string) =>
      (await of(`samples=yes&lang=${lang}`)).find(({ id }) => id === 'noughts')?.name;
    expect([await names('en'), await names('de'), await names('ru')]).toEqual([
      'Noughts and crosses',
      'Drei gewinnt',
      'Крестики-нолики',
    ]);
  });

  it('is not asked in other words', async () => {
    expect((await ask('GET', '/api/rulesets?samples=perhaps')).body).toMatchObject({
      status: 422,
      where: 'samples',
    });
  });
});

describe('a game', () => {
  it('is described by schemas of its options and of what a seat may do', async () => {
    const noughts = await details('noughts');
    expect(noughts).toMatchObject({
      id: 'noughts',
      seats: { min: 2, max: 2 },
      options: { type: 'object', additionalProperties: false },
      bots: ['random', 'greedy'],
    });
    expect(noughts.contentHash).not.toBe('');
    expect(noughts.rulesHash).toMatch(/^[0-9a-f]{32}$/);
    const cellar = await details('cellar');
    expect(cellar.options).toMatchObject({ properties: { rounds: { minimum: 3, maximum: 5, default: 4 } } });
    expect(JSON.stringify(cellar.action)).toContain('"const":"offer"');
  });

  it('is told apart from a game nobody knows, whatever its name looks like', async () => {
    for (const id of ['chess', '__proto__', 'constructor', '..%2f..%2fetc', '%00'])
      expect((await ask('GET', `/api/rulesets/${id}`)).body).toMatchObject({
        status: 404,
        code: 'no-ruleset',
      });
  });
});

describe('the content of a box', () => {
  it('is there by its hash in every language, and may be kept for ever', async () => {
    for (const { id } of await list({ samples: true })) {
      const { contentHash } = await details(id);
      const words = new Set<string>();
      for (const lang of ['en', 'de', 'ru']) {
        const answer = await ask<BoxContent>('GET', `/api/content/${contentHash}/${lang}`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(answer.body).toMatchObject({ ruleset: id });
        expect(answer.text).not.toContain('⟦');
        words.add(JSON.stringify(answer.body.words));
      }
      expect(words.size).toBe(3);
    }
  });

  it('comes with what is printed on the cards', async () => {
    const { contentHash } = await details('deckbuilding');
    const { body } = await ask<BoxContent>('GET', `/api/content/${contentHash}/de`);
    const printed = Object.values(body.cards).flat();
    expect(printed.length).toBeGreaterThan(20);
    expect(printed.every(({ slot, text }) => slot !== '' && text !== '')).toBe(true);
  });

  it('is not there for any other hash, nor in another language', async () => {
    const unknown = await ask('GET', '/api/content/0000/en');
    expect(unknown.body).toMatchObject({ status: 404, code: 'not-found', where: 'hash' });
    expect(unknown.headers.get('cache-control')).toBe('no-store');
    const { contentHash } = await details('noughts');
    expect((await ask('GET', `/api/content/${contentHash}/tlh`)).status).toBe(422);
  });
});
