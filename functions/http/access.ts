import { type SQL, sql } from 'drizzle-orm';
import { type Feature, features } from '#contracts/access/features.ts';
import { includesFeature, type UserInfo } from '#contracts/access/role.ts';
import { ApiError } from './errors.ts';
import type { Caller } from './operation.ts';

/** SQL: true if the caller and the owner are in the same department. */
const sameDepartment = (caller: Caller, owner: SQL): SQL => sql`exists (
  select 1 from users mine join users theirs on theirs.organisation_id = mine.organisation_id
  where mine.id = ${caller.id} and theirs.id = ${owner})`;

/** SQL: true if the caller leads the owner's department, as its owner or a manager. */
const leadsDepartmentOf = (caller: Caller, owner: SQL): SQL => sql`exists (
  select 1 from users mine join organisations o on o.id = mine.organisation_id
  join users theirs on theirs.organisation_id = o.id
  where mine.id = ${caller.id} and theirs.id = ${owner}
    and (o.owner_id = mine.id or mine.organisation_role = 'manager'))`;

/**
 * SQL: true if the caller may see the data of `owner`: the owner is the caller or a teacher of the same
 * department.
 */
export const maySeeOf = (caller: Caller, owner: SQL): SQL =>
  sql`(${owner} = ${caller.id} or ${sameDepartment(caller, owner)})`;

/**
 * SQL: the same condition as `maySeeOf`, for a list. Selects the visible owners before looking up any row, so
 * that an index on the owner can be used.
 */
export const maySeeAmong = (caller: Caller, owner: SQL): SQL => sql`${owner} = any (array(
  select ${caller.id} union select theirs.id
  from users mine join users theirs on theirs.organisation_id = mine.organisation_id
  where mine.id = ${caller.id}))`;

/**
 * SQL: true if the caller may change the data of `owner`: the caller is this owner, or owns or manages the
 * owner's department.
 */
export const mayChangeOf = (caller: Caller, owner: SQL): SQL =>
  sql`(${owner} = ${caller.id} or ${leadsDepartmentOf(caller, owner)})`;

/** SQL: true if the caller may see the class `c`. */
export const maySeeClassroom = (caller: Caller): SQL => maySeeOf(caller, sql`c.teacher_id`);

/** SQL: true if the caller may change the class `c` and assign homework to it. */
export const mayChangeClassroom = (caller: Caller): SQL => mayChangeOf(caller, sql`c.teacher_id`);

/**
 * SQL: true if the caller may teach the pupil `p`: the pupil belongs to the caller or to the caller's
 * department.
 */
export const mayTeachPupil = (caller: Caller): SQL =>
  sql`(p.role = 'PUPIL' and p.blocked_at is null and ${maySeeOf(caller, sql`p.teacher_id`)})`;

/** Throws 403 `plan_required`, naming the feature, if the person's plan does not include it. */
export function requireFeature(caller: UserInfo, feature: Feature): void {
  if (includesFeature(caller, feature)) return;
  throw new ApiError('plan_required', `Your plan does not include "${features[feature]}".`);
}
