import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { maxTrialDays, SetTrial } from '#contracts/admin/set-trial.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { ApiError, fieldError, notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { UserParams } from './get-user.ts';

const Row = z.object({ found: z.boolean(), given: z.boolean() });

/**
 * `PUT /v1/admin/users/:id/trial`: sets the end of a teacher's trial to the end of a day (UTC). The teacher
 * may have an active trial, an expired trial or none. The audit log stores the previous end. The change
 * applies from the user's next token, within a quarter of an hour. Returns 409 for a teacher who already
 * pays, otherwise 204.
 */
export const setTrial = operation<AdminEnv, z.infer<typeof UserParams>, unknown, SetTrial>(
  { may: ['admin'], params: UserParams, body: SetTrial },
  async ({ params: { id }, body: { until }, db, caller }) => {
    const end = Date.parse(`${until}T23:59:59.999Z`);
    if (end < Date.now() || end > Date.now() + maxTrialDays * 86_400_000) {
      throw fieldError('until', 'Choose a day within the next year.');
    }
    const result = await db.execute(sql`
      with person as (select u.id from users u where u.id = ${id} and u.role = 'public'),
      former as (
        select s.ends_at from subscriptions s join person on s.id = 'trial-' || person.id),
      given as (
        insert into subscriptions as s (id, user_id, plan, kind, status, payment_status, starts_at,
          ends_at)
        select 'trial-' || person.id, person.id, 'TRIAL', 'Trial', 'active', 'trialing', now(),
          ${new Date(end).toISOString()}::timestamptz
        from person where not exists (select 1 from subscriptions p
          where p.user_id = person.id and p.kind <> 'Trial' and p.status = 'active'
            and (p.ends_at is null or p.ends_at > now()))
        on conflict (id) do update set status = 'active', payment_status = 'trialing',
          ends_at = excluded.ends_at
        returning s.user_id, s.ends_at),
      noted as (
        insert into audit_log (actor_id, action, subject, before, after)
        select ${caller.id}, 'account.trial given', given.user_id,
          jsonb_build_object('endsAt', (select ${utcTimestamp(sql`ends_at`)} from former)),
          jsonb_build_object('endsAt', ${utcTimestamp(sql`given.ends_at`)})
        from given)
      select exists (select 1 from person) as found, exists (select 1 from given) as given`);
    const [row] = parseRows(Row, result);
    if (!row?.found) throw notFound('This teacher was not found.');
    if (!row.given) {
      throw new ApiError(
        'conflict',
        'This teacher already has a plan, so a trial would add nothing.',
      );
    }
    return null;
  },
);
