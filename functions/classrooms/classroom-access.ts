import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { mayChangeOf } from '#functions/http/department-access.ts';
import type { Caller } from '#functions/http/operation.ts';

export const ClassroomParams = z.object({ id: z.string().check(z.maxLength(40)) });
export const PupilParams = ClassroomParams;

/** SQL: the pupil `p` is the teacher's own, or of the department that this person owns. */
export const mayChangePupil = (caller: Caller): SQL =>
  sql`(p.role = 'PUPIL' and p.blocked_at is null and ${mayChangeOf(caller, sql`p.teacher_id`)})`;
