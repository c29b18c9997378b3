import { type SQL, sql } from 'drizzle-orm';
import { livePlans } from '#db/queries/live-plans.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';

/** SQL: a person as `UserRow` has them, from `users u`. */
export const userRowJson: SQL = sql`jsonb_build_object(
  'id', u.id, 'fullName', u.full_name, 'email', u.email, 'userName', u.user_name,
  'role', u.role, 'country', u.country, 'accessType', u.access_type,
  'organisation', (select o.name from organisations o where o.id = u.organisation_id),
  'plan', (${livePlans(sql`u`)})[1],
  'suspended', u.blocked_at is not null, 'deleteAfter', ${utcTimestamp(sql`u.delete_after`)},
  'confirmed', u.role = 'PUPIL' or u.email_verified_at is not null,
  'createdAt', ${utcTimestamp(sql`u.created_at`)},
  'lastSeenAt', (select ${utcTimestamp(sql`max(s.rotated_at)`)} from sessions s where s.user_id = u.id))`;
