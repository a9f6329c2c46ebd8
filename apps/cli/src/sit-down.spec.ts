import type { Page } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { Refusal, type Door, type Guest } from './host.ts';
import { sitDown } from './sit-down.ts';

const refuse = (code: string) => new Refusal({ title: '', status: 409, code, detail: code });

type Seats = Page['seats'];

/** A table at which seats and colours may be taken; `seen` is what it shows to whoever looks on. */
function table(seats: readonly ('free' | 'taken')[], colours: readonly string[], seen: Seats | undefined) {
  const sat: [number, Guest][] = [];
  const door: Door = {
    page: () =>
      seen === undefined ? Promise.reject(refuse('no-spectators')) : Promise.resolve({ seats: seen } as Page),
    log: () => Promise.resolve([]),
    act: () => Promise.resolve(),
    join(seat, guest) {
      if (seats[seat] === undefined) return Promise.reject(refuse('no-seat'));
      if (seats[seat] === 'taken') return Promise.reject(refuse('seat-taken'));
      if (colours.includes(guest.colour)) return Promise.reject(refuse('colour-taken'));
      sat.push([seat, guest]);
      return Promise.resolve();
    },
  };
  return { door, sat };
}

const invitation = { origin: '', match: 'm', seat: undefined, secret: 's' };
const move = { ...invitation, seat: 1 };

describe('sitting down', () => {
  it('takes the first free seat in the first free colour', async () => {
    const { door, sat } = table(['taken', 'taken', 'free', 'free'], ['red', 'blue'], undefined);
    expect(await sitDown(door, invitation, 'Ada')).toBe(2);
    expect(sat).toEqual([[2, { name: 'Ada', colour: 'green', link: 's' }]]);
  });

  it('needs no secret where the table is listed', async () => {
    const { door, sat } = table(['free'], [], undefined);
    await sitDown(door, { ...invitation, secret: undefined }, undefined);
    expect(sat).toEqual([[0, { name: 'Terminal', colour: 'red' }]]);
  });

  it('tells when every seat is taken', async () => {
    const { door } = table(['taken', 'taken'], [], undefined);
    await expect(sitDown(door, invitation, 'Ada')).rejects.toThrow('seat-taken');
  });

  it('moves a seat with its name and colour, where they are seen', async () => {
    const seen = [{}, { name: 'Bob', colour: 'pink' }] as unknown as Seats;
    const one = table(['taken', 'free'], [], seen);
    expect(await sitDown(one.door, move, undefined)).toBe(1);
    expect(one.sat).toEqual([[1, { name: 'Bob', colour: 'pink', link: 's' }]]);
    const other = table(['taken', 'free'], ['red'], undefined);
    expect(await sitDown(other.door, move, 'Ada')).toBe(1);
    expect(other.sat).toEqual([[1, { name: 'Ada', colour: 'blue', link: 's' }]]);
  });

  it('moves no other seat', async () => {
    const { door, sat } = table(['free', 'taken'], [], undefined);
    await expect(sitDown(door, move, undefined)).rejects.toThrow('seat-taken');
    expect(sat).toEqual([]);
  });
});
