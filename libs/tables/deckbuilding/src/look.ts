/** How cards and sides look: colours that stay apart for colour-blind eyes, each with an icon of its own. */
import {
  androidMask,
  blaster,
  cargoCrate,
  cog,
  compass,
  crosshair,
  crossedSwords,
  flyingFlag,
  helmet,
  hood,
  lightningTrio,
  lockedFortress,
  person,
  policeBadge,
  shield,
  spaceship,
  starfighter,
  starSwirl,
  twoCoins,
  wantedReward,
} from '@cantina/ui/icons/icons';
import type { CardView, Choice, Glyph, Mark, Stat } from '@cantina/ui/model';
import type { CardFace, Control, Faction } from './model.ts';
import type { TableWords } from './text/index.ts';

const factions: Readonly<Record<Faction, Omit<Mark, 'label'>>> = {
  empire: { tone: 'vermilion', icon: cog },
  rebel: { tone: 'sky', icon: flyingFlag },
  neutral: { tone: 'slate', icon: compass },
};

export const markOf = (faction: Faction, label: string): Mark => ({ ...factions[faction], label });

const emblems: Readonly<Record<string, Glyph>> = {
  'bounty-hunter': wantedReward,
  droid: androidMask,
  fighter: starfighter,
  jedi: hood,
  officer: policeBadge,
  scoundrel: blaster,
  sith: lightningTrio,
  transport: cargoCrate,
  trooper: helmet,
  vehicle: crosshair,
};

function emblemOf({ type, traits }: CardFace): Glyph {
  if (type === 'base') return lockedFortress;
  if (type === 'ship') return spaceship;
  return traits.map((trait) => emblems[trait]).find((glyph) => glyph !== undefined) ?? person;
}

/** What is different about a card here: its attack now, its damage, a word laid over it. */
export interface Condition {
  readonly attack?: number;
  readonly damage?: number;
  readonly state?: string | undefined;
}

export function viewOf(card: CardFace, words: TableWords, now: Condition = {}): CardView {
  const attack = now.attack ?? card.attack;
  const stats: readonly (Stat | false)[] = [
    attack > 0 && { label: words.attack, value: attack, icon: crossedSwords, tone: 'vermilion' },
    card.resources > 0 && { label: words.resources, value: card.resources, icon: twoCoins, tone: 'amber' },
    card.force > 0 && { label: words.force, value: card.force, icon: starSwirl, tone: 'teal' },
    card.target !== null && { label: words.target, value: card.target, icon: crosshair, tone: 'rose' },
    card.hitPoints !== null &&
      now.damage === undefined && { label: words.hitPoints, value: card.hitPoints, icon: shield },
  ];
  return {
    name: card.name,
    kind: card.typeName,
    faction: markOf(card.faction, card.factionName),
    cost: card.cost === null ? undefined : { label: words.cost, value: card.cost },
    stats: stats.filter((stat) => stat !== false),
    traits: card.traitNames,
    text: card.text,
    emblem: emblemOf(card),
    unique: card.unique && card.type !== 'base',
    source: { short: words.sourceMarks[card.source], label: words.sources[card.source] },
    meter:
      now.damage === undefined || card.hitPoints === null
        ? undefined
        : { label: words.damage, value: now.damage, max: card.hitPoints, tone: 'vermilion' },
    state: now.state,
  };
}

/** A control as components know it; the action itself is its name. */
export const choiceOf = ({ action, label, refused, odds }: Control): Choice => ({
  id: JSON.stringify(action),
  label,
  disabled: refused ?? undefined,
  odds: odds.length === 0 ? undefined : { outcomes: odds },
});

export const isOpen = ({ refused }: Control): boolean => refused === null;

/** Several refusals in one: the first speaks, the others follow with what they forbid. */
export function refusedTogether(controls: readonly Control[]): Choice | undefined {
  const [first, ...others] = controls;
  if (first?.refused == null) return undefined;
  const more = others.flatMap(({ label, refused }) =>
    refused === null || refused.rule === first.refused?.rule
      ? []
      : [`${label}: ${refused.reason} (${refused.rule})`],
  );
  const { rule, reason } = first.refused;
  return { ...choiceOf(first), disabled: { rule, reason: [reason, ...more].join(' ') } };
}
