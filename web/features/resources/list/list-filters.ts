import * as z from 'zod/mini';
import { TextType } from '#contracts/resources/draft.ts';
import { writeFilters } from '#web/app/filters/list-filters.ts';

export type Scope = 'private' | 'public' | 'department';

export const pageSize = 20;

/** What a list of resources shows. It lives in the address, so that reload, back and a shared link keep it. */
export const ListFilters = z.object({
  search: z._default(
    z.pipe(
      z.string(),
      z.transform((text) => text.slice(0, 200)),
    ),
    '',
  ),
  /** The target language's code; empty for all. */
  language: z._default(z.string(), ''),
  /** The code of the language that the pupils speak; empty for all. */
  from: z._default(z.string(), ''),
  /** A CEFR sub-level; empty for all. */
  level: z._default(z.string(), ''),
  type: z._default(z.union([TextType, z.literal('')]), ''),
  /** One of one's own folders, `none` for what is in none; empty for all. */
  folder: z._default(z.string().check(z.maxLength(100)), ''),
  /** The `labelKey` of one of one's own tags; empty for all. */
  tag: z._default(z.string().check(z.maxLength(30)), ''),
  sort: z._default(z.enum(['newest', 'oldest', 'taught']), 'newest'),
  /** From 1. */
  page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
});
export type ListFilters = z.infer<typeof ListFilters>;

/** The filters where no resource is left out of a list, or of the folder that is open. */
export const everyResource = {
  search: '',
  language: '',
  from: '',
  level: '',
  type: '',
  tag: '',
} as const satisfies Partial<ListFilters>;

/** The path of the list call. Only one's own list has folders and tags. */
export function listPath(scope: Scope, filters: ListFilters): string {
  const params = writeFilters(ListFilters, filters);
  if (scope !== 'private') {
    params.delete('folder');
    params.delete('tag');
  }
  params.set('scope', scope);
  params.set('page', String(filters.page));
  params.set('limit', String(pageSize));
  return `/v1/resources?${params}`;
}
