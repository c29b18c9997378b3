import { type ResultShow, resultShows } from '#contracts/homework/homework-results.ts';
import { everyPupil } from '../result-address.ts';

/** `name`, `score` or `task:12`; `-` before it turns it round. */
export type TableSort = `${'' | '-'}${'name' | 'score' | `task:${number}`}`;

/** What the table of results shows; it lives in the address. */
export interface TableQuery {
  search: string;
  show: ResultShow;
  sort: TableSort;
  /** From 1. */
  page: number;
}

export const tablePageSize = 50;
export const plainTable: TableQuery = { search: '', show: 'all', sort: 'name', page: 1 };

const isSort = (text: string): text is TableSort => /^-?(name|score|task:\d{1,15})$/.test(text);

/** Reads the table's part of an address; what it cannot understand counts as not set. */
export function parseTableQuery(params: URLSearchParams): TableQuery {
  const page = Number(params.get('page') ?? 1);
  const sort = params.get('sort') ?? '';
  return {
    search: (params.get('search') ?? '').slice(0, 200),
    show: resultShows.find((show) => show === params.get('show')) ?? plainTable.show,
    sort: isSort(sort) ? sort : plainTable.sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with this table in it; what else stands there is kept. */
export function writeTableQuery(params: URLSearchParams, query: TableQuery): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['search', 'show', 'sort', 'page'] as const) {
    if (query[key] === plainTable[key]) next.delete(key);
    else next.set(key, String(query[key]));
  }
  return next;
}

/** Changing what is shown starts at the first page again; turning the page keeps the rest. */
export const changeTable = (query: TableQuery, change: Partial<TableQuery>): TableQuery => ({
  ...query,
  page: 1,
  ...change,
});

/**
 * What a press on a column's title sorts by. Names begin at A, scores at the lowest: those who need help
 * stand first. The second press turns it round.
 */
export function sortBy(column: 'name' | 'score' | `task:${number}`, now: TableSort): TableSort {
  return now === column ? `-${column}` : column;
}

/** How a column is sorted, as `aria-sort` has it. */
export function sortState(column: string, now: TableSort): 'ascending' | 'descending' | 'none' {
  if (now === column) return 'ascending';
  return now === `-${column}` ? 'descending' : 'none';
}

/** The path of one page of the results of a class, or of everybody (specification 7). */
export function classResultPath(
  classroomId: string,
  homeworkId: number,
  { search, show, sort, page }: TableQuery,
  limit = tablePageSize,
): string {
  const query = new URLSearchParams({ page: String(page), limit: String(limit), sort, show });
  if (search) query.set('search', search);
  return classroomId === everyPupil
    ? `/v1/homework-result/${homeworkId}?${query}`
    : `/v1/homework-result-by-class/${encodeURIComponent(classroomId)}/${homeworkId}?${query}`;
}
