import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type DeletionPreview, graceDays } from '#contracts/account/account.ts';
import type { Database } from '../client.ts';
import { parseRows } from './parse-rows.ts';

/**
 * SQL: the CTEs of a statement that deactivates an account for the grace period (docs/decisions/0104). `who`
 * is a condition on `users u`. All sessions end, emailed links stop working and public lessons become
 * private. If deletion is requested twice, the first date applies. The CTE `leaving` has `id`, `role`,
 * `email`, `full_name`, `interface_language`, `delete_after` and `is_new`, which is true for the first request.
 */
export const leavingParts = (who: SQL): SQL => sql`
  asked as (
    select u.id, u.delete_after from users u where ${who} for update),
  leaving as (
    update users u set updated_at = now(),
      delete_after = coalesce(u.delete_after, now() + make_interval(days => ${graceDays}))
    from asked where u.id = asked.id
    returning u.id, u.role, u.email, u.full_name, u.interface_language, u.delete_after,
      asked.delete_after is null as is_new),
  ended as (
    update sessions s set ended_at = now(), ended_because = 'deletion asked for'
    from leaving where s.user_id = leaving.id and s.ended_at is null),
  used as (
    update mail_secrets m set used_at = now() from leaving
    where m.user_id = leaving.id and m.used_at is null),
  hidden as (
    update resources r set visibility = 'PRIVATE' from leaving
    where r.owner_id = leaving.id and r.visibility = 'PUBLIC')`;

const Row = z.object({
  lessons: z.number(),
  classes: z.number(),
  pupils: z.number(),
  homeworks: z.number(),
  handedTo: z.nullable(z.string()),
  endsDepartment: z.nullable(z.object({ name: z.string(), teachers: z.number() })),
  hasPlan: z.boolean(),
  hasInvoices: z.boolean(),
});

/**
 * Returns what would be deleted with this account, and who would take over its classes. Null if the account
 * does not exist.
 */
export async function selectDeletionPreview(
  db: Database,
  id: string,
): Promise<DeletionPreview | null> {
  const read = await db.execute(sql`
    select
      (select count(*)::int from resources r where r.owner_id = u.id and r.removed_at is null)
        as lessons,
      (select count(*)::int from classrooms c where c.teacher_id = u.id) as classes,
      (select count(*)::int from users p where p.teacher_id = u.id and p.role = 'PUPIL') as pupils,
      (select count(*)::int from pupil_homeworks w where w.pupil_id = u.id) as homeworks,
      case when o.owner_id <> u.id and u.role <> 'PUPIL' then
        (select h.full_name from users h where h.id = o.owner_id) end as "handedTo",
      case when o.owner_id = u.id then json_build_object('name', o.name, 'teachers', (
        select count(*)::int from users m where m.organisation_id = o.id and m.role = 'public'
          and m.id <> u.id)) end as "endsDepartment",
      -- One that nobody has paid gives nothing, and may still be charged.
      exists (select 1 from subscriptions s where s.user_id = u.id and s.status <> 'canceled'
        and s.payment_status not in ('canceled', 'incomplete_expired')
        and s.stripe_subscription_id is not null) as "hasPlan",
      exists (select 1 from stripe_customers c where c.user_id = u.id) as "hasInvoices"
    from users u left join organisations o on o.id = u.organisation_id where u.id = ${id}`);
  return parseRows(Row, read)[0] ?? null;
}
