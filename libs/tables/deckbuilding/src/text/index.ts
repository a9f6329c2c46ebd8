/** The words of the table itself; those of cards, actions and questions come with the page and the box. */
import type { Language } from '@cantina/engine';
import type { Faction } from '../model.ts';
import type { OfferFrom } from '../place.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

type Source = 'rulebook' | 'public' | 'original';
type Plain =
  | 'cost'
  | 'attack'
  | 'resources'
  | 'force'
  | 'target'
  | 'hitPoints'
  | 'damage'
  | 'table'
  | 'you'
  | 'opponentArea'
  | 'ownArea'
  | 'galaxyRow'
  | 'galaxyDeck'
  | 'galaxyDiscard'
  | 'pilots'
  | 'exiled'
  | 'deck'
  | 'discard'
  | 'hand'
  | 'yourHand'
  | 'bases'
  | 'basesLost'
  | 'basesToCome'
  | 'base'
  | 'noBase'
  | 'ships'
  | 'units'
  | 'nobodyInPlay'
  | 'forceTrack'
  | 'forceBalanced'
  | 'used'
  | 'attacked'
  | 'attacking'
  | 'underAttack'
  | 'fleeting'
  | 'nextOnTop'
  | 'watching'
  | 'over'
  | 'won'
  | 'lost'
  | 'drawn'
  | 'sum'
  | 'needed'
  | 'rule'
  | 'left'
  | 'pressAgain'
  | 'goOn'
  | 'aid'
  | 'close'
  | 'show'
  | 'hide'
  | 'tooLittle'
  | 'turnMark'
  | 'noHand';

export interface TableWords extends Readonly<Record<Plain, string>> {
  readonly factions: Readonly<Record<Faction, string>>;
  readonly types: Readonly<Record<'unit' | 'ship' | 'base', string>>;
  /** Where on a card something is printed. */
  readonly slots: Readonly<Record<string, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  readonly sourceMarks: Readonly<Record<Source, string>>;
  /** What a move is called on a small button, by its kind. */
  readonly verbs: Readonly<Record<string, string>>;
  readonly offers: Readonly<Record<OfferFrom, string>>;
  readonly forceWith: (side: string) => string;
  readonly waiting: (side: string) => string;
  readonly unspent: (n: number) => string;
  readonly idle: (n: number) => string;
  readonly unplayed: (n: number) => string;
  readonly aidSteps: readonly (readonly [heading: string, text: string])[];
  readonly aidGoal: (n: number) => string;
}

const all: Readonly<Record<Language, TableWords>> = { en, de, ru };

export const wordsFor = (language: Language): TableWords => all[language];
