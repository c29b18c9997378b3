import { t } from '@lingui/core/macro';
import type {
  ClassProgress,
  HomeworkResult,
  PupilAttempts,
} from '#contracts/homework/homework-results.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { everyPupil } from '../result-address.ts';
import { classResultPath, plainTable, type TableQuery } from './table-query.ts';

/** One page of the results of a class. The previous page stays visible while the next page is fetched. */
export function useClassResult(classroomId: string, homeworkId: number, query: TableQuery) {
  return useRequest(
    classResultPath(classroomId, homeworkId, query),
    (path) => homeworkCall(async () => firstResult(await http.get<ResultAnswer>(path))),
    { keepPreviousData: true },
  );
}

/**
 * The results of a class over its latest homeworks, oldest first. Without a class (`everyPupil`), nothing is
 * fetched.
 */
export function useClassProgress(classroomId: string) {
  return useRequest(
    classroomId === everyPupil
      ? null
      : `/v1/homeworks/progress?classroomId=${encodeURIComponent(classroomId)}`,
    (path: string) => http.get<ClassProgress>(path),
    // Do not refetch on mount, because the screen prefetches the progress in parallel with its table.
    { dedupingInterval: 30_000 },
  );
}

/** The error message if a class has no result for this homework (specification 8). */
export const noResult = t`No homework result found for the specified class and homework ID.`;

/**
 * The response for one class is a list with one result. The response for all pupils who have the homework is
 * the result itself (specification 7).
 */
export type ResultAnswer = HomeworkResult | readonly HomeworkResult[];

/**
 * Returns the first item of a list response. A response without a result is an error (specification 5, 7).
 */
function firstResult(answer: ResultAnswer): HomeworkResult {
  const [result] = [answer].flat();
  if (!result) throw new Error(noResult);
  return result;
}

export const pupilAttemptsPath = (homeworkId: number, pupilId: string): string =>
  `/v1/homeworks/${homeworkId}/pupils/${encodeURIComponent(pupilId)}`;

/** All attempts of one pupil at one homework. Without a pupil, nothing is fetched. */
export function usePupilAttempts(homeworkId: number, pupilId: string | null) {
  return useRequest(pupilId === null ? null : pupilAttemptsPath(homeworkId, pupilId), (path) =>
    homeworkCall(() => http.get<PupilAttempts>(path)),
  );
}

/** The Worker's maximum page size. */
const atOnce = 100;

/**
 * Loads the results of the whole class, sorted by name. With a `query`, loads all rows that match it, in the
 * query's order. `get` fetches one page. The pages after the first are requested in parallel and without the
 * totals, because the first page includes the totals.
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
