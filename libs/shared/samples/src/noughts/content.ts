import { z } from 'zod';

/** The board as data: how many fields, and which of them make a row. */
export const contentSchema = z.strictObject({
  fields: z.int().min(1).max(81),
  rows: z.array(z.array(z.int().min(0)).min(1)).min(1),
});

export type Content = z.infer<typeof contentSchema>;

export const content: Content = {
  fields: 9,
  rows: [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ],
};
