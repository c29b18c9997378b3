import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Who } from '#functions/_base/operation.ts';

export const ClassroomParams = z.object({ id: z.string().max(40) });
export const PupilParams = ClassroomParams;

const sameDepartment = (who: Who, owner: SQL) => sql`exists (
  select 1 from users mine join users theirs on theirs.organisation_id = mine.organisation_id
  where mine.id = ${who.id} and theirs.id = ${owner})`;

const ownsDepartmentOf = (who: Who, owner: SQL) => sql`exists (
  select 1 from users theirs join organisations o on o.id = theirs.organisation_id
  where theirs.id = ${owner} and o.owner_id = ${who.id})`;

/** SQL: the class `c` may be seen by its teacher and by the teachers of the same department. */
export const maySeeClassroom = (who: Who): SQL =>
  sql`(c.teacher_id = ${who.id} or ${sameDepartment(who, sql`c.teacher_id`)})`;

/** SQL: the class `c` may be changed by its teacher and by the owner of the department. */
export const mayChangeClassroom = (who: Who): SQL =>
  sql`(c.teacher_id = ${who.id} or ${ownsDepartmentOf(who, sql`c.teacher_id`)})`;

/** SQL: the pupil `p` is the teacher's own, or of the department that this person owns. */
export const mayChangePupil = (who: Who): SQL =>
  sql`(p.role = 'PUPIL' and p.blocked_at is null
    and (p.teacher_id = ${who.id} or ${ownsDepartmentOf(who, sql`p.teacher_id`)}))`;

/** SQL: the pupil `p` may be put into one's classes: own ones, and those of one's department. */
export const mayTeachPupil = (who: Who): SQL =>
  sql`(p.role = 'PUPIL' and p.blocked_at is null
    and (p.teacher_id = ${who.id} or ${sameDepartment(who, sql`p.teacher_id`)}))`;
