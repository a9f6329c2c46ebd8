import { expect, it } from 'vitest';
import { KnownKeys } from './keys.ts';

it('knows every key there was and every new one, and asks for them once', async () => {
  const keys = new KnownKeys();
  let asked = 0;
  const fetch = () => {
    asked++;
    return Promise.resolve([{ by: 'ada', key: 'k1' }]);
  };
  const mayHave = (by: string, key: string) => keys.mayHave({ by, key }, fetch);
  keys.add('bob', 'before anybody asked: it is among what is fetched');
  expect(keys.bytes).toBe(0);
  expect(await mayHave('ada', 'k1')).toBe(true);
  expect(await mayHave('adak', '1')).toBe(false);
  expect(await mayHave('ada', 'k2')).toBe(false);
  keys.add('ada', 'k2');
  expect(await mayHave('ada', 'k2')).toBe(true);
  expect([asked, keys.bytes > 0]).toEqual([1, true]);
});
