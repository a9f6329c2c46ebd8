/** The words of the guided first turn. They speak of names and places, never only of what can be seen. */
import type { Language } from '@cantina/engine';
import type { LessonText } from '../guide.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** What a lesson may speak of. */
export interface Facts {
  /** Cards to which it can be done. */
  readonly names: string;
  readonly resources: number;
  readonly cheapest: number | null;
  /** The attack being gathered, if there is one. */
  readonly target: string;
  readonly sum: number;
  readonly needed: number;
  readonly base: boolean;
  readonly force: string;
  readonly goal: number;
  /** The card that asks. */
  readonly by: string | null;
  /** There are answers beside the question. */
  readonly bar: boolean;
}

export interface GuideWords {
  readonly guide: string;
  readonly next: string;
  readonly skip: string;
  readonly stop: string;
  readonly chapter: (n: number, of: number) => string;
  readonly lessons: Readonly<Record<LessonText, readonly [title: string, text: (facts: Facts) => string]>>;
}

const all: Readonly<Record<Language, GuideWords>> = { en, de, ru };

export const guideWordsFor = (language: Language): GuideWords => all[language];
