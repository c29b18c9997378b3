import { type SQL, sql } from 'drizzle-orm';
import { graceDays } from '#contracts/account/account.ts';

/**
 * SQL: the parts of a statement that puts an account to sleep for the time of grace (docs/decisions/0104).
 * `who` is a condition on `users u`. Every session ends, mailed links stop working, public lessons become
 * private. Asked twice, the first day stands. The part `leaving` has `id`, `role`, `email`, `full_name`,
 * `delete_after` and `is_new`, whether it was asked for the first time.
 */
export const leavingParts = (who: SQL): SQL => sql`
  asked as (
    select u.id, u.delete_after from users u where ${who} for update),
  leaving as (
    update users u set updated_at = now(),
      delete_after = coalesce(u.delete_after, now() + make_interval(days => ${graceDays}))
    from asked where u.id = asked.id
    returning u.id, u.role, u.email, u.full_name, u.delete_after, asked.delete_after is null as is_new),
  ended as (
    update sessions s set ended_at = now(), ended_because = 'deletion asked for'
    from leaving where s.user_id = leaving.id and s.ended_at is null),
  used as (
    update mail_secrets m set used_at = now() from leaving
    where m.user_id = leaving.id and m.used_at is null),
  hidden as (
    update resources r set visibility = 'PRIVATE' from leaving
    where r.owner_id = leaving.id and r.visibility = 'PUBLIC')`;
