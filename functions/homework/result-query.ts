import * as z from 'zod';
import { resultShows } from '#contracts/homework/homework-results.ts';
import { wholeNumber } from '#functions/http/list-query.ts';

const Sort = z
  .string()
  .regex(/^-?(name|score|task:\d{1,15})$/, 'Sort by name, score or task:{id}.')
  .transform((text) => {
    const name = text.replace(/^-/, '');
    const taskId = name.startsWith('task:') ? Number(name.slice('task:'.length)) : null;
    return { by: taskId === null ? (name as 'name' | 'score') : taskId, descending: text !== name };
  });

/** The query of a table of results (`HomeworkResult`). */
export const ResultQuery = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, 1_000_000)
    .default(50)
    .transform((limit) => Math.min(limit, 100)),
  search: z.string().trim().max(100).default(''),
  sort: z.optional(Sort).default({ by: 'name', descending: false }),
  show: z.enum(resultShows).default('all'),
  /**
   * `false` leaves out what is summed over everybody for each task, which is the most work of a big
   * class and the same on every page.
   */
  totals: z.enum(['true', 'false']).default('true'),
});
export type ResultQuery = z.infer<typeof ResultQuery>;
