import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { firstResult, type ResultAnswer } from './first-result.ts';
import { classResultPath, type TableQuery } from './table-query.ts';

/** One page of the results of a class; the last page stays while the next is fetched. */
export function useClassResult(classroomId: string, homeworkId: number, query: TableQuery) {
  return useRequest(
    classResultPath(classroomId, homeworkId, query),
    (path) => homeworkCall(async () => firstResult(await http.get<ResultAnswer>(path))),
    { keepPreviousData: true },
  );
}
