/** The columns of the tables of cards: what is said of a card, depending on where it lies. */
import type { CardFace, PieceStack, RowStack, Stack } from '../model.ts';
import type { TableWords } from '../text/index.ts';
import type { ListWords } from './text/index.ts';

export interface Column<T> {
  readonly heading: string;
  /** `null`: there is nothing to say. */
  readonly cell: (stack: T) => string | number | null;
}

const some = (n: number): number | null => (n === 0 ? null : n);

export const kindOf = (
  { factionName, typeName, traitNames, unique, type }: CardFace,
  listWords: ListWords,
): string =>
  [factionName, typeName, ...traitNames, ...(unique && type !== 'base' ? [listWords.unique] : [])].join(', ');

export const textOf = ({ text }: CardFace): string =>
  text.map((one) => `${one.label}: ${one.text}.`).join(' ');

const gains = (words: TableWords): readonly Column<Stack>[] => [
  { heading: words.resources, cell: ({ card }) => some(card.resources) },
  { heading: words.force, cell: ({ card }) => some(card.force) },
];

/** Cards as they are printed: in a hand, in an offer. */
export const printed = (words: TableWords, listWords: ListWords): readonly Column<Stack>[] => [
  { heading: words.attack, cell: ({ card }) => some(card.attack) },
  ...gains(words),
  { heading: words.hitPoints, cell: ({ card }) => card.hitPoints },
  { heading: listWords.state, cell: ({ fleeting }) => (fleeting ? words.fleeting : null) },
];

/** Cards that can be bought or attacked. */
export const market = (words: TableWords, listWords: ListWords): readonly Column<Stack>[] => [
  { heading: words.cost, cell: ({ card }) => card.cost },
  { heading: words.target, cell: ({ card }) => card.target },
  ...printed(words, listWords).slice(0, -1),
  { heading: listWords.state, cell: (stack) => (isAttacked(stack) ? words.underAttack : null) },
];

const isAttacked = (stack: Stack | RowStack): boolean => 'underAttack' in stack && stack.underAttack;

/** Cards in play: as strong, damaged and used as they are now. */
export const inPlay = (
  words: TableWords,
  listWords: ListWords,
  baseAttacked: boolean,
): readonly Column<PieceStack>[] => [
  { heading: words.attack, cell: ({ attack }) => some(attack) },
  ...gains(words),
  {
    heading: words.damage,
    cell: ({ card, damage }) => (card.hitPoints === null ? null : listWords.of(damage, card.hitPoints)),
  },
  {
    heading: listWords.state,
    cell: ({ card, joined, attacked, used, fleeting }) =>
      [
        baseAttacked && card.type === 'base' && words.underAttack,
        joined && words.attacking,
        attacked && words.attacked,
        used && words.used,
        fleeting && words.fleeting,
      ]
        .filter((word) => word !== false)
        .join(', ') || null,
  },
];
