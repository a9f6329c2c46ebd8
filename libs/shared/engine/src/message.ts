import type { Json } from './json.ts';

/** Words as data: a key and parameters, turned into a sentence only where somebody reads it. */
export interface Message {
  readonly key: string;
  readonly params?: Readonly<Record<string, MessageParam>>;
}

export type MessageParam = string | number | boolean | null | Message | readonly MessageParam[];

export const LANGUAGES = ['en', 'de', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A noun's forms by plural category (`one`, `few`, `many`, `other`), as `Intl.PluralRules` names them. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

export interface Words {
  /** Sentence patterns by key: `draw {n} {n|card}`. */
  readonly templates: Readonly<Record<string, string>>;
  /** Nouns by key; a case is a second key (`card.gen`). */
  readonly lexicon: Readonly<Record<string, Forms>>;
}

export type Wording = Readonly<Record<Language, Words>>;

export function message(key: string, params?: Readonly<Record<string, MessageParam>>): Message {
  return params === undefined ? { key } : { key, params };
}

/** Both wordings in one; the second wins where they meet. */
export function joinWording(first: Wording, second: Wording): Wording {
  const words = (language: Language): Words => ({
    templates: { ...first[language].templates, ...second[language].templates },
    lexicon: { ...first[language].lexicon, ...second[language].lexicon },
  });
  return { en: words('en'), de: words('de'), ru: words('ru') };
}

const plurals: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
  ru: new Intl.PluralRules('ru'),
};

/** `{name}` a parameter, `{^name}` with a capital, `{name|noun}` the noun's form for that number, `{name|$other}` the noun named by a parameter, `{name:, }` a joined list. */
const SLOT = /\{(\^?)(\w+)(?:\|(\$?)([\w.-]+)|:([^}]*))?\}/g;

interface Slot {
  readonly name: string;
  readonly capital: boolean;
  readonly viaParam: boolean;
  readonly noun: string | undefined;
  readonly joint: string | undefined;
}

/** Templates taken apart, each when it is first used: the same few are filled in all the time. */
const parted = new Map<string, readonly (string | Slot)[]>();

function partsOf(template: string): readonly (string | Slot)[] {
  const known = parted.get(template);
  if (known !== undefined) return known;
  const parts: (string | Slot)[] = [];
  let end = 0;
  for (const match of template.matchAll(SLOT)) {
    const [whole, capital, name = '', viaParam, noun, joint] = match;
    parts.push(template.slice(end, match.index));
    parts.push({ name, capital: capital === '^', viaParam: viaParam === '$', noun, joint });
    end = match.index + whole.length;
  }
  parts.push(template.slice(end));
  parted.set(template, parts);
  return parts;
}

const NO_PARAMS: NonNullable<Message['params']> = {};

/** The sentence in one language. A missing key stands out as `⟦key⟧` instead of hiding. */
export function say(wording: Wording, language: Language, { key, params = NO_PARAMS }: Message): string {
  const template = wording[language].templates[key];
  if (template === undefined) return `⟦${key}⟧`;
  let sentence = '';
  for (const part of partsOf(template)) {
    if (typeof part === 'string') {
      sentence += part;
      continue;
    }
    const text = fill(wording, language, params, part);
    sentence += part.capital ? text.charAt(0).toLocaleUpperCase(language) + text.slice(1) : text;
  }
  return sentence;
}

function fill(
  wording: Wording,
  language: Language,
  params: NonNullable<Message['params']>,
  { name, viaParam, noun, joint }: Slot,
): string {
  const value = params[name];
  if (noun === undefined) return spell(wording, language, value, joint ?? ', ');
  const nounKey = viaParam ? nameOf(params[noun]) : noun;
  return inflect(wording[language], language, nounKey, typeof value === 'number' ? value : 2);
}

function nameOf(param: MessageParam | undefined): string {
  if (isMessage(param)) return param.key;
  return typeof param === 'string' ? param : '';
}

function spell(wording: Wording, language: Language, value: MessageParam | undefined, joint: string): string {
  if (value === undefined) return '';
  if (isList(value)) return value.map((part) => spell(wording, language, part, joint)).join(joint);
  return isMessage(value) ? say(wording, language, value) : String(value);
}

function isList(value: MessageParam): value is readonly MessageParam[] {
  return Array.isArray(value);
}

function inflect(words: Words, language: Language, noun: string, n: number): string {
  const forms = words.lexicon[noun] ?? words.lexicon[noun.replace(/\.\w+$/, '')];
  if (forms === undefined) return `⟦${noun}⟧`;
  return forms[plurals[language].select(n)] ?? forms.other;
}

function isMessage(value: MessageParam | undefined): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys a wording lacks in some language, for the test that fails on a missing translation. */
export function missingWords(wording: Wording): readonly string[] {
  const missing: string[] = [];
  for (const part of ['templates', 'lexicon'] as const) {
    const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(wording[language][part])));
    for (const key of keys) {
      for (const language of LANGUAGES) {
        if (wording[language][part][key] === undefined) missing.push(`${language}: ${key}`);
      }
    }
  }
  return missing;
}

/** Messages are data: a params record that came from JSON. */
export function messageParams(from: Readonly<Record<string, Json>>): Readonly<Record<string, MessageParam>> {
  return from as Readonly<Record<string, MessageParam>>;
}
