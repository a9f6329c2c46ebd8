import type { Wording } from '@cantina/engine';

export const wording: Wording = {
  en: {
    templates: {
      'prompt.turn': 'Mark an empty field',
      'move.mark': 'field {field}',
      'log.mark': 'Player {seat} marks field {field}',
      'because.row': 'Player {seat} has three in a row',
      'because.full': 'The board is full',
      'because.conceded': 'Player {seat} concedes',
    },
    lexicon: {},
  },
  de: {
    templates: {
      'prompt.turn': 'Ein leeres Feld ankreuzen',
      'move.mark': 'Feld {field}',
      'log.mark': 'Spieler {seat} kreuzt Feld {field} an',
      'because.row': 'Spieler {seat} hat drei in einer Reihe',
      'because.full': 'Das Brett ist voll',
      'because.conceded': 'Spieler {seat} gibt auf',
    },
    lexicon: {},
  },
  ru: {
    templates: {
      'prompt.turn': 'Отметить пустое поле',
      'move.mark': 'поле {field}',
      'log.mark': 'Игрок {seat} отмечает поле {field}',
      'because.row': 'У игрока {seat} три в ряд',
      'because.full': 'Поле заполнено',
      'because.conceded': 'Игрок {seat} сдаётся',
    },
    lexicon: {},
  },
};
