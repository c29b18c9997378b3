import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { shownResources, type UserAccount } from '#contracts/admin/user-account.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './env.ts';
import { userRowJson } from './user-row.ts';

export const UserParams = z.object({ id: z.string().check(z.maxLength(40)) });
type UserParams = z.infer<typeof UserParams>;

const subscriptionsJson = sql`(select coalesce(json_agg(json_build_object(
    'id', s.id, 'plan', s.plan, 'kind', s.kind, 'status', s.status,
    'paymentStatus', s.payment_status, 'quantity', s.quantity,
    'startsAt', ${utcTimestamp(sql`s.starts_at`)}, 'endsAt', ${utcTimestamp(sql`s.ends_at`)},
    'periodEndsAt', ${utcTimestamp(sql`s.period_ends_at`)}, 'nextPlan', s.next_plan,
    'stripeId', s.stripe_subscription_id)
    order by s.status = 'active' desc, s.starts_at desc, s.id), '[]')
  from subscriptions s where s.user_id = coalesce(o.owner_id, u.id))`;

const resourcesJson = sql`(select coalesce(json_agg(json_build_object(
    'id', r.id, 'title', r.title, 'from', r.from_language, 'to', r.to_language,
    'status', r.status, 'visibility', r.visibility, 'createdAt', ${utcTimestamp(sql`r.created_at`)})
    order by r.created_at desc, r.id), '[]')
  from (select * from resources r where r.owner_id = u.id and r.removed_at is null
    order by r.created_at desc, r.id limit ${shownResources}) r)`;

/**
 * `GET /v1/admin/users/:id`: one account with its plans, what it uses and what it costs, in one
 * statement. Plans and places are those of the department's owner, who pays. Who looks at another's leaves a
 * line in the audit log.
 */
export const getUser = operation<AdminEnv, UserParams>(
  { may: ['admin'], params: UserParams },
  async ({ params, db, caller }): Promise<UserAccount> => {
    const { rows } = await db.execute<{ account: UserAccount }>(sql`
      with noted as (
        insert into audit_log (actor_id, action, subject)
        select ${caller.id}, 'account.looked at', u.id from users u
        where u.id = ${params.id} and u.id <> ${caller.id})
      select json_build_object(
        'user', ${userRowJson} || jsonb_build_object('experimental', u.enable_experimental_features,
          'isOwner', coalesce(o.owner_id = u.id, false)),
        'subscriptions', ${subscriptionsJson},
        'livePlans', to_json(${livePlans(sql`u`)}), 'mapped', ${mappedPlans},
        'used', json_build_object(
          'teachers', case when o.id is null then 1 else (select count(*) from users m
            where m.organisation_id = o.id and m.role = 'public' and m.blocked_at is null) end,
          'pupils', coalesce((select a.pupils from allowance_usage a
            where a.owner_id = coalesce(o.owner_id, u.id)), 0)),
        'counts', json_build_object(
          'resources', (select count(*) from resources r
            where r.owner_id = u.id and r.removed_at is null),
          'classrooms', (select count(*) from classrooms c where c.teacher_id = u.id),
          'homeworks', (select count(*) from homeworks h where h.teacher_id = u.id),
          'mediaBytes', coalesce((select m.bytes from media_usage m where m.user_id = u.id), 0),
          'sessions', (select count(*) from sessions s
            where s.user_id = u.id and s.ended_at is null and s.expires_at > now())),
        'model', (select json_build_object('calls', count(*),
            'tokens', coalesce(sum(a.total_tokens), 0), 'micros', coalesce(sum(a.cost_micros), 0),
            'failed', count(*) filter (where a.outcome <> 'ok'))
          from ai_calls a where a.user_id = u.id and a.created_at > now() - interval '30 days'),
        'spend', (select coalesce(json_agg(json_build_object('day', a.day, 'micros', a.spent_micros)
            order by a.day), '[]')
          from ai_spend a where a.user_id = u.id and a.spent_micros > 0
            and a.day > (now() at time zone 'UTC')::date - 30),
        'resources', ${resourcesJson}) as account
      from users u left join organisations o on o.id = u.organisation_id
      where u.id = ${params.id}`);
    const account = rows[0]?.account;
    if (!account) throw notFound('This account');
    return account;
  },
);
