import * as z from 'zod/mini';
import { resultShows } from '#contracts/homework/homework-results.ts';
import { wholeNumber } from '#functions/http/list-query.ts';

const Sort = z.pipe(
  z.string().check(z.regex(/^-?(name|score|task:\d{1,15})$/, 'Sort by name, score or task:{id}.')),
  z.transform((text) => {
    const name = text.replace(/^-/, '');
    const taskId = name.startsWith('task:') ? Number(name.slice('task:'.length)) : null;
    return { by: taskId === null ? (name as 'name' | 'score') : taskId, descending: text !== name };
  }),
);

/** The query of a table of results (`HomeworkResult`). */
export const ResultQuery = z.object({
  page: z._default(wholeNumber(1, 1_000_000), 1),
  limit: z.pipe(
    z._default(wholeNumber(1, 1_000_000), 50),
    z.transform((limit) => Math.min(limit, 100)),
  ),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  sort: z._default(z.optional(Sort), { by: 'name', descending: false }),
  show: z._default(z.enum(resultShows), 'all'),
  /**
   * `false` leaves out what is summed over everybody for each task, which is the most work of a big
   * class and the same on every page.
   */
  totals: z._default(z.enum(['true', 'false']), 'true'),
});
export type ResultQuery = z.infer<typeof ResultQuery>;
