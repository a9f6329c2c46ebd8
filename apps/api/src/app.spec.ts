import { describe, expect, it } from 'vitest';
import { client } from '../test/client.ts';

const mark = (what: number) => ({ do: 'mark', what });
const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
};

describe('the list of games', () => {
  it('shows samples only when asked, named in the language asked for', async () => {
    const { ask } = client();
    const plain = await ask<{ rulesets: { id: string }[] }>('GET', '/api/rulesets');
    expect(plain.body.rulesets.map(({ id }) => id)).not.toContain('noughts');
    const all = await ask<{ rulesets: { id: string; name: string }[] }>(
      'GET',
      '/api/rulesets?samples&lang=de',
    );
    expect(all.body.rulesets).toContainEqual(
      expect.objectContaining({ id: 'noughts', name: 'Drei gewinnt' }),
    );
  });

  it('describes the options of a game as JSON Schema', async () => {
    const { body } = await client().ask('GET', '/api/rulesets/noughts');
    expect(body).toMatchObject({ id: 'noughts', options: { type: 'object', additionalProperties: false } });
  });

  it('is documented', async () => {
    const { body } = await client().ask<{ paths: object }>('GET', '/api/openapi.json');
    expect(Object.keys(body.paths)).toContain('/api/matches/{id}/acts');
  });
});

describe('a match', () => {
  it('is played by two seats to its outcome, each told what is asked of it', async () => {
    const { open, page, act, log } = client();
    const { id, tokens } = await open('noughts', ['human', 'human']);
    for (const [turn, field] of [0, 3, 1, 4, 2].entries()) {
      const token = tokens[turn % 2];
      const waiting = await page(id, tokens[(turn + 1) % 2]);
      expect(waiting.body.prompt).toBeNull();
      const { body } = await page(id, token);
      expect(body.prompt?.ask.text).toBe('Mark an empty field');
      const done = await act(id, token, body.decision, mark(field));
      expect(done.status).toBe(200);
      expect(done.body.version).toBe(turn + 1);
    }
    const end = (await page(id, tokens[1], 'ru')).body;
    expect(end.outcome).toMatchObject({ seats: ['won', 'lost'], because: { text: 'У игрока 1 три в ряд' } });
    expect(end.choices).toEqual([]);
    expect((await log(id, tokens[1])).body.lines.map(({ text }) => text)).toEqual([
      'Player 1 marks field 1',
      'Player 2 marks field 4',
      'Player 1 marks field 2',
      'Player 2 marks field 5',
      'Player 1 marks field 3',
    ]);
  });

  it('names the rule that forbids a choice, in words', async () => {
    const { open, page, act } = client();
    const { id, tokens } = await open('noughts', ['human', 'human']);
    await act(id, tokens[0], 1, mark(4));
    const { choices } = (await page(id, tokens[1])).body;
    expect(at(choices, 4)).toMatchObject({
      label: { text: 'field 5', message: { key: 'move.mark', params: { field: 5 } } },
      refused: { rule: 'NX-PLACE-01', reason: 'Only an empty field may be marked.' },
    });
    expect(at(choices, 0).refused).toBeNull();
  });

  it('lets bots answer at once', async () => {
    const { open, page, act } = client();
    const { id, tokens } = await open('noughts', ['bot', 'human']);
    for (let guard = 0; guard < 5; guard++) {
      const { body } = await page(id, tokens[0]);
      if (body.outcome !== null) break;
      const free = body.choices.find(({ refused }) => refused === null);
      expect((await act(id, tokens[0], body.decision, free?.action)).status).toBe(200);
    }
    expect((await page(id)).body.outcome).not.toBeNull();
  });

  it('gives a seat to one person only, and lets everybody look on', async () => {
    const { open, ask, page } = client();
    const { id } = await open('noughts', ['human', 'bot']);
    for (const seat of [0, 1]) {
      const again = await ask('POST', `/api/matches/${id}/seats/${seat}`);
      expect(again).toMatchObject({ status: 409, body: { code: 'seat-taken', where: 'seat' } });
    }
    const spectator = await page(id);
    expect(spectator.body).toMatchObject({ seat: null, decision: null, prompt: null, choices: [] });
    expect(spectator.body.view).toEqual({ fields: new Array(9).fill(-1) });
  });

  it('is different chance each time', async () => {
    const { open, page, act } = client();
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { id, tokens } = await open('noughts', ['human', 'bot']);
      await act(id, tokens[0], 1, mark(4));
      seen.add(JSON.stringify((await page(id)).body.view));
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('every answer', () => {
  it('carries security headers, and the API is never cached', async () => {
    const response = await client().app.request('/api/rulesets');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
