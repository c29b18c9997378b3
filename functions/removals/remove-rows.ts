import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { Leaver } from './sweep-removals.ts';

/**
 * Removes a person's rows in one transaction.
 *
 * In a department, its owner takes over the classes, their pupils and the homework, so that no child loses
 * work because a teacher leaves. Without a department, the pupils are removed too, with all their work. If
 * the person is a pupil, only this pupil is removed, with all their work.
 *
 * If a department loses its owner, it is deleted, and its other teachers keep their own data. Records
 * required for accounting remain, but no longer contain the person's id. One line in the audit log records
 * the removal without a name.
 */
export async function removeRows(db: Database, { id, customer_id }: Leaver): Promise<void> {
  const mine = sql`select u.id, u.role, u.teacher_id, u.organisation_id from users u
    where u.id = ${id} and u.blocked_at is not null and u.delete_after <= now()`;
  const heir = sql`select o.owner_id as id from (${mine}) mine
    join organisations o on o.id = mine.organisation_id and o.owner_id <> mine.id
    where mine.role <> 'PUPIL'`;
  const ownDepartment = sql`select o.id from (${mine}) mine
    join organisations o on o.owner_id = mine.id`;
  await db.batch([
    // If two sweeps run concurrently, the second waits here and then no longer finds the user.
    db.execute(sql`select 1 from users where id = ${id} for update`),
    db.execute(sql`
      insert into audit_log (action, subject, after)
      select 'account.deleted', case mine.role when 'PUPIL' then 'pupil' else 'teacher' end,
        jsonb_build_object(
          'lessons', (select count(*) from resources r where r.owner_id = mine.id),
          'pupils', (select count(*) from users p
            where p.teacher_id = mine.id and p.role = 'PUPIL'),
          'handedOver', exists (${heir}))
      from (${mine}) mine`),
    db.execute(sql`
      with heir as (${heir}), pupils as (
        update users p set teacher_id = heir.id from heir where p.teacher_id = ${id}
      ), classes as (
        update classrooms c set teacher_id = heir.id from heir where c.teacher_id = ${id}
      ), work as (
        update homeworks h set teacher_id = heir.id from heir where h.teacher_id = ${id}
      ), lists as (
        update homework_classrooms h set teacher_id = heir.id from heir where h.teacher_id = ${id}
      )
      update marking_log l set teacher_id = heir.id from heir where l.teacher_id = ${id}`),
    db.execute(sql`
      with gone as (
        delete from users p using (${mine}) mine
        where p.teacher_id = mine.id and p.role = 'PUPIL' returning p.id
      )
      update audit_log a set subject = 'removed' from gone where a.subject = gone.id`),
    // Removing a single pupil releases a place in the owner's pupil allowance.
    db.execute(sql`
      update allowance_usage a set pupils = greatest(0, a.pupils - 1) from (${mine}) mine
      where mine.role = 'PUPIL' and a.owner_id = coalesce(
        (select o.owner_id from organisations o where o.id = mine.organisation_id),
        mine.teacher_id)`),
    // When a department is deleted, each remaining teacher's own pupils count towards that teacher's
    // allowance again.
    db.execute(sql`
      insert into allowance_usage (owner_id, pupils)
      select t.id, (select count(*) from users p where p.teacher_id = t.id and p.role = 'PUPIL')
      from users t join (${ownDepartment}) d on d.id = t.organisation_id
      where t.role <> 'PUPIL' and t.id <> ${id}
      on conflict (owner_id) do update set pupils = excluded.pupils`),
    db.execute(sql`
      update users t set organisation_id = null, organisation_role = 'teacher', joined_at = null,
        selected_teacher_profile = null from (${ownDepartment}) d
      where t.organisation_id = d.id`),
    db.execute(sql`
      delete from organisations o using users u
      where o.owner_id = u.id and u.id = ${id} and u.delete_after <= now()`),
    ...tracesOf(db, id, customer_id),
    db.execute(sql`delete from users u using (${mine}) mine where u.id = mine.id`),
  ]);
}

/**
 * Returns the statements that delete data about the person from tables without a foreign key to the account.
 */
const tracesOf = (db: Database, id: string, customerId: string | null) => [
  db.execute(sql`
    delete from stripe_events where payload #>> '{data,object,customer}' = ${customerId}
      or payload #>> '{data,object,id}' = ${customerId}`),
  db.execute(sql`
    delete from subscription_reads r using subscriptions s
    where s.user_id = ${id} and s.stripe_subscription_id = r.stripe_subscription_id`),
  db.execute(sql`delete from idempotency_keys where starts_with(key, ${`${id}:`})`),
  db.execute(sql`
    update users set selected_teacher_profile = null where selected_teacher_profile = ${id}`),
  db.execute(sql`
    delete from invitations i using users u
    where u.id = ${id} and (i.accepted_by = u.id or lower(i.email) = lower(u.email))`),
  db.execute(sql`delete from ai_spend where user_id = ${id}`),
  db.execute(sql`update ai_calls set user_id = 'removed' where user_id = ${id}`),
  db.execute(sql`update prompts set created_by = null where created_by = ${id}`),
  db.execute(sql`update wording_versions set created_by = null where created_by = ${id}`),
  db.execute(sql`update attempt_feedback set given_by = null where given_by = ${id}`),
  db.execute(sql`update audit_log set actor_id = null where actor_id = ${id}`),
  db.execute(sql`update audit_log set subject = 'removed' where subject = ${id}`),
];
