import { bases } from './bases.ts';
import { empire } from './empire.ts';
import { neutral } from './neutral.ts';
import { rebels } from './rebels.ts';
import type { ContentLiteral } from './schema.ts';
import { starters } from './starters.ts';

/** Everything in the box: 62 different cards, 120 in all with their copies, and 20 bases. */
export const content: ContentLiteral = { cards: [...empire, ...rebels, ...neutral, ...starters, ...bases] };
