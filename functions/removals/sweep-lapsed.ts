import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lapsedDays } from '#contracts/billing/lapsed-contract.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { describeError, log } from '#functions/http/log.ts';
import { dayOf, type Letter, mailText } from '#functions/mail/letter.ts';
import type { Mailer } from '#functions/mail/mailer.ts';

/** Maximum owners per sweep; the next sweep continues. */
const atOnce = 20;
/** Maximum pupils deleted by one statement, with all their work. */
const pupilsAtOnce = 100;
const maxRounds = 20;

/**
 * SQL: the pupils `p` for whose data the owner `owner` is responsible. These are the pupils of the owner's
 * department or, without a department, the teacher's own pupils.
 */
const pupilsOf = (owner: SQL): SQL => sql`p.role = 'PUPIL' and (
  p.organisation_id = (select o.id from organisations o where o.owner_id = ${owner} limit 1)
  or (p.organisation_id is null and p.teacher_id = ${owner}))`;

/**
 * SQL: true if `owner` has a contract that is active or may still continue. A contract whose payment Stripe
 * is waiting for has not ended. The contracts of admins and of accounts without limits never end.
 */
const isUnderContract = (owner: SQL): SQL => sql`(
  exists (select 1 from users a where a.id = ${owner}
    and (a.access_type = 'UNLIMITED' or a.role = 'admin'))
  or exists (select 1 from subscriptions s where s.user_id = ${owner}
    and case when s.stripe_subscription_id is not null
      then s.payment_status not in ('canceled', 'incomplete', 'incomplete_expired')
      else s.status = 'active' and (s.ends_at is null or s.ends_at > now()) end))`;

/**
 * Deletes the data of pupils whose school's contract has ended, within 30 days of its end (Data Sharing
 * Agreement, clause 10). Emails the owner 14 and 3 days before the deletion. A sweep detects the end at most
 * an hour late, and the 30 days start then, so both emails are always sent before the deletion. A new
 * contract cancels the deletion.
 */
export async function sweepLapsed(db: Database, mailer: Mailer, origin: string): Promise<void> {
  await noteLapses(db);
  await warn(db, mailer, origin);
  const due = await db.execute(sql`
    select l.owner_id as id from lapsed_contracts l
    where l.lapsed_at <= now() - make_interval(days => ${lapsedDays.deleted})
      and l.warned_at is not null and l.last_warned_at is not null
      and l.last_warned_at <= now() - interval '2 days'
    order by l.lapsed_at limit ${atOnce}`);
  for (const { id } of parseRows(z.object({ id: z.string() }), due)) {
    try {
      await removePupils(db, id);
    } catch (error) {
      log('error', 'pupils of a lapsed contract not deleted', {
        userId: id,
        ...describeError(error),
      });
    }
  }
}

/**
 * Adds a record for each owner who has pupils but whose contracts have all ended. Deletes the record if the
 * owner has a contract again.
 */
async function noteLapses(db: Database): Promise<void> {
  await db.batch([
    db.execute(sql`
      delete from lapsed_contracts l where ${isUnderContract(sql`l.owner_id`)}
        or not exists (select 1 from users p where ${pupilsOf(sql`l.owner_id`)})`),
    db.execute(sql`
      insert into lapsed_contracts (owner_id)
      select u.id from allowance_usage a join users u on u.id = a.owner_id
      where a.pupils > 0 and u.delete_after is null and not ${isUnderContract(sql`u.id`)}
        and exists (select 1 from users p where ${pupilsOf(sql`u.id`)})
      on conflict (owner_id) do nothing`),
  ]);
}

const Warned = z.object({
  email: z.string(),
  name: z.string(),
  language: z.nullable(z.string()),
  pupils: z.int(),
  deleted_on: z.string(),
});

/**
 * Emails the owners whose warning is due. Each email is claimed before it is sent, so that two sweeps never
 * send it twice. The mailer queues emails that cannot be sent at once.
 */
