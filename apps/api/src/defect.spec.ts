import { expect, it } from 'vitest';
import { begin, mark, ok, openHouse } from '../test/client.ts';
import { gameRules, rulesOf, type RulesShelf } from './host/rules.ts';

/** A rule that throws leaves the match as it was, marked; what it said is for the host's log alone. */

const broken: RulesShelf = async (id) => {
  const sound = await rulesOf(id);
  if (sound === undefined) return undefined;
  const { ruleset } = sound;
  const changed = {
    ...ruleset,
    apply(...[state, seat, action, events]: Parameters<typeof ruleset.apply>) {
      ruleset.apply(state, seat, action, events);
      if (action.what === 8) throw new Error('the hidden card is 17');
    },
  };
  return gameRules(changed, 'broken');
};

it('leaves the match as it was, and the match goes on', async () => {
  const { newcomer, reported } = openHouse({ furniture: { rules: broken } });
  const [ada, bob] = [await newcomer(), await newcomer()];
  const match = await begin({ seats: [ada, bob] });
  const before = await ada.page(match);
  const lines = await ada.log(match);

  const answer = await ada.act(match, 0, mark(8));
  expect(answer.status).toBe(500);
  expect(answer.body).toMatchObject({ code: 'defect', rule: 'CORE-PROGRAM' });
  expect(answer.body.detail).toBe('something here is defective; nothing was changed');
  expect(answer.text).not.toContain('hidden card');
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatchObject({
    cause: { message: 'the hidden card is 17' },
    repro: { match, ruleset: 'noughts', seq: before.version + 1, deed: { actions: [mark(8)] } },
  });

  const after = await ada.page(match);
  expect(after).toEqual({ ...before, defect: { seq: before.version + 1 } });
  expect((await bob.page(match)).defect).toEqual(after.defect);
  expect(await ada.log(match)).toEqual(lines);

  ok(await ada.act(match, 0, mark(0)));
  expect(await ada.page(match)).toMatchObject({ defect: null, version: before.version + 1 });
});

it('a mistake of our own is told without its words, too', async () => {
  const { ask, host, reported } = openHouse();
  host.matches.list = () => Promise.reject(new Error('secret 42'));
  const answer = await ask('GET', '/api/matches?which=open&lang=ru');
  expect(answer.status).toBe(500);
  expect(answer.body).toMatchObject({ code: 'defect', detail: 'здесь ошибка; ничего не изменилось' });
  expect(answer.text).not.toContain('42');
  expect(reported).toHaveLength(1);
});
