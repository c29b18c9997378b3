import { type HomeworkSort, homeworkSorts } from '#teaching/homework/homework.ts';

/** What the list of homework by class shows. It lives in the address, so that reload, back and a shared link keep it. */
export interface HomeworkFilters {
  search: string;
  /** The target language's code; empty for all. */
  language: string;
  /** A school year as classes have it; empty for all. */
  year: string;
  teacherId: string;
  classroomId: string;
  /** Only what may still be handed in. */
  showActive: boolean;
  sort: HomeworkSort | `-${HomeworkSort}`;
  /** From 1. */
  page: number;
}

export const homeworkPageSize = 20;

export const noFilters: HomeworkFilters = {
  search: '',
  language: '',
  year: '',
  teacherId: '',
  classroomId: '',
  showActive: false,
  sort: '-createdAt',
  page: 1,
};

const sorts = homeworkSorts.flatMap((sort) => [sort, `-${sort}`] as const);

/** Reads the filters out of an address; what it cannot understand counts as not set. */
export function readHomeworkFilters(params: URLSearchParams): HomeworkFilters {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').slice(0, 200),
    language: params.get('language') ?? '',
    year: params.get('year') ?? '',
    teacherId: params.get('teacherId') ?? '',
    classroomId: params.get('classroomId') ?? '',
    showActive: params.get('showActive') === 'true',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? noFilters.sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of these filters: only what differs from the plain list. */
export function writeHomeworkFilters(filters: HomeworkFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of keys) {
    if (filters[key] !== noFilters[key]) params.set(key, String(filters[key]));
  }
  return params;
}

const keys = [
  'search',
  'language',
  'year',
  'teacherId',
  'classroomId',
  'showActive',
  'sort',
  'page',
] as const;

/** Changing what is looked for starts at the first page again; turning the page keeps the rest. */
export function changeHomeworkFilters(
  filters: HomeworkFilters,
  change: Partial<HomeworkFilters>,
): HomeworkFilters {
  return { ...filters, page: 1, ...change };
}

/** Whether anything is left out of the list. */
export function isFiltered({ page: _page, sort: _sort, ...filters }: HomeworkFilters): boolean {
  return Object.values(filters).some(Boolean);
}

/** The path of `GET /v1/homeworks-by-class` for these filters. */
export function homeworksByClassPath(filters: HomeworkFilters): string {
  const params = writeHomeworkFilters(filters);
  params.set('page', String(filters.page));
  params.set('limit', String(homeworkPageSize));
  params.set('sort', filters.sort);
  return `/v1/homeworks-by-class?${params}`;
}