async function warn(db: Database, mailer: Mailer, origin: string): Promise<void> {
  const deleted = sql`make_interval(days => ${lapsedDays.deleted})`;
  for (const [column, daysBefore] of [
    [sql.identifier('warned_at'), lapsedDays.firstMail],
    [sql.identifier('last_warned_at'), lapsedDays.lastMail],
  ] as const) {
    const found = await db.execute(sql`
      with claimed as (
        update lapsed_contracts l set ${column} = now()
        where l.${column} is null
          and l.lapsed_at <= now() - ${deleted} + make_interval(days => ${daysBefore})
        returning l.owner_id, l.lapsed_at
      )
      select u.email, u.full_name as name, u.interface_language as language, (
          select count(*)::int from users p where ${pupilsOf(sql`u.id`)}) as pupils,
        to_json(greatest(c.lapsed_at + ${deleted}, now() + interval '3 days')) #>> '{}' as deleted_on
      from claimed c join users u on u.id = c.owner_id where u.email is not null`);
    for (const { email, language, deleted_on, ...owner } of parseRows(Warned, found)) {
      const mail = lapsedContractMail({ ...owner, deletedOn: deleted_on }, origin);
      await mailer.send(email, mail, language);
    }
  }
}

/**
 * Deletes an owner's pupils in several steps. If a sweep is killed, the next sweep continues the deletion.
 */
async function removePupils(db: Database, ownerId: string): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const [, result] = await db.batch([
      // If another sweep or a new contract is concurrent, the second transaction waits here and checks again.
      db.execute(sql`select 1 from lapsed_contracts where owner_id = ${ownerId} for update`),
      db.execute(sql`
        with due as (
          select p.id from users p where ${pupilsOf(sql`${ownerId}::text`)}
            and not ${isUnderContract(sql`${ownerId}::text`)}
            and exists (select 1 from lapsed_contracts l where l.owner_id = ${ownerId})
          limit ${pupilsAtOnce}
        ), keys as (
          delete from idempotency_keys k using due where starts_with(k.key, due.id || ':')
        ), gone as (
          delete from users p using due where p.id = due.id returning p.id
        ), freed as (
          update allowance_usage a set pupils = greatest(0, a.pupils - (select count(*)::int from gone))
          where a.owner_id = ${ownerId}
        ), line as (
          insert into audit_log (action, subject, after)
          select 'account.deleted', 'pupils of a lapsed contract',
            jsonb_build_object('pupils', (select count(*) from gone))
          where exists (select 1 from gone)
        )
        select count(*)::int as removed from gone`),
    ]);
    const [row] = parseRows(z.object({ removed: z.number() }), result);
    if ((row?.removed ?? 0) < pupilsAtOnce) break;
  }
}

/**
 * Returns the email that informs an owner when the pupils' data will be deleted, and how to keep or export
 * it. `deletedOn` is ISO 8601.
 */
function lapsedContractMail(
  { name, pupils, deletedOn }: { name: string; pupils: number; deletedOn: string },
  origin: string,
): Letter {
  const date = dayOf(deletedOn);
  return {
    subject: mailText`Your pupils’ data will be deleted on ${{ date }}`,
    greeting: mailText`Hello ${{ fullName: name }},`,
    paragraphs: [
      pupils === 1
        ? mailText`Your Lexiloom plan has ended. As our agreement says, we then keep no data about children: on ${{ date }} we delete your pupil’s account, with their answers, marks and feedback, for good. Your lessons and classes stay.`
        : mailText`Your Lexiloom plan has ended. As our agreement says, we then keep no data about children: on ${{ date }} we delete the accounts of your ${{ pupils }} pupils, with their answers, marks and feedback, for good. Your lessons and classes stay.`,
      mailText`To keep everything, choose a plan before that day. To take results with you, download them from Results; a pupil’s whole file is on the pupil’s page.`,
    ],
    action: { label: mailText`Choose a plan`, address: `${origin}/subscription/product` },
    afterwards: mailText`If that is what you want, you don’t need to do anything.`,
  };
}
