import * as z from 'zod';
import { homeworkSorts, homeworkStatuses } from '#contracts/homework/homework.ts';
import { wholeNumber } from '#functions/http/list-query.ts';

/** More rows than these are another page. */
const mostRows = 100;

/** A filter that is empty is none, as forms send it. */
const filter = z.string().max(100).default('');
const sorts = homeworkSorts.flatMap((sort) => [sort, `-${sort}`] as const);

/** The query of `GET /v1/homeworks-by-class` (specification 7). */
export const ByClassQuery = z
  .object({
    page: wholeNumber(1, 1_000_000).default(1),
    limit: wholeNumber(1, 1_000_000)
      .default(20)
      .transform((limit) => Math.min(limit, mostRows)),
    language: filter,
    year: filter,
    teacherId: filter,
    classroomId: filter,
    /** `true`: only what runs now. */
    showActive: z.enum(['true', 'false', '']).default(''),
    status: z.enum([...homeworkStatuses, '']).default(''),
    search: z.string().trim().max(100).default(''),
    sort: z.enum(sorts).default('-createdAt'),
  })
  .transform(({ showActive, status, sort, ...rest }) => ({
    ...rest,
    status: showActive === 'true' ? ('active' as const) : status,
    descending: sort.startsWith('-'),
    sort: homeworkSorts.find((name) => sort.endsWith(name)) ?? 'createdAt',
  }));
export type ByClassQuery = z.infer<typeof ByClassQuery>;
