import { type SQL, sql } from 'drizzle-orm';
import { type Feature, features } from '#contracts/access/features.ts';
import { includesFeature, type UserInfo } from '#contracts/access/role.ts';
import { ApiError } from './errors.ts';
import type { Caller } from './operation.ts';

/** SQL: this person and the owner of the thing are in one department. */
const sameDepartment = (caller: Caller, owner: SQL): SQL => sql`exists (
  select 1 from users mine join users theirs on theirs.organisation_id = mine.organisation_id
  where mine.id = ${caller.id} and theirs.id = ${owner})`;

/** SQL: this person leads the department that the owner of the thing is in: its owner or a manager. */
const leadsDepartmentOf = (caller: Caller, owner: SQL): SQL => sql`exists (
  select 1 from users mine join organisations o on o.id = mine.organisation_id
  join users theirs on theirs.organisation_id = o.id
  where mine.id = ${caller.id} and theirs.id = ${owner}
    and (o.owner_id = mine.id or mine.organisation_role = 'manager'))`;

/** SQL: what belongs to a teacher may be seen by that teacher and the teachers of the same department. */
export const maySeeOf = (caller: Caller, owner: SQL): SQL =>
  sql`(${owner} = ${caller.id} or ${sameDepartment(caller, owner)})`;

/**
 * SQL: the same for a list, which begins at the people and not at what they own: whose things this person
 * may see is known before a row is looked for, so that an index leads to them.
 */
export const maySeeAmong = (caller: Caller, owner: SQL): SQL => sql`${owner} = any (array(
  select ${caller.id} union select theirs.id
  from users mine join users theirs on theirs.organisation_id = mine.organisation_id
  where mine.id = ${caller.id}))`;

/** SQL: what belongs to a teacher may be changed by that teacher and who leads the department. */
export const mayChangeOf = (caller: Caller, owner: SQL): SQL =>
  sql`(${owner} = ${caller.id} or ${leadsDepartmentOf(caller, owner)})`;

/** SQL: the class `c` may be seen. */
export const maySeeClassroom = (caller: Caller): SQL => maySeeOf(caller, sql`c.teacher_id`);

/** SQL: the class `c` may be changed, and given homework. */
export const mayChangeClassroom = (caller: Caller): SQL => mayChangeOf(caller, sql`c.teacher_id`);

/** SQL: the pupil `p` may be taught: own pupils, and those of one's department. */
export const mayTeachPupil = (caller: Caller): SQL =>
  sql`(p.role = 'PUPIL' and p.blocked_at is null and ${maySeeOf(caller, sql`p.teacher_id`)})`;

/** Throws 403 `plan_required`, naming the feature, when the person's plan does not include it. */
export function requireFeature(caller: UserInfo, feature: Feature): void {
  if (includesFeature(caller, feature)) return;
  throw new ApiError('plan_required', `Your plan does not include "${features[feature]}".`);
}
