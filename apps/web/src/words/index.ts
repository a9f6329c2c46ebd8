import type { Language } from '@cantina/engine';
import { words as components } from '@cantina/ui/words';
import { en, type AppWords } from './en.ts';

/** The app's own words; a language is fetched when somebody speaks it. What the games say comes from the host. */
export type { AppWords };

interface Vocabulary {
  readonly app: AppWords;
  /** What components of the library say themselves. */
  readonly components: typeof components;
}

const known: Partial<Record<Language, Vocabulary>> = { en: { app: en, components: { ...components } } };

const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Vocabulary>>> = {
  de: async () => {
    const [{ de }, said] = await Promise.all([import('./de.ts'), import('./components-de.ts')]);
    return { app: de, components: said.components };
  },
  ru: async () => {
    const [{ ru }, said] = await Promise.all([import('./ru.ts'), import('./components-ru.ts')]);
    return { app: ru, components: said.components };
  },
};

/** English for as long as the language has not come. */
export const wordsOf = (language: Language): AppWords => known[language]?.app ?? en;

/** From here on the components speak it, and the app can. */
export async function learn(language: Language): Promise<void> {
  if (language !== 'en') known[language] ??= await others[language]();
  Object.assign(components, known[language]?.components);
}

/** The languages by their own names, in the order they are offered. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
};
