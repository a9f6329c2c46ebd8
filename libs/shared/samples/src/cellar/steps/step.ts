import { stepsFor } from '@cantina/engine';
import type { CellarTable } from '../state.ts';

/** Declares a step of this game. */
export const step = stepsFor<CellarTable>();
