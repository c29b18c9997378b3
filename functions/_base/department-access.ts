import { type SQL, sql } from 'drizzle-orm';
import type { Who } from './operation.ts';

/** SQL: this person and the owner of the thing are in one department. */
export const sameDepartment = (who: Who, owner: SQL): SQL => sql`exists (
  select 1 from users mine join users theirs on theirs.organisation_id = mine.organisation_id
  where mine.id = ${who.id} and theirs.id = ${owner})`;

/** SQL: this person owns the department that the owner of the thing is in. */
export const ownsDepartmentOf = (who: Who, owner: SQL): SQL => sql`exists (
  select 1 from users theirs join organisations o on o.id = theirs.organisation_id
  where theirs.id = ${owner} and o.owner_id = ${who.id})`;

/** SQL: what belongs to a teacher may be seen by that teacher and the teachers of the same department. */
export const maySeeOf = (who: Who, owner: SQL): SQL =>
  sql`(${owner} = ${who.id} or ${sameDepartment(who, owner)})`;

/** SQL: what belongs to a teacher may be changed by that teacher and the owner of the department. */
export const mayChangeOf = (who: Who, owner: SQL): SQL =>
  sql`(${owner} = ${who.id} or ${ownsDepartmentOf(who, owner)})`;

/** SQL: the class `c` may be seen. */
export const maySeeClassroom = (who: Who): SQL => maySeeOf(who, sql`c.teacher_id`);

/** SQL: the class `c` may be changed, and given homework. */
export const mayChangeClassroom = (who: Who): SQL => mayChangeOf(who, sql`c.teacher_id`);

/** SQL: the pupil `p` may be taught: own pupils, and those of one's department. */
export const mayTeachPupil = (who: Who): SQL =>
  sql`(p.role = 'PUPIL' and p.blocked_at is null and ${maySeeOf(who, sql`p.teacher_id`)})`;
