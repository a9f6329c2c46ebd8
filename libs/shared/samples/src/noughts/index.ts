import { define } from '@cantina/engine';
import { z } from 'zod';
import { contentSchema, type Content } from './content.ts';
import { meta } from './meta.ts';
import { copy, type NoughtsTable, type State } from './state.ts';
import { wording } from './text.ts';
import { concede, turn } from './turn.ts';

export { content } from './content.ts';
export type { State } from './state.ts';

const viewForm = z.strictObject({ fields: z.array(z.int().min(-1).max(1)).readonly() });

/** Noughts and crosses: the smallest complete ruleset, and the one the engine's speed is measured with. */
export const load = define<State, Content, Record<string, never>, z.infer<typeof viewForm>>({
  meta,
  content: contentSchema,
  options: z.strictObject({}),
  wording,
  steps: { turn },
  setup({ content, core }) {
    core.active = 0; // NX-TURN-01: crosses begin
    core.stack.push({ step: 'turn' });
    return { fields: new Array<number>(content.fields).fill(-1), marked: 0 };
  },
  view: (table: NoughtsTable) => ({ fields: table.state.fields.slice() }),
  viewForm,
  hidden: () => [],
  concede,
  evaluate(table, seat) {
    const { outcome } = table.state;
    return outcome === null ? 0 : outcome.seats[seat] === 'won' ? 1 : outcome.seats[seat] === 'lost' ? -1 : 0;
  },
  clone: copy,
  census: (state) => [state.fields.length],
});
