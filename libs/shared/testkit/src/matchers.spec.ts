import { cellar, noughts } from '@cantina/samples';
import { describe, expect, it } from 'vitest';
import './matchers.ts';
import { scenario } from './scenario.ts';

/** Marks the fields in turn. */
function after(...fields: readonly number[]) {
  const t = scenario(noughts.load, noughts.content);
  for (const field of fields) t.do('mark', field);
  return t;
}

const won = after(0, 3, 1, 4, 2);
const drawn = after(0, 1, 2, 4, 3, 5, 7, 6, 8);
const open = after(4);

/** Each with what it holds for, and what it does not hold for. */
const matchers: readonly (readonly [string, holds: () => void, fails: () => void, message: RegExp])[] = [
  [
    'toRefuse',
    () => expect(open).toRefuse('mark', 4, 'NX-PLACE-01'),
    () => expect(open).toRefuse('mark', 4, 'NX-WIN-01'),
    /mark 4 to be refused by NX-WIN-01, found NX-PLACE-01/,
  ],
  [
    'toRefuse, allowed',
    () => expect(open).not.toRefuse('mark', 5, 'NX-PLACE-01'),
    () => expect(open).toRefuse('mark', 5, 'NX-PLACE-01'),
    /found no refusal/,
  ],
  [
    'toRefuse, for a seat',
    () => expect(open).toRefuse('mark', 5, 'CORE-SEAT', 0),
    () => expect(open).toRefuse('mark', 5, 'CORE-SEAT', 1),
    /found no refusal/,
  ],
  [
    'not toRefuse',
    () => expect(open).not.toRefuse('mark', 4, 'NX-WIN-01'),
    () => expect(open).not.toRefuse('mark', 4, 'NX-PLACE-01'),
    /expected not mark 4/,
  ],
  [
    'toAllow',
    () => expect(open).toAllow('mark', 5),
    () => expect(open).toAllow('mark', 4),
    /mark 4 to be allowed, found NX-PLACE-01/,
  ],
  [
    'toAllow, for a seat',
    () => expect(open).toAllow('mark', 5, 1),
    () => expect(open).toAllow('mark', 5, 0),
    /found CORE-SEAT/,
  ],
  [
    'not toAllow',
    () => expect(open).not.toAllow('mark', 4),
    () => expect(open).not.toAllow('mark', 5),
    /expected not mark 5 to be allowed/,
  ],
  [
    'toWaitFor',
    () => expect(open).toWaitFor(1),
    () => expect(open).toWaitFor(0),
    /wait for \[0\], found \[1\]/,
  ],
  [
    'toWaitFor nobody',
    () => expect(won).toWaitFor(),
    () => expect(open).toWaitFor(),
    /wait for \[\], found \[1\]/,
  ],
  [
    'toWaitFor exactly these',
    () => expect(scenario(cellar.load, cellar.content, { seats: 3 })).toWaitFor(0, 1, 2),
    () => expect(scenario(cellar.load, cellar.content, { seats: 3 })).toWaitFor(0, 1),
    /found \[0, 1, 2\]/,
  ],
  [
    'not toWaitFor',
    () => expect(open).not.toWaitFor(0),
    () => expect(open).not.toWaitFor(1),
    /expected not the game to wait for \[1\]/,
  ],
  [
    'toBeWonBy',
    () => expect(won).toBeWonBy(0),
    () => expect(won).toBeWonBy(1),
    /a win for \[1\], found \[won, lost\]/,
  ],
  ['toBeWonBy, still open', () => expect(open).not.toBeWonBy(), () => expect(open).toBeWonBy(), /found \[\]/],
  [
    'toBeWonBy nobody',
    () => expect(drawn).toBeWonBy(),
    () => expect(drawn).toBeWonBy(0),
    /found \[drawn, drawn\]/,
  ],
  [
    'not toBeWonBy',
    () => expect(won).not.toBeWonBy(1),
    () => expect(won).not.toBeWonBy(0),
    /expected not a win/,
  ],
  [
    'toBeDrawn',
    () => expect(drawn).toBeDrawn(),
    () => expect(won).toBeDrawn(),
    /a draw, found \[won, lost\]/,
  ],
  ['toBeDrawn, still open', () => expect(open).not.toBeDrawn(), () => expect(open).toBeDrawn(), /found \[\]/],
  [
    'not toBeDrawn',
    () => expect(won).not.toBeDrawn(),
    () => expect(drawn).not.toBeDrawn(),
    /expected not a draw/,
  ],
  [
    'toHaveLogged',
    () => expect(open).toHaveLogged('log.mark'),
    () => expect(open).toHaveLogged('log.win'),
    /log\.win to be told, found \[log\.mark\]/,
  ],
  [
    'not toHaveLogged',
    () => expect(after()).not.toHaveLogged('log.mark'),
    () => expect(open).not.toHaveLogged('log.mark'),
    /expected not log\.mark/,
  ],
];

describe('matchers', () => {
  it.each(matchers)('%s', (_name, holds, fails, message) => {
    expect(holds).not.toThrow();
    expect(fails).toThrow(message);
  });
});
