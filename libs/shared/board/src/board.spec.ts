import { describe, expect, it } from 'vitest';
import { board, boardProblems, hasSpace, placeOf, spaceOf, USUAL_KINDS } from './index.ts';
import type { BoardPlan, LinkKinds } from './index.ts';

const plan = {
  spaces: [{ id: 'dock', kind: 'port', tags: { beds: 3 } }, { id: 'bar' }, { id: 12 }],
  links: [
    { from: 'dock', to: 'bar', kind: 'route' },
    { id: 'gate', from: 'bar', to: 12, kind: 'lockedDoor', oneWay: true },
  ],
  kinds: USUAL_KINDS,
} satisfies BoardPlan;

const withKinds = (kinds: LinkKinds): BoardPlan => ({ spaces: [], links: [], kinds });

describe('board', () => {
  it('keeps the plan as it was written and adds the exits of each space', () => {
    const made = board<string | number>(plan);
    expect(made).toMatchObject(plan);
    expect(made.uses).toEqual(['move', 'range']);
    expect(made.exits).toEqual([
      [{ to: 1, link: 0, along: true, tolls: { move: 1, range: 1 } }],
      [
        { to: 0, link: 0, along: false, tolls: { move: 1, range: 1 } },
        { to: 2, link: 1, along: true, tolls: { move: false, range: false } },
      ],
      [],
    ]);
  });

  it('finds spaces by id', () => {
    const made = board<string | number>(plan);
    expect(spaceOf(made, 'dock')).toEqual({ id: 'dock', kind: 'port', tags: { beds: 3 } });
    expect(placeOf(made, 12)).toBe(2);
    expect(hasSpace(made, 'bar')).toBe(true);
    expect(hasSpace(made, 'toString')).toBe(false);
    expect(() => placeOf(made, 'toString')).toThrow("no space 'toString' on this board");
  });

  it('takes names that plain objects use themselves', () => {
    const made = board({
      spaces: [{ id: '__proto__' }, { id: 'constructor' }],
      links: [{ id: '__proto__', from: '__proto__', to: 'constructor', kind: 'route' }],
      kinds: USUAL_KINDS,
    });
    expect(placeOf(made, '__proto__')).toBe(0);
    expect(placeOf(made, 'constructor')).toBe(1);
    expect(made.linkPlaces['__proto__']).toBe(0);
  });

  it('may be empty', () => {
    expect(board({ spaces: [], links: [], kinds: {} }).exits).toEqual([]);
  });
});

describe('problems of a board', () => {
  const { spaces, kinds } = plan;

  it('has none to report on a sound plan', () => {
    expect(boardProblems(plan)).toEqual([]);
  });

  it.each<[string, Partial<BoardPlan>, readonly string[]]>([
    ['a space twice', { spaces: [...spaces, { id: 'bar' }] }, ["space 'bar' is there twice"]],
    [
      'a name and a number alike',
      { spaces: [...spaces, { id: '12' }] },
      ["spaces 12 and '12' have the same name"],
    ],
    [
      'an empty name',
      { spaces: [...spaces, { id: '' }] },
      ["space id '' is neither a name nor a whole number"],
    ],
    [
      'a broken number',
      { spaces: [...spaces, { id: 0.5 }] },
      ['space id 0.5 is neither a name nor a whole number'],
    ],
    [
      'an unknown space',
      { links: [{ from: 'dock', to: 'moon', kind: 'route' }] },
      ["link number 1 ('dock' to 'moon'): no space 'moon'"],
    ],
    [
      'a number written as a name',
      { links: [{ id: 'gate', from: '12', to: 'bar', kind: 'route' }] },
      ["link 'gate' ('12' to 'bar'): no space '12'"],
    ],
    [
      'a loop',
      { links: [{ from: 'bar', to: 'bar', kind: 'route' }] },
      ["link number 1 ('bar' to 'bar'): joins a space to itself"],
    ],
    [
      'an unknown kind',
      { links: [...plan.links, { from: 12, to: 'bar', kind: 'toString' }] },
      ["link number 3 (12 to 'bar'): unknown link kind 'toString'"],
    ],
    [
      'a link id twice',
      { links: [...plan.links, { id: 'gate', from: 12, to: 'dock', kind: 'route' }] },
      ["link 'gate' (12 to 'dock'): another link has this id"],
    ],
    [
      'several at once',
      { links: [{ from: 'sun', to: 'moon', kind: 'rope' }] },
      [
        "link number 1 ('sun' to 'moon'): no space 'sun'",
        "link number 1 ('sun' to 'moon'): no space 'moon'",
        "link number 1 ('sun' to 'moon'): unknown link kind 'rope'",
      ],
    ],
  ])('names %s', (_, change, problems) => {
    const broken: BoardPlan = { spaces, links: plan.links, kinds, ...change };
    expect(boardProblems(broken)).toEqual(problems);
    expect(() => board(broken)).toThrow(`this is not a board: ${problems.join('; ')}`);
  });

  it.each([0, -1, 1.5, 1001, Number.NaN, Infinity])('refuses a toll of %s', (toll) => {
    const problem =
      "link kind 'route' has a toll for 'move' that is neither false nor a whole number from 1 to 1000";
    expect(boardProblems(withKinds({ route: { move: toll } }))).toEqual([problem]);
    expect(boardProblems(withKinds({ route: { move: { along: 1, against: toll } } }))).toEqual([problem]);
    expect(boardProblems(withKinds({ route: { move: { along: toll, against: 1 } } }))).toEqual([problem]);
  });

  it('wants every kind to speak about every use', () => {
    expect(boardProblems(withKinds({ route: { move: 1, range: 1 }, rope: { move: 2 } }))).toEqual([
      "link kind 'rope' does not say what it allows for 'range'",
    ]);
  });
});
