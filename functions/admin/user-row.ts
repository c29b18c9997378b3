import { sql } from 'drizzle-orm';
import type { UserRow } from '#contracts/admin/user-list.ts';
import type { JsonMembers } from '#db/queries/json-of.ts';
import { livePlans } from '#db/queries/live-plans.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';

/** SQL: a person, from `users u`. */
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
