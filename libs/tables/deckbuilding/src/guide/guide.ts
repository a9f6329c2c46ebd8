/**
 * The guided first turn: which lesson is due, from what lies on the table and what was done so far. It teaches on the real
 * table and never asks for something the page does not allow.
 */
import type { Action } from '@cantina/engine';
import { isOpen } from '../look.ts';
import type { TableModel } from '../model.ts';
import { cheapest, endsTurn, inBar, onTable, placesWith, type Spot } from './spots.ts';
import type { Facts, GuideWords } from './text/index.ts';

/** In the order in which they are usually due; the last two come whenever the table is like that. */
export type LessonId =
  | 'play'
  | 'playOn'
  | 'use'
  | 'buy'
  | 'bought'
  | 'attack'
  | 'gather'
  | 'strike'
  | 'force'
  | 'end'
  | 'answer'
  | 'wait';

/** A lesson that cannot be tried now says why. */
export type LessonText = LessonId | 'noBuy' | 'noAttack';

export interface Lesson {
  readonly id: LessonId;
  readonly title: string;
  readonly text: string;
  /** What it speaks of: keys of stacks, names of piles, `force`, or the actions of buttons as JSON. */
  readonly highlight: readonly string[];
  /** There is nothing to do but read. */
  readonly reading: boolean;
  /** Which chapter of how many; `null` for what only comes between. */
  readonly chapter: readonly [n: number, of: number] | null;
}

/** Lessons that have been learnt or passed over. */
export type Learnt = readonly LessonId[];

const chapters: readonly (readonly LessonId[])[] = [
  ['play', 'playOn', 'use'],
  ['buy', 'bought'],
  ['attack', 'gather', 'strike'],
  ['force'],
  ['end'],
];

const taught: Readonly<Record<string, readonly LessonId[]>> = {
  play: ['play'],
  use: ['use'],
  buy: ['buy'],
  attack: ['attack'],
  prepare: ['attack'],
  strike: ['attack', 'gather', 'strike'],
  endTurn: ['end'],
};

const add = (learnt: Learnt, more: readonly LessonId[]): Learnt => [...new Set([...learnt, ...more])];

/** An action was chosen. */
export const doing = (learnt: Learnt, { do: kind }: Action): Learnt => add(learnt, taught[kind] ?? []);

/** A lesson was read, or passed over; who does not want to buy need not see where it would have gone. */
export const passing = (learnt: Learnt, id: LessonId): Learnt =>
  add(learnt, id === 'buy' ? ['buy', 'bought'] : id === 'play' ? ['play', 'playOn'] : [id]);

/** Is there nothing left to teach? */
export const isFinished = (learnt: Learnt): boolean => learnt.includes('end');

interface Due {
  readonly id: LessonId;
  readonly text?: LessonText;
  readonly spots?: readonly Spot[];
  readonly reading?: boolean;
}

function due(model: TableModel, learnt: Learnt): Due {
  const { question } = model;
  const isNew = (id: LessonId) => !learnt.includes(id);
  if (!question.you) return { id: 'wait' };
  if (model.attack !== null) {
    const joins = placesWith(model, 'join');
    const strike = inBar(model, 'strike');
    if (isNew('gather') && joins.length > 0 && !model.attack.enough) return { id: 'gather', spots: joins };
    if (isNew('strike') && strike.length > 0) return { id: 'strike', spots: strike };
  }
  if (!endsTurn(model)) return { id: 'answer', spots: onTable(model) };
  if (learnt.includes('buy') && isNew('bought')) return { id: 'bought', spots: [DISCARD], reading: true };
  return nextOf(model, isNew);
}

const DISCARD: Spot = { id: 'own-discard', name: null };
const FORCE: Spot = { id: 'force', name: null };

/** In the main part of the turn: the first lesson that is new. */
function nextOf(model: TableModel, isNew: (id: LessonId) => boolean): Due {
  const plays = placesWith(model, 'play');
  if (plays.length > 0 && isNew('play')) return { id: 'play', spots: plays };
  if (plays.length > 0 && isNew('playOn')) return { id: 'playOn', spots: plays };
  const uses = placesWith(model, 'use');
  if (uses.length > 0 && isNew('use')) return { id: 'use', spots: uses };
  if (isNew('buy')) {
    const buys = placesWith(model, 'buy');
    return buys.length > 0 ? { id: 'buy', spots: buys } : { id: 'buy', text: 'noBuy', reading: true };
  }
  if (isNew('attack')) {
    const attacks = placesWith(model, 'attack');
    return attacks.length > 0
      ? { id: 'attack', spots: attacks }
      : { id: 'attack', text: 'noAttack', reading: true };
  }
  if (isNew('force')) return { id: 'force', spots: [FORCE], reading: true };
  return { id: 'end', spots: inBar(model, 'endTurn') };
}

/** The lesson for this moment; `null` where there is none: the turn was ended, the game is over, or one only watches. */
export function lessonOf(model: TableModel, learnt: Learnt, words: GuideWords): Lesson | null {
  if (isFinished(learnt) || model.outcome !== null || !model.own.you) return null;
  const { id, text = id, spots = [], reading = false } = due(model, learnt);
  const [title, say] = words.lessons[text];
  const chapter = chapters.findIndex((ids) => ids.includes(id));
  return {
    id,
    title,
    text: say(factsOf(model, spots)),
    highlight: spots.map((spot) => spot.id),
    reading,
    chapter: chapter < 0 ? null : [chapter + 1, chapters.length],
  };
}

function factsOf(model: TableModel, spots: readonly Spot[]): Facts {
  const { own, attack, force, goal, question } = model;
  return {
    names: [...new Set(spots.flatMap(({ name }) => (name === null ? [] : [name])))].join(', '),
    resources: own.resources,
    cheapest: cheapest(model),
    target: attack?.target ?? '',
    sum: attack?.sum ?? 0,
    needed: attack?.needed ?? 0,
    base: attack?.at !== 'row',
    force: force.text,
    goal,
    by: question.by,
    bar: question.controls.some(isOpen),
  };
}
