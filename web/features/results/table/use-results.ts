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

/** One page of the results of a class; the previous page stays while the next one is fetched. */
export function useClassResult(classroomId: string, homeworkId: number, query: TableQuery) {
  return useRequest(
    classResultPath(classroomId, homeworkId, query),
    (path) => homeworkCall(async () => firstResult(await http.get<ResultAnswer>(path))),
    { keepPreviousData: true },
  );
}

/**
 * The results of a class over its latest homeworks, oldest first. Without a class (`everyPupil`), fetches
 * nothing.
 */
export function useClassProgress(classroomId: string) {
  return useRequest(
    classroomId === everyPupil
      ? null
      : `/v1/homeworks/progress?classroomId=${encodeURIComponent(classroomId)}`,
    (path: string) => http.get<ClassProgress>(path),
    // The screen prefetches this in parallel with its table: do not refetch on mount.
    { dedupingInterval: 30_000 },
  );
}

/** The message if a class has no result of this homework (specification 8). */
export const noResult = 'No homework result found for the specified class and homework ID.';

/**
 * For one class, a list with one item; for all pupils who have the homework, the result itself (specification
 * 7).
 */
export type ResultAnswer = HomeworkResult | readonly HomeworkResult[];

/** The result is the first item of the response; a response without one is an error (specification 5, 7). */
function firstResult(answer: ResultAnswer): HomeworkResult {
  const [result] = [answer].flat();
  if (!result) throw new Error(noResult);
  return result;
}

export const pupilAttemptsPath = (homeworkId: number, pupilId: string): string =>
  `/v1/homeworks/${homeworkId}/pupils/${encodeURIComponent(pupilId)}`;

/** Every attempt of one pupil at one homework; fetches nothing without a pupil. */
export function usePupilAttempts(homeworkId: number, pupilId: string | null) {
  return useRequest(pupilId === null ? null : pupilAttemptsPath(homeworkId, pupilId), (path) =>
    homeworkCall(() => http.get<PupilAttempts>(path)),
  );
}

/** The Worker's maximum page size. */
const atOnce = 100;

/**
 * Loads the results of the whole class by name or, with a `query`, all rows that match it, in its order.
 * `get` fetches one page; the pages after the first are requested in parallel, without the totals that the
 * first page includes.
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
