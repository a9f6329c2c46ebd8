import type { Language } from '@cantina/engine';
import { en, type AppWords } from './en.ts';

/** The app's own words; a language is fetched when somebody speaks it. What the games say comes from the host. */
export type { AppWords };

const known: Partial<Record<Language, AppWords>> = { en };

const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<AppWords>>> = {
  de: async () => (await import('./de.ts')).de,
  ru: async () => (await import('./ru.ts')).ru,
};

/** English for as long as the language has not come. */
export const wordsOf = (language: Language): AppWords => known[language] ?? en;

export async function learn(language: Language): Promise<void> {
  if (language !== 'en') known[language] ??= await others[language]();
}

/** The languages by their own names, in the order they are offered. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
};
