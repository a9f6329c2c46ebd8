/** Cards of the box as they are printed, in one language; each is made once. */
import type { Language } from '@cantina/engine';
import type { CardFace } from './model.ts';
import type { Box, BoxCard } from './page.ts';
import { wordsFor, type TableWords } from './text/index.ts';

export type Faces = (card: number) => CardFace;

const made = new WeakMap<Box, Map<string, CardFace>>();

export function facesOf(box: Box, language: Language): Faces {
  const known = made.get(box) ?? new Map<string, CardFace>();
  made.set(box, known);
  return (number) => {
    const key = `${language} ${String(number)}`;
    const face = known.get(key) ?? faceOf(box, language, number);
    known.set(key, face);
    return face;
  };
}

function faceOf(box: Box, language: Language, number: number): CardFace {
  const card = box.content.cards[number];
  if (card === undefined) throw new Error(`there is no card ${String(number)} in this box`);
  const words = wordsFor(language);
  const { type, faction } = card;
  return {
    number,
    id: card.id,
    name: card.name[language],
    faction,
    factionName: words.factions[faction],
    type,
    typeName: words.types[type],
    cost: isBought(card) ? card.cost : null,
    attack: card.attack,
    resources: card.resources,
    force: card.force,
    target: card.target > 0 ? card.target : null,
    hitPoints: type === 'unit' ? null : card.hitPoints,
    traits: card.traits,
    traitNames: card.traits.map((trait) => box.words.lexicon[trait]?.['other'] ?? trait),
    unique: card.unique,
    text: printedOn(box, card, words),
    source: card.source,
  };
}

/** Bases and the cards one begins with have no price. */
const isBought = ({ kind }: BoxCard): boolean => kind === 'galaxy' || kind === 'pilot';

/** What it does, each line with its heading and a capital letter. */
function printedOn(box: Box, { id }: BoxCard, words: TableWords): CardFace['text'] {
  return (box.cards[id] ?? []).map(({ slot, text }) => ({
    label: words.slots[slot] ?? slot,
    text: text.charAt(0).toLocaleUpperCase() + text.slice(1),
  }));
}
