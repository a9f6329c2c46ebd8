import { d6, pips, rollDie } from '@cantina/dice';
import { CHANCE, end, message, NOBODY, note, performSlot, turnTo, type Frame } from '@cantina/engine';
import { CAT } from '../state.ts';
import { step } from './step.ts';

interface ProwlFrame extends Frame {
  rolled: boolean;
}

/** The cat does what a die says; whatever is to be decided, chance decides (SM-CAT-01, SM-CAT-02). */
export const prowl = step<ProwlFrame>({
  run(table, frame) {
    if (frame.rolled) {
      end(table);
      return;
    }
    frame.rolled = true;
    turnTo(table, NOBODY);
    const face = pips(d6.faces[rollDie(table.random, d6)] ?? '1');
    table.state.throws.push({ figure: CAT, faces: [String(face)] });
    note(table, 'cell', `prowl/${face}`);
    table.emit?.(message('log.prowl', { n: face }));
    performSlot(table, `cat/${face}`, { you: CAT, by: CHANCE, source: 'cat', it: null });
  },
});
