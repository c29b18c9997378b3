import useSWR from 'swr';
import type { HomeworkResult } from '#contracts/homework/homework-results.ts';
import { http } from '#web/app/http/http.ts';
import type { ResultAnswer } from './first-result.ts';
import { loadWholeClass } from './load-whole-class.ts';
import type { TableQuery } from './table-query.ts';

/** A class bigger than this has its figures without those that need every pupil's row. */
const most = 500;

/**
 * The rows of the whole class, for what no page of the table tells: how results spread and how long they
 * took. The table's own rows are taken where they are all there are; undefined until they are there.
 */
export function useWholeClass(
  classroomId: string,
  homeworkId: number,
  result: HomeworkResult | undefined,
  { search, show, page }: TableQuery,
): HomeworkResult | undefined {
  const isWhole =
    result !== undefined &&
    search === '' &&
    show === 'all' &&
    page === 1 &&
    result.rows.length === result.total;
  const asks = result !== undefined && !isWhole && result.pupils <= most;
  const { data } = useSWR(
    asks ? `whole class ${classroomId} ${homeworkId}` : null,
    () => loadWholeClass(classroomId, homeworkId, (path) => http.get<ResultAnswer>(path)),
    { shouldRetryOnError: false },
  );
  return isWhole ? result : data;
}
