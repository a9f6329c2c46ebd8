/** All exhibits of the gallery, in the order they are shown. */
import { around } from './around.ts';
import { cards } from './cards.ts';
import type { Exhibit } from './exhibit.ts';
import { table } from './table.ts';

export const exhibits: readonly Exhibit[] = [...cards, ...table, ...around];
