import { dig } from './dig.ts';
import { plan, walk } from './plan.ts';
import { prowl } from './prowl.ts';
import { roll } from './roll.ts';
import { round } from './round.ts';
import { search, turn } from './turn.ts';

export const steps = { round, plan, walk, turn, search, roll, dig, prowl };
