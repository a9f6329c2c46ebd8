import type { State } from '@cantina/deckbuilding';
import type { Action, Language, Seat } from '@cantina/engine';
import { seeded } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { pageOf, ruleset } from '../../test/games.ts';
import { isOpen } from '../look.ts';
import type { TableModel } from '../model.ts';
import { present } from '../present.ts';
import { doing, isFinished, lessonOf, passing, type Learnt, type Lesson } from './guide.ts';
import { guideWordsFor } from './text/index.ts';

/** Keys and actions there are on the table, each with the actions that belong to it. */
function placesIn({ own, opponent, galaxy, offer, question }: TableModel): ReadonlyMap<string, Action[]> {
  const places = new Map<string, Action[]>([
    ['own-discard', []],
    ['force', []],
  ]);
  const stacks = [
    ...[own, opponent].flatMap((side) => [
      ...(side.base === null ? [] : [side.base]),
      ...side.ships,
      ...side.units,
      ...side.hand.cards,
    ]),
    ...galaxy.row,
    ...(galaxy.pilots === null ? [] : [galaxy.pilots]),
    ...(offer?.cards ?? []),
  ];
  for (const { key, controls } of stacks)
    places.set(
      key,
      controls.filter(isOpen).map(({ action }) => action),
    );
  for (const { action, refused } of question.controls)
    if (refused === null) places.set(JSON.stringify(action), [action]);
  return places;
}

const KIND: Partial<Record<Lesson['id'], string>> = {
  play: 'play',
  playOn: 'play',
  use: 'use',
  buy: 'buy',
  attack: 'attack',
  gather: 'join',
  strike: 'strike',
  end: 'endTurn',
};

interface Told {
  readonly lesson: Lesson;
  readonly model: TableModel;
}

/** Does what each lesson says until there is none left. */
function follow(state: State, seat: Seat, language: Language = 'en'): readonly Told[] {
  const told: Told[] = [];
  let learnt: Learnt = [];
  for (let i = 0; i < 80; i++) {
    const model = present(pageOf(state, seat, language));
    const lesson = lessonOf(model, learnt, guideWordsFor(language));
    if (lesson === null) return told;
    told.push({ lesson, model });
    if (lesson.id === 'wait') {
      const [other] = ruleset.actors(state);
      const end = ruleset.legal(state, other ?? 0).find((action) => action.do === 'endTurn');
      ruleset.apply(state, other ?? 0, end ?? (ruleset.legal(state, other ?? 0)[0] as Action));
      continue;
    }
    if (lesson.reading) {
      learnt = passing(learnt, lesson.id);
      continue;
    }
    const places = placesIn(model);
    const kind = KIND[lesson.id];
    const offered = lesson.highlight.flatMap((id) => places.get(id) ?? []);
    const action = offered.find((one) => kind === undefined || one.do === kind);
    if (action === undefined) throw new Error(`"${lesson.id}" points at nothing that can be done`);
    ruleset.apply(state, seat, action);
    learnt = doing(learnt, action);
  }
  throw new Error('the guide never ends');
}

const fresh = (seed: number, options: unknown = {}): State => ruleset.setup(options, 2, seeded(seed));
const seeds = Array.from({ length: 30 }, (_, i) => i + 1);

describe('the guided first turn', () => {
  it.each([0, 1])('leads seat %i from the first card to the end of the turn', (seat) => {
    const taught = new Set<string>();
    for (const seed of seeds) {
      const told = follow(fresh(seed), seat);
      const ids = told.map(({ lesson }) => lesson.id);
      for (const id of ids) taught.add(id);
      expect(ids.at(-1)).toBe('end');
      expect(ids).toEqual(expect.arrayContaining(['play', 'buy', 'attack', 'force']));
      expect(ids.indexOf('play')).toBeLessThan(ids.indexOf('buy'));
      expect(ids.indexOf('attack')).toBeLessThan(ids.indexOf('force'));
    }
    for (const id of ['playOn', 'bought', 'gather', 'strike']) expect(taught).toContain(id);
    expect(taught.has('wait')).toBe(seat === 1);
  });

  it('points only at what is there, and asks only for what can be done', () => {
    for (const seed of seeds)
      for (const { lesson, model } of follow(fresh(seed, { bases: 'whole-galaxy' }), 0)) {
        const places = placesIn(model);
        for (const id of lesson.highlight) expect(places.has(id), `${lesson.id}: ${id}`).toBe(true);
        if (lesson.id !== 'wait' && !lesson.reading) expect(lesson.highlight).not.toEqual([]);
        expect(lesson.text).not.toMatch(/undefined|null|: \.|⟦/);
      }
  });

  it('says so where nothing can be bought or attacked', () => {
    const state = fresh(1);
    const model = present(pageOf(state, 0));
    const words = guideWordsFor('en');
    const noBuy = lessonOf(model, ['play', 'playOn'], words);
    expect(noBuy).toMatchObject({ id: 'buy', title: 'Buying has to wait', reading: true });
    expect(noBuy?.text).toContain('You have 0 and the cheapest card for you costs');
    const noAttack = lessonOf(model, ['play', 'playOn', 'buy', 'bought'], words);
    expect(noAttack).toMatchObject({ id: 'attack', title: 'Nobody can attack', reading: true });
  });

  it('shows where a purchase went, but not to those who skipped it', () => {
    const model = present(pageOf(fresh(1), 0));
    const words = guideWordsFor('en');
    const bought = doing([], { do: 'buy', what: 0 });
    expect(lessonOf(model, bought, words)).toMatchObject({ id: 'bought', highlight: ['own-discard'] });
    expect(lessonOf(model, passing([], 'buy'), words)?.id).toBe('play');
  });

  it('ends with the turn, however early that is', () => {
    const learnt = doing([], { do: 'endTurn', what: null });
    expect(isFinished(learnt)).toBe(true);
    expect(lessonOf(present(pageOf(fresh(1), 0)), learnt, guideWordsFor('en'))).toBeNull();
  });

  it('can be passed over step by step', () => {
    const model = present(pageOf(fresh(1), 0));
    let learnt: Learnt = [];
    const ids: string[] = [];
    for (let i = 0; i < 20 && !isFinished(learnt); i++) {
      const lesson = lessonOf(model, learnt, guideWordsFor('en'));
      if (lesson === null) break;
      ids.push(lesson.id);
      learnt = passing(learnt, lesson.id);
    }
    expect(ids).toEqual(['play', 'buy', 'attack', 'force', 'end']);
    expect(isFinished(learnt)).toBe(true);
  });

  it('explains questions that come between', () => {
    const told = follow(fresh(3, { bases: 'secret-bases' }), 0);
    expect(told[0]?.lesson).toMatchObject({ id: 'answer', chapter: null });
    expect(told[0]?.lesson.highlight.length).toBeGreaterThan(1);
    expect(told.at(-1)?.lesson.id).toBe('end');
  });

  it('teaches nobody who only watches', () => {
    expect(lessonOf(present(pageOf(fresh(1), null)), [], guideWordsFor('en'))).toBeNull();
  });

  it.each(['de', 'ru'] as const)('speaks %s', (language) => {
    for (const { lesson } of follow(fresh(2), 0, language))
      expect(`${lesson.title} ${lesson.text}`).not.toMatch(/undefined|null|⟦|\byour?\b/i);
  });
});
