import { scenario } from '@cantina/testkit';
import { content } from '../src/content/index.ts';
import type { ContentLiteral } from '../src/content/types.ts';
import { load } from '../src/index.ts';
import type { Player } from '../src/state.ts';
import { situation, type GameSituation } from './situation.ts';

/** The box with characters that are nobody in particular, so that rules are seen without abilities. */
const plain: ContentLiteral = {
  ...content,
  characters: content.characters.map(({ id, name, about, source }) => ({ id, name, about, source })),
};

/** A table in a situation, without characters' abilities. */
export const table = (told: GameSituation) => scenario(load, plain, situation(told, plain));

/** The same with everything in the box. */
export const fullTable = (told: GameSituation) => scenario(load, content, situation(told, content));

export type GameTest = ReturnType<typeof table>;

export const player = ({ state }: Pick<GameTest, 'state'>, seat: number): Player =>
  state.players[seat] as Player;

/** Whose turn it is now. */
export const active = ({ state }: Pick<GameTest, 'state'>): number => state.active;
