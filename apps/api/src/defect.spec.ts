import type * as Registry from '@cantina/registry';
import { expect, it, vi } from 'vitest';
import { client } from '../test/client.ts';

/** A rule that throws leaves the match as it was: told as a problem with a repro, without the words of the error. */

vi.mock('@cantina/registry', async (original) => {
  const registry = await original<typeof Registry>();
  return {
    ...registry,
    async load(id: string) {
      const ruleset = await registry.load(id);
      if (ruleset === undefined) return undefined;
      return {
        ...ruleset,
        apply(...[state, seat, action, events]: Parameters<typeof ruleset.apply>) {
          ruleset.apply(state, seat, action, events);
          if (action.what === 8) throw new Error('the hidden card is 17');
        },
      };
    },
  };
});

it('leaves the match as it was, and the match goes on', async () => {
  const reported: unknown[] = [];
  const { open, page, act, log } = client({ report: (error) => reported.push(error) });
  const { id, tokens } = await open('noughts', ['human', 'human']);
  const before = (await page(id, tokens[0])).body;

  const broken = await act(id, tokens[0], 1, { do: 'mark', what: 8 });
  expect(broken.body).toMatchObject({
    status: 500,
    code: 'defect',
    rule: 'CORE-PROGRAM',
    repro: { match: id, ruleset: 'noughts', seq: 0, seat: 0, action: { do: 'mark', what: 8 } },
  });
  expect(broken.text).not.toContain('hidden card');
  expect(reported).toHaveLength(1);
  expect((reported[0] as Error).cause).toMatchObject({ message: 'the hidden card is 17' });

  const after = (await page(id, tokens[0])).body;
  expect(after).toEqual({
    ...before,
    defect: expect.objectContaining({ ruleset: 'noughts', seq: 0 }) as unknown,
  });
  expect(JSON.stringify(after.defect)).not.toContain('mark');
  expect((await log(id)).body.lines).toEqual([]);

  expect((await act(id, tokens[0], 1, { do: 'mark', what: 0 })).status).toBe(200);
  expect((await page(id)).body.defect).toBeNull();
});
