import { expect, it } from 'vitest';
import { plainCopy } from './plain.ts';

it('copies plain data, and nothing of it is shared', () => {
  const given = { actions: [{ do: 'mark', what: 4 }] };
  const copy = plainCopy(given);
  expect(copy).toEqual(given);
  expect(copy?.actions[0]).not.toBe(given.actions[0]);
});

it('knows what is no plain data', () => {
  const circle: { inside?: unknown } = {};
  circle.inside = circle;
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown;
  for (const value of [circle, deep, 1n, undefined]) expect(plainCopy<unknown>(value)).toBeUndefined();
});
