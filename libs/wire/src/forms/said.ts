import { LANGUAGES } from '@cantina/engine';
import { z } from '@hono/zod-openapi';

/** Words on the wire: ready to be read, beside the message they were made from for whoever words it differently. */

export const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();

export const language = z.enum(LANGUAGES);

export const said = z.object({
  text: z.string(),
  message: z.object({ key: z.string(), params: z.unknown().optional() }),
});
export type Said = z.infer<typeof said>;

/** A JSON Schema. */
export const jsonSchema = z.record(z.string(), z.unknown());
