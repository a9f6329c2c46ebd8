import type { Language } from '@cantina/engine';
import type { LogLine } from '@cantina/match';

/** What people do around the game, in the log's words. */
const words: Readonly<Partial<Record<LogLine['type'], Readonly<Record<Language, string>>>>> = {
  join: { en: '{name} sits down', de: '{name} setzt sich', ru: '{name} садится за стол' },
  start: { en: 'The game begins', de: 'Das Spiel beginnt', ru: 'Игра начинается' },
  leave: { en: '{name} gets up', de: '{name} steht auf', ru: '{name} встаёт из-за стола' },
  undo: { en: '{name} takes back', de: '{name} nimmt zurück', ru: '{name} отменяет ход' },
  redo: { en: '{name} does it again', de: '{name} macht es wieder', ru: '{name} повторяет ход' },
  ask: { en: '{name} asks to take back', de: '{name} bittet um Rücknahme', ru: '{name} просит отменить ход' },
  reply: { en: 'An answer to the request', de: 'Eine Antwort auf die Bitte', ru: 'Ответ на просьбу' },
  timeout: { en: 'Time is up for {name}', de: 'Die Zeit von {name} ist um', ru: 'Время {name} вышло' },
  concede: { en: '{name} gives up', de: '{name} gibt auf', ru: '{name} сдаётся' },
};

export function wordsOf(type: LogLine['type'], name: string, language: Language): string | undefined {
  return words[type]?.[language].replace('{name}', () => name);
}
