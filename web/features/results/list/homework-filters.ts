import * as z from 'zod/mini';
import { homeworkSorts } from '#contracts/homework/homework.ts';
import { writeFilters } from '#web/app/filters/list-filters.ts';

export const homeworkPageSize = 20;

/**
 * The filters of the homework list. Stored in the address, so that reload, back and shared links preserve
 * them.
 */
export const HomeworkFilters = z.object({
  search: z._default(
    z.pipe(
      z.string(),
      z.transform((text) => text.slice(0, 200)),
    ),
    '',
  ),
  /** The target language's code; empty for all. */
  language: z._default(z.string(), ''),
  /** A school year, in the format of classes; empty for all. */
  year: z._default(z.string(), ''),
  teacherId: z._default(z.string(), ''),
  classroomId: z._default(z.string(), ''),
  /** True to list only homework that can still be handed in. */
  showActive: z._default(
    z.union([
      z.boolean(),
      z.pipe(
        z.literal('true'),
        z.transform(() => true),
      ),
    ]),
    false,
  ),
  sort: z._default(
    z.enum(homeworkSorts.flatMap((sort) => [sort, `-${sort}`] as const)),
    '-createdAt',
  ),
  /** The page number, counted from 1. */
  page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
});
export type HomeworkFilters = z.infer<typeof HomeworkFilters>;

/** Filters that exclude no homework. */
export const everyHomework = {
  search: '',
  language: '',
  year: '',
  teacherId: '',
  classroomId: '',
  showActive: false,
} as const satisfies Partial<HomeworkFilters>;

/** The path of `GET /v1/homeworks-by-class` for these filters. */
export function homeworksByClassPath(filters: HomeworkFilters): string {
  const params = writeFilters(HomeworkFilters, filters);
  params.set('page', String(filters.page));
  params.set('limit', String(homeworkPageSize));
  params.set('sort', filters.sort);
  return `/v1/homeworks-by-class?${params}`;
}
