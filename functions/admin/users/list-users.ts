import { type SQL, sql } from 'drizzle-orm';
import {
  type UserList,
  UserQuery,
  type UserRow,
  type UserSort,
  userPageSize,
} from '#contracts/admin/user-list.ts';
import {
  type JsonMembers,
  type JsonSelect,
  jsonListOf,
  jsonOf,
  readJson,
  selectJson,
} from '#db/queries/json-of.ts';
import { livePlans } from '#db/queries/live-plans.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { likePattern } from '#functions/http/list-query.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';

/**
 * The id is the second sort column, so that the order is unique and a row never appears on two pages. Both
 * columns sort in the same direction, so that one index serves both directions.
 */
const orders: Record<UserSort, SQL> = {
  'joined desc': sql`u.created_at desc, u.id desc`,
  'joined asc': sql`u.created_at, u.id`,
  'name asc': sql`lower(u.full_name), u.id`,
  'name desc': sql`lower(u.full_name) desc, u.id desc`,
};

/**
 * Returns the statement of a page. It selects the page's users and the total count. For a page that shows
 * pupils, it also writes a line with `readerId` to the audit log, which contains the number of pupils but not
 * the search text.
 */
export function usersStatement(query: UserQuery, readerId: string): JsonSelect<UserList> {
  const conditions = conditionsOf(query);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const parts = sql`
    page as materialized (
      select u.id from users u ${where}
      order by ${orders[query.sort]}
      limit ${userPageSize} offset ${(query.page - 1) * userPageSize}),
    noted as (
      insert into audit_log (actor_id, action, subject, after)
      select ${readerId}, 'account.pupils listed', 'pupil', jsonb_build_object('pupils', count(*))
      from page join users p on p.id = page.id and p.role = 'PUPIL' having count(*) > 0)`;
  const list = jsonOf<UserList>({
    total: sql`(select count(*)::int from users u ${where})`,
    users: jsonListOf(jsonOf<UserRow>(userRow), {
      from: sql`page join users u on u.id = page.id`,
      by: orders[query.sort],
    }),
  });
  return selectJson(list, { parts });
}

/**
 * `GET /v1/admin/users`: returns one page of all users and the total count, in one statement. Each page that
 * shows pupils is written to the audit log.
 */
export const listUsers = operation<AdminEnv, never, UserQuery>(
  { may: ['admin'], query: UserQuery },
  async ({ query, db, caller }): Promise<UserList> => {
    return (await readJson(db, usersStatement(query, caller.id))) ?? { users: [], total: 0 };
  },
);

function conditionsOf({ search, role, country, accessType, state }: UserQuery): SQL[] {
  const conditions: SQL[] = [];
  if (search) {
    const pattern = likePattern(search);
    conditions.push(sql`(lower(u.full_name) like ${pattern} or lower(u.email) like ${pattern}
      or lower(u.user_name) like ${pattern} or u.id = ${search})`);
  }
  if (role) conditions.push(sql`u.role = ${role}`);
  if (country) conditions.push(sql`u.country = ${country}`);
  if (accessType) conditions.push(sql`u.access_type = ${accessType}`);
  if (state === 'suspended') conditions.push(sql`u.blocked_at is not null`);
  if (state === 'leaving') conditions.push(sql`u.delete_after is not null`);
  if (state === 'unconfirmed') {
    conditions.push(sql`u.role <> 'PUPIL' and u.email_verified_at is null`);
  }
  return conditions;
}

/** SQL: a user, from `users u`. */
export const userRow: JsonMembers<UserRow> = {
  id: sql`u.id`,
  fullName: sql`u.full_name`,
  email: sql`u.email`,
  userName: sql`u.user_name`,
  role: sql`u.role`,
  country: sql`u.country`,
  accessType: sql`u.access_type`,
  organisation: sql`(select o.name from organisations o where o.id = u.organisation_id)`,
  plan: sql`(${livePlans(sql`u`)})[1]`,
  suspended: sql`u.blocked_at is not null`,
  deleteAfter: utcTimestamp(sql`u.delete_after`),
  confirmed: sql`u.role = 'PUPIL' or u.email_verified_at is not null`,
  createdAt: utcTimestamp(sql`u.created_at`),
  lastSeenAt: sql`(select ${utcTimestamp(sql`max(s.rotated_at)`)}
    from sessions s where s.user_id = u.id)`,
};
