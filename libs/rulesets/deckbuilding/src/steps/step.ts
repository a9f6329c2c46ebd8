import { stepsFor } from '@cantina/engine';
import type { GameTable } from '../state.ts';

/** Declares a step of this game. */
export const step = stepsFor<GameTable>();
