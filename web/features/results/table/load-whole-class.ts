import type { HomeworkResult } from '#contracts/homework/homework-results.ts';
import { firstResult, type ResultAnswer } from './first-result.ts';
import { classResultPath, plainTable, type TableQuery } from './table-query.ts';

/** The most rows the Worker gives at once. */
const atOnce = 100;

/**
 * The results of the whole class by name, or with a `query` everybody whom the table shows by it, in its
 * order. `get` fetches one page; the pages after the first are asked for together, without the sums that the first has.
 */
export async function loadWholeClass(
  classroomId: string,
  homeworkId: number,
  get: (path: string) => Promise<ResultAnswer>,
  query: TableQuery = plainTable,
): Promise<HomeworkResult> {
  const page = async (number: number) =>
    firstResult(
      await get(
        classResultPath(classroomId, homeworkId, { ...query, page: number }, atOnce) +
          (number > 1 ? '&totals=false' : ''),
      ),
    );
  const first = await page(1);
  const others = Math.max(0, Math.ceil(first.total / atOnce) - 1);
  const rest = await Promise.all(Array.from({ length: others }, (_, index) => page(index + 2)));
  return { ...first, rows: [first, ...rest].flatMap(({ rows }) => rows) };
}
