import * as z from 'zod';
import { homeworkSorts } from '#contracts/homework/homework.ts';
import { writeFilters } from '#web/app/filters/list-filters.ts';

export const homeworkPageSize = 20;

/** What the list of homework by class shows. It lives in the address, so that reload, back and a shared link keep it. */
export const HomeworkFilters = z.object({
  search: z
    .string()
    .transform((text) => text.slice(0, 200))
    .default(''),
  /** The target language's code; empty for all. */
  language: z.string().default(''),
  /** A school year as classes have it; empty for all. */
  year: z.string().default(''),
  teacherId: z.string().default(''),
  classroomId: z.string().default(''),
  /** Only what may still be handed in. */
  showActive: z.union([z.boolean(), z.literal('true').transform(() => true)]).default(false),
  sort: z.enum(homeworkSorts.flatMap((sort) => [sort, `-${sort}`] as const)).default('-createdAt'),
  /** From 1. */
  page: z.coerce.number().int().positive().default(1),
});
export type HomeworkFilters = z.infer<typeof HomeworkFilters>;

/** The filters where no homework is left out. */
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
