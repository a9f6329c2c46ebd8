import { expect } from 'vitest';
import { card, rule } from '../rule.ts';
import { toy } from './toy.ts';

const bought: string[] = [];

card('hand', 'is five cards', () => {
  expect(toy.hand).toBe(5);
});

rule('NX-DRAW-01', 'an Old Tank hits for 3', () => {
  expect(toy.attack('old-tank')).toBe(3);
});

rule('NX-DRAW-01', 'depends on having run only once', () => {
  bought.push('scout');
  expect(toy.attack('scout')).toBe(bought.length);
});

rule('NX-DRAW-01', 'fails on sound rules', () => {
  expect(toy.attack('scout')).toBe(99);
});
