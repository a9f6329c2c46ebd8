/** The words only the non-visual table needs: its headings, columns and keys. */
import type { Language } from '@cantina/engine';
import type { Jump } from '../keys.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

type Plain =
  | 'yourDecision'
  | 'question'
  | 'news'
  | 'noNews'
  | 'standing'
  | 'inPlay'
  | 'piles'
  | 'card'
  | 'state'
  | 'text'
  | 'doing'
  | 'unique'
  | 'notPossible'
  | 'help'
  | 'keys'
  | 'keysOn'
  | 'hidden';

export interface ListWords extends Readonly<Record<Plain, string>> {
  readonly askedBy: (card: string) => string;
  /** How far something has got: 2 of 8. */
  readonly of: (n: number, all: number) => string;
  readonly attackOn: (target: string, sum: number, needed: number) => string;
  readonly attackers: (names: string) => string;
  readonly depth: (n: number) => string;
  readonly jumps: Readonly<Record<Jump, string>>;
}

const all: Readonly<Record<Language, ListWords>> = { en, de, ru };

export const listWordsFor = (language: Language): ListWords => all[language];
