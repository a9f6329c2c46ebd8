import type { GuideWords } from './index.ts';

export const en: GuideWords = {
  guide: 'Your first turn',
  next: 'Next',
  skip: 'Skip this step',
  stop: 'End the guide',
  chapter: (n, of) => `Step ${String(n)} of ${String(of)}`,
  lessons: {
    play: [
      'Play a card',
      ({ names }) =>
        `Playing is free. A card gives you its resources and its Force at once. Choose one in your hand: ${names}.`,
    ],
    playOn: [
      'Play the others too',
      ({ names, resources }) =>
        `Your resources: ${String(resources)}. What stays in your hand is discarded when the turn ends, so play all you can use: ${names}.`,
    ],
    use: [
      'Use an ability',
      ({ names }) => `Each card in play may use its ability once per turn. Ready now: ${names}.`,
    ],
    buy: [
      'Buy a card',
      ({ names, resources }) =>
        `You have ${String(resources)} to spend; what is left over is lost. The galaxy row sells neutral cards and your own. You can afford: ${names}.`,
    ],
    noBuy: [
      'Buying has to wait',
      ({ resources, cheapest }) =>
        `You have ${String(resources)}${cheapest === null ? '' : ` and the cheapest card for you costs ${String(cheapest)}`}. Later you buy neutral cards and your own from the galaxy row, to make your deck stronger.`,
    ],
    bought: [
      'Where it went',
      () =>
        'Your purchase lies on your discard pile. When your deck runs out, the discard pile is shuffled and becomes your deck: then you will draw it.',
    ],
    attack: [
      'Name a target',
      ({ names, goal }) =>
        `Destroy ${String(goal)} enemy bases to win. Enemy cards in the galaxy row can be attacked too, for their reward. You can attack: ${names}.`,
    ],
    noAttack: [
      'Nobody can attack',
      ({ goal }) =>
        `None of your cards in play has attack now. With one, you name a target: the enemy base, or an enemy card in the galaxy row. Destroy ${String(goal)} bases to win.`,
    ],
    gather: [
      'Choose who attacks',
      ({ names, target, sum, needed, base }) =>
        `${target}: ${String(sum)} of ${String(needed)}. ${base ? 'Damage to a base stays, so every point counts.' : 'Too little has no effect here.'} Can join: ${names}.`,
    ],
    strike: [
      'Resolve the attack',
      ({ target, sum, needed, base }) =>
        `${String(sum)} against ${target} (${String(needed)}). ${base ? 'Capital ships take the damage first; the rest hits the base and stays.' : 'Defeat it for its reward.'} Each card attacks once per turn.`,
    ],
    force: [
      'The Force',
      ({ force }) =>
        `${force}. Cards move it toward your side; some are stronger while it is with you. All the way at your end when your turn begins, it gives 1 resource.`,
    ],
    end: [
      'End your turn',
      () =>
        'Units and hand are discarded, unspent resources are lost, and you draw five new cards. Capital ships and your base stay.',
    ],
    answer: [
      'A question first',
      ({ names, by, bar }) =>
        `${by === null ? 'Something' : by} needs your decision. ${names === '' ? 'Choose an answer beside the question.' : `Choose among: ${names}${bar ? ', or an answer beside the question' : ''}.`}`,
    ],
    wait: ['The other side decides', () => 'Watch what happens. Your turn comes right after.'],
  },
};
