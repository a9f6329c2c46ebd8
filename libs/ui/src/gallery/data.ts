/** Things the gallery shows: made-up cards, seats, dice and places of no particular game. */
import {
  anchor,
  cargoCrate,
  crosshair,
  crossedSwords,
  flyingFlag,
  hearts,
  helmet,
  hood,
  ringedPlanet,
  shield,
  spaceship,
  starSwirl,
  starfighter,
  twoCoins,
} from '../icons/icons.ts';
import type { CardItem, CardView, Mark, SeatView, Stat } from '../model.ts';

export const traders: Mark = { label: 'Free traders', tone: 'teal', icon: anchor };
export const legion: Mark = { label: 'The Legion', tone: 'vermilion', icon: flyingFlag };
export const guild: Mark = { label: 'Guild', tone: 'amber', icon: hood };

const attack = (value: number): Stat => ({ label: 'Attack', value, icon: crossedSwords, tone: 'vermilion' });
const coins = (value: number): Stat => ({ label: 'Coins', value, icon: twoCoins, tone: 'amber' });
const spirit = (value: number): Stat => ({ label: 'Spirit', value, icon: starSwirl, tone: 'sky' });
const cost = (value: number): Stat => ({ label: 'Cost', value });
const own = { short: 'Original', label: 'Designed here' };

export const scout: CardView = {
  name: 'Night scout',
  kind: 'Unit',
  faction: traders,
  cost: cost(3),
  stats: [attack(2), coins(1)],
  traits: ['Fighter'],
  text: [
    { label: 'Ability', text: 'Draw a card. If you lead in spirit, draw another.' },
    { label: 'Reward', text: 'Gain 2 coins.' },
  ],
  emblem: starfighter,
  source: own,
};
export const cruiser: CardView = {
  name: 'Iron cruiser',
  kind: 'Capital ship',
  faction: legion,
  cost: cost(6),
  stats: [attack(4), { label: 'Hull', value: 6, icon: shield, tone: 'slate' }],
  text: [{ label: 'Always', text: 'Your base cannot be attacked while this ship is in play.' }],
  emblem: spaceship,
  meter: { label: 'Damage', value: 2, max: 6 },
  unique: true,
  source: own,
};
const broker: CardView = {
  name: 'Quiet broker',
  kind: 'Unit',
  faction: guild,
  cost: cost(4),
  stats: [coins(3), spirit(1)],
  traits: ['Scoundrel'],
  text: [{ label: 'Ability', text: 'Pay 1 coin → exile a card of the row.' }],
  emblem: hood,
  source: own,
};
const guard: CardView = {
  name: 'Harbour guard',
  kind: 'Unit',
  faction: legion,
  cost: cost(2),
  stats: [attack(2)],
  traits: ['Trooper'],
  text: [{ label: 'Reward', text: 'Repair 1 damage of your base.' }],
  emblem: helmet,
  source: own,
};
const freight: CardView = {
  name: 'Spare cargo',
  kind: 'Starter',
  faction: traders,
  stats: [coins(1)],
  emblem: cargoCrate,
  source: own,
};
export const harbour: CardView = {
  name: 'Last harbour',
  kind: 'Base',
  faction: traders,
  stats: [{ label: 'Strength', value: 10, icon: hearts, tone: 'rose' }],
  emblem: ringedPlanet,
  text: [{ label: 'Start of turn', text: 'Draw a card.' }],
  meter: { label: 'Damage', value: 7, max: 10 },
  source: own,
};

const buy = (card: CardView) => ({ id: `buy:${card.name}`, label: `Buy ${card.name}` });
export const tooDear = { rule: 'SHOP-04', reason: 'It costs 6 and you have 4 coins.' };
export const odds = {
  outcomes: [
    { label: 'Hit', chance: 0.62 },
    { label: 'Miss', chance: 0.38 },
  ],
};

export const market: readonly (CardItem | null)[] = [
  { key: '0', card: scout, choice: buy(scout) },
  { key: '1', card: broker, choice: buy(broker) },
  { key: '2', card: cruiser, choice: { ...buy(cruiser), disabled: tooDear } },
  null,
  { key: '4', card: guard, choice: buy(guard) },
];

const play = (card: CardView) => ({ id: `play:${card.name}`, label: `Play ${card.name}` });
export const hand: readonly CardItem[] = [
  { key: 'a', card: freight, copies: 3, choice: play(freight) },
  { key: 'b', card: scout, choice: play(scout) },
  { key: 'c', card: broker, selected: true },
  { key: 'd', card: guard, choice: play(guard) },
  { key: 'e' },
];

export const discard: readonly CardItem[] = [scout, broker, guard, freight, cruiser].map((card) => ({
  key: card.name,
  card,
}));

export const seats: readonly SeatView[] = [
  {
    ...traders,
    id: '0',
    label: 'Ada',
    you: true,
    acting: true,
    stats: [coins(4), attack(2)],
    clock: { left: 754_000, running: false },
  },
  { ...legion, id: '1', label: 'Greedy', bot: true, stats: [coins(0), attack(0)] },
  { ...guild, id: '2', label: 'Ben', away: true, result: 'Gave up' },
];

export const hit: Mark = { label: 'Hit', tone: 'vermilion', icon: crosshair };
