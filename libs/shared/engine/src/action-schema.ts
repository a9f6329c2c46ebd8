import { z } from 'zod';
import type { Json } from './json.ts';
import type { Action, Move } from './step.ts';

const listedWhat: z.ZodType<Json> = z.union([z.number(), z.string().max(200), z.null()]);

/** The shape of all actions a game knows: one object per verb; the same verb in several steps allows what any of them does. */
export function schemaOf(
  moves: readonly { readonly name: string; readonly move: { readonly open: Move['open'] } }[],
): z.ZodType<Action> {
  const whats = new Map<string, z.ZodType<Json>[]>();
  for (const { name, move } of moves) {
    const known = whats.get(name) ?? [];
    const what = move.open ?? listedWhat;
    if (!known.includes(what)) known.push(what);
    whats.set(name, known);
  }
  const shapes = [...whats].map(([name, what]) =>
    z.strictObject({
      do: z.literal(name),
      what: what.length === 1 ? (what[0] ?? listedWhat) : z.union(what),
    }),
  );
  const [first, ...rest] = shapes;
  if (first === undefined) throw new Error('a game needs moves');
  return z.discriminatedUnion('do', [first, ...rest]);
}
