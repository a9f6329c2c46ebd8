import { LANGUAGES, type Language, type Wording, type Words } from '@cantina/engine';
import type { Content } from '../content/types.ts';
import { de } from './de.ts';
import { deEffects } from './de-effects.ts';
import { en } from './en.ts';
import { enEffects } from './en-effects.ts';
import { ru } from './ru.ts';
import { ruEffects } from './ru-effects.ts';

const joined = (table: Words, effects: Words): Words => ({
  templates: { ...table.templates, ...effects.templates },
  lexicon: { ...table.lexicon, ...effects.lexicon },
});

export const wording: Wording = {
  en: joined(en, enEffects),
  de: joined(de, deEffects),
  ru: joined(ru, ruEffects),
};

/** Names and descriptions come with the content, so that another pack brings its own. */
export function cardWords({ planets, characters, destiny }: Content): Wording {
  const words = (language: Language): Words => {
    const templates: Record<string, string> = {};
    const name = (kind: string, items: Content['planets'] | Content['characters'] | Content['destiny']) => {
      for (const item of items) {
        templates[`${kind}.${item.id}`] = item.name[language];
        templates[`about.${item.id}`] = item.about[language];
      }
    };
    name('planet', planets);
    name('character', characters);
    name('destiny', destiny);
    return { templates, lexicon: {} };
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, words(language)])) as unknown as Wording;
}
