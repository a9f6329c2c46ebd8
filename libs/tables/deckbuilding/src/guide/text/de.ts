import type { GuideWords } from './index.ts';

export const de: GuideWords = {
  guide: 'Dein erster Zug',
  next: 'Weiter',
  skip: 'Schritt überspringen',
  stop: 'Einführung beenden',
  chapter: (n, of) => `Schritt ${String(n)} von ${String(of)}`,
  lessons: {
    play: [
      'Spiele eine Karte',
      ({ names }) =>
        `Ausspielen kostet nichts. Eine Karte gibt dir sofort ihre Ressourcen und ihre Macht. Wähle eine aus deiner Hand: ${names}.`,
    ],
    playOn: [
      'Spiele auch die anderen',
      ({ names, resources }) =>
        `Deine Ressourcen: ${String(resources)}. Was auf der Hand bleibt, wird am Zugende abgelegt. Spiele also, was dir nützt: ${names}.`,
    ],
    use: [
      'Nutze eine Fähigkeit',
      ({ names }) => `Jede Karte im Spiel darf ihre Fähigkeit einmal pro Zug nutzen. Bereit: ${names}.`,
    ],
    buy: [
      'Kaufe eine Karte',
      ({ names, resources }) =>
        `Du kannst ${String(resources)} ausgeben; der Rest verfällt. Die Galaxis-Auslage verkauft neutrale und eigene Karten. Du kannst dir leisten: ${names}.`,
    ],
    noBuy: [
      'Kaufen muss warten',
      ({ resources, cheapest }) =>
        `Du hast ${String(resources)}${cheapest === null ? '' : `, und die billigste Karte für dich kostet ${String(cheapest)}`}. Später kaufst du neutrale und eigene Karten aus der Galaxis-Auslage und machst so dein Deck stärker.`,
    ],
    bought: [
      'Wohin sie kam',
      () =>
        'Dein Kauf liegt auf deinem Ablagestapel. Ist dein Deck leer, wird der Ablagestapel gemischt und zum neuen Deck: Dann ziehst du die Karte.',
    ],
    attack: [
      'Nenne ein Ziel',
      ({ names, goal }) =>
        `Zum Sieg musst du ${String(goal)} feindliche Basen zerstören. Auch feindliche Karten der Auslage kannst du angreifen, wegen ihrer Belohnung. Mögliche Ziele: ${names}.`,
    ],
    noAttack: [
      'Niemand kann angreifen',
      ({ goal }) =>
        `Keine deiner Karten im Spiel hat gerade Angriff. Sonst nennst du ein Ziel: die feindliche Basis oder eine feindliche Karte der Auslage. Zum Sieg musst du ${String(goal)} Basen zerstören.`,
    ],
    gather: [
      'Wähle, wer angreift',
      ({ names, target, sum, needed, base }) =>
        `${target}: ${String(sum)} von ${String(needed)}. ${base ? 'Schaden an einer Basis bleibt, jeder Punkt zählt.' : 'Zu wenig bewirkt hier nichts.'} Mitmachen können: ${names}.`,
    ],
    strike: [
      'Führe den Angriff aus',
      ({ target, sum, needed, base }) =>
        `${String(sum)} gegen ${target} (${String(needed)}). ${base ? 'Großkampfschiffe nehmen den Schaden zuerst; der Rest trifft die Basis und bleibt.' : 'Besiege sie für ihre Belohnung.'} Jede Karte greift einmal pro Zug an.`,
    ],
    force: [
      'Die Macht',
      ({ force }) =>
        `${force}. Karten bewegen sie zu deiner Seite; manche sind stärker, solange sie mit dir ist. Steht sie zu Beginn deines Zuges ganz an deinem Ende, gibt sie 1 Ressource.`,
    ],
    end: [
      'Beende deinen Zug',
      () =>
        'Einheiten und Hand werden abgelegt, übrige Ressourcen verfallen, und du ziehst fünf neue Karten. Großkampfschiffe und deine Basis bleiben.',
    ],
    answer: [
      'Zuerst eine Frage',
      ({ names, by, bar }) =>
        `${by === null ? 'Hier' : `${by}: hier`} musst du entscheiden. ${names === '' ? 'Wähle eine Antwort bei der Frage.' : `Zur Wahl: ${names}${bar ? ', oder eine Antwort bei der Frage' : ''}.`}`,
    ],
    wait: ['Die andere Seite entscheidet', () => 'Sieh zu, was geschieht. Gleich danach bist du am Zug.'],
  },
};
