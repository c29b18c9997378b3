import { type ResultShow, resultShows } from '#contracts/homework/homework-results.ts';
import { everyPupil } from '../result-address.ts';

/** `name`, `score` or `task:12`; a `-` prefix means descending. */
export type TableSort = `${'' | '-'}${'name' | 'score' | `task:${number}`}`;

/** The query of the results table; stored in the address. */
export interface TableQuery {
  search: string;
  show: ResultShow;
  sort: TableSort;
  /** The page number, counted from 1. */
  page: number;
}

export const tablePageSize = 50;
export const plainTable: TableQuery = { search: '', show: 'all', sort: 'name', page: 1 };

const isSort = (text: string): text is TableSort => /^-?(name|score|task:\d{1,15})$/.test(text);

/** Parses the table query in an address. Invalid values are ignored. */
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

/** Returns the address with this table query; other parameters are preserved. */
export function writeTableQuery(params: URLSearchParams, query: TableQuery): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['search', 'show', 'sort', 'page'] as const) {
    if (query[key] === plainTable[key]) next.delete(key);
    else next.set(key, String(query[key]));
  }
  return next;
}

/** Changes the query. Resets to the first page, unless only the page changes. */
export const changeTable = (query: TableQuery, change: Partial<TableQuery>): TableQuery => ({
  ...query,
  page: 1,
  ...change,
});

/**
 * Returns the new sort order after a press on a column's header. Names are first sorted from A. Scores are
 * first sorted from the lowest, so that pupils who need help are at the top. A second press reverses the
 * order.
 */
export function sortBy(column: 'name' | 'score' | `task:${number}`, now: TableSort): TableSort {
  return now === column ? `-${column}` : column;
}

/** The sort order of a column, for `aria-sort`. */
export function sortState(column: string, now: TableSort): 'ascending' | 'descending' | 'none' {
  if (now === column) return 'ascending';
  return now === `-${column}` ? 'descending' : 'none';
}

/**
 * The API path of one page of homework results, for a class or for all pupils who have the homework
 * (specification 7).
 */
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
