import { LANGUAGES, type Language, type Wording, type Words } from '@cantina/engine';
import type { Content } from '../content/schema.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const wording: Wording = { en, de, ru };

/** Card names come with the content, so that another pack brings its own. */
export function cardWords({ cards }: Content): Wording {
  const words = (language: Language): Words => ({
    templates: Object.fromEntries(cards.map(({ id, name }) => [`card.${id}`, name[language]])),
    lexicon: Object.fromEntries(cards.map(({ id, name }) => [id, { other: name[language] }])),
  });
  return Object.fromEntries(LANGUAGES.map((language) => [language, words(language)])) as unknown as Wording;
}
