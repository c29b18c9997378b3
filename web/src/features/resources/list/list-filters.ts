import { TextType } from '#teaching/resources/draft.ts';

export type Scope = 'private' | 'public' | 'department';
export const sortOrders = ['newest', 'oldest'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What a list shows. It lives in the address, so that reload, back and a shared link keep it. */
export interface ListFilters {
  search: string;
  /** The target language's code; empty for all. */
  language: string;
  /** A CEFR sub-level; empty for all. */
  level: string;
  type: TextType | '';
  sort: SortOrder;
  /** From 1. */
  page: number;
}

export const pageSize = 20;

const noFilters: ListFilters = {
  search: '',
  language: '',
  level: '',
  type: '',
  sort: 'newest',
  page: 1,
};

/** Reads the filters out of an address; what it cannot understand counts as not set. */
export function readFilters(params: URLSearchParams): ListFilters {
  const type = TextType.safeParse(params.get('type'));
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').slice(0, 200),
    language: params.get('language') ?? '',
    level: params.get('level') ?? '',
    type: type.success ? type.data : '',
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of these filters: only what differs from the plain list. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of ['search', 'language', 'level', 'type', 'sort', 'page'] as const) {
    if (filters[key] !== noFilters[key]) params.set(key, String(filters[key]));
  }
  return params;
}

/** Changing what is looked for starts at the first page again; turning the page keeps the rest. */
export function changeFilters(filters: ListFilters, change: Partial<ListFilters>): ListFilters {
  return { ...filters, page: 1, ...change };
}

export function isFiltered(filters: ListFilters): boolean {
  return Boolean(filters.search || filters.language || filters.level || filters.type);
}

/** The path of the list call. */
export function listPath(scope: Scope, filters: ListFilters): string {
  const params = writeFilters(filters);
  params.set('scope', scope);
  params.set('page', String(filters.page));
  params.set('limit', String(pageSize));
  return `/v1/resources?${params}`;
}
