import { describe, expect, it } from 'vitest';
import {
  joinWording,
  LANGUAGES,
  message,
  missingWords,
  say,
  type Language,
  type Words,
  type Wording,
} from './message.ts';
import { engineWording } from './wording.ts';

const empty: Words = { templates: {}, lexicon: {} };

const wording: Wording = {
  en: {
    templates: {
      draw: 'draw {n} {n|card}',
      gain: 'gain {n} {n|$what}',
      list: 'take {things: and }',
      plain: 'take {things}',
      nested: 'if {condition}: {then}',
      without: 'without {n|card.gen}',
      line: '{^who} sees {who}, {^n|card}{^nobody}',
      who: 'the cat',
    },
    lexicon: {
      card: { one: 'card', other: 'cards' },
      'card.gen': { other: 'cards’' },
      coin: { one: 'coin', other: 'coins' },
    },
  },
  de: {
    templates: { draw: '{n} {n|card} ziehen' },
    lexicon: { card: { one: 'Karte', other: 'Karten' } },
  },
  ru: {
    templates: {
      line: '{^who}: {n}',
      who: 'ёж',
      draw: 'взять {n} {n|card}',
      without: 'без {n} {n|card.gen}',
    },
    lexicon: { card: { one: 'карту', few: 'карты', many: 'карт', other: 'карты' } },
  },
};

const drawn = (language: Language, n: number): string => say(wording, language, message('draw', { n }));

describe('sentences', () => {
  it.each([
    ['en', 1, 'draw 1 card'],
    ['en', 2, 'draw 2 cards'],
    ['en', 5, 'draw 5 cards'],
    ['en', 21, 'draw 21 cards'],
    ['de', 1, '1 Karte ziehen'],
    ['de', 2, '2 Karten ziehen'],
    ['de', 5, '5 Karten ziehen'],
    ['de', 21, '21 Karten ziehen'],
    ['ru', 1, 'взять 1 карту'],
    ['ru', 2, 'взять 2 карты'],
    ['ru', 5, 'взять 5 карт'],
    ['ru', 11, 'взять 11 карт'],
    ['ru', 21, 'взять 21 карту'],
    ['ru', 22, 'взять 22 карты'],
  ] as const)('have the form of the number: %s %i', (language, n, sentence) => {
    expect(drawn(language, n)).toBe(sentence);
  });

  it('take the noun that a parameter names, as a word or as a message', () => {
    expect(say(wording, 'en', message('gain', { n: 1, what: 'coin' }))).toBe('gain 1 coin');
    expect(say(wording, 'en', message('gain', { n: 3, what: message('coin') }))).toBe('gain 3 coins');
  });

  it('have a case by a second key, and without one the noun itself', () => {
    expect(say(wording, 'en', message('without', { n: 2 }))).toBe('without cards’');
    expect(say(wording, 'ru', message('without', { n: 5 }))).toBe('без 5 карт');
  });

  it('say what is counted, where the number is words itself, with a plural', () => {
    expect(say(wording, 'en', message('draw', { n: message('plain', { things: 'as many' }) }))).toBe(
      'draw take as many cards',
    );
  });

  it('join lists, with the joint of the template or a comma', () => {
    expect(say(wording, 'en', message('list', { things: ['a', 2, message('plain', { things: 'b' })] }))).toBe(
      'take a and 2 and take b',
    );
    expect(say(wording, 'en', message('plain', { things: ['a', 'b'] }))).toBe('take a, b');
    expect(say(wording, 'en', message('list', { things: [] }))).toBe('take ');
  });

  it('nest', () => {
    const inner = message('nested', { condition: 'late', then: message('draw', { n: 2 }) });
    expect(say(wording, 'en', message('nested', { condition: 'dark', then: inner }))).toBe(
      'if dark: if late: draw 2 cards',
    );
  });

  it('do not take what a parameter says for a template', () => {
    expect(say(wording, 'en', message('plain', { things: '{n|card} $& $1' }))).toBe('take {n|card} $& $1');
  });

  it('show a missing key instead of hiding it, also inside another sentence', () => {
    expect(say(wording, 'de', message('gain', { n: 1 }))).toBe('⟦gain⟧');
    expect(say(wording, 'en', message('plain', { things: message('nothing') }))).toBe('take ⟦nothing⟧');
    expect(say(wording, 'en', message('gain', { n: 1, what: 'unicorn' }))).toBe('gain 1 ⟦unicorn⟧');
  });

  it('begin a name with a capital where the template asks for it', () => {
    const line = message('line', { who: message('who'), n: 2 });
    expect(say(wording, 'en', line)).toBe('The cat sees the cat, Cards');
    expect(say(wording, 'ru', line)).toBe('Ёж: 2');
  });

  it('leave out what is not given', () => {
    expect(say(wording, 'en', message('plain'))).toBe('take ');
  });
});

describe('wordings', () => {
  it('name what they lack, by language', () => {
    const gaps = missingWords({
      en: { templates: { a: 'a', b: 'b' }, lexicon: { card: { other: 'cards' } } },
      de: { templates: { a: 'a' }, lexicon: { card: { other: 'Karten' } } },
      ru: { templates: { a: 'a', b: 'b', c: 'c' }, lexicon: {} },
    });
    expect([...gaps].sort()).toEqual(['de: b', 'de: c', 'en: c', 'ru: card']);
  });

  it('lack nothing when all three are alike', () => {
    expect(missingWords({ en: wording.en, de: wording.en, ru: wording.en })).toEqual([]);
    expect(missingWords({ en: empty, de: empty, ru: empty })).toEqual([]);
  });

  it('join, and the second wins', () => {
    const second: Wording = {
      ...wording,
      de: { templates: { draw: 'ziehen' }, lexicon: { coin: { other: 'Münzen' } } },
    };
    const both = joinWording(wording, second);
    expect(say(both, 'de', message('draw', { n: 1 }))).toBe('ziehen');
    expect(both.de.lexicon).toEqual({ card: { one: 'Karte', other: 'Karten' }, coin: { other: 'Münzen' } });
    expect(say(both, 'en', message('draw', { n: 1 }))).toBe('draw 1 card');
  });
});

describe('the engine’s own words', () => {
  it('exist in every language', () => {
    expect(missingWords(engineWording)).toEqual([]);
  });

  it('have the same slots in every language', () => {
    const slots = (template: string | undefined): readonly string[] =>
      [...(template ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort();
    for (const key of Object.keys(engineWording.en.templates)) {
      for (const language of LANGUAGES) {
        expect(slots(engineWording[language].templates[key]), `${language}: ${key}`).toEqual(
          slots(engineWording.en.templates[key]),
        );
      }
    }
  });
});
