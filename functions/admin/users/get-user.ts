import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { shownResources, type UserAccount } from '#contracts/admin/user-account.ts';
import { jsonAs, jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { userRow } from './list-users.ts';

export const UserParams = z.object({ id: z.string().check(z.maxLength(40)) });
type UserParams = z.infer<typeof UserParams>;

const subscriptionsJson = jsonListOf(
  jsonOf<UserAccount['subscriptions'][number]>({
    id: sql`s.id`,
    plan: sql`s.plan`,
    kind: sql`s.kind`,
    status: sql`s.status`,
    paymentStatus: sql`s.payment_status`,
    quantity: sql`s.quantity`,
    startsAt: utcTimestamp(sql`s.starts_at`),
    endsAt: utcTimestamp(sql`s.ends_at`),
    periodEndsAt: utcTimestamp(sql`s.period_ends_at`),
    nextPlan: sql`s.next_plan`,
    stripeId: sql`s.stripe_subscription_id`,
  }),
  {
    from: sql`subscriptions s where s.user_id = coalesce(o.owner_id, u.id)`,
    by: sql`s.status = 'active' desc, s.starts_at desc, s.id`,
  },
);

const resourcesJson = jsonListOf(
  jsonOf<UserAccount['resources'][number]>({
    id: sql`r.id`,
    title: sql`r.title`,
    from: sql`r.from_language`,
    to: sql`r.to_language`,
    status: sql`r.status`,
    visibility: sql`r.visibility`,
    createdAt: utcTimestamp(sql`r.created_at`),
  }),
  {
    from: sql`(select * from resources r where r.owner_id = u.id and r.removed_at is null
      order by r.created_at desc, r.id limit ${shownResources}) r`,
    by: sql`r.created_at desc, r.id`,
  },
);

/** SQL for the account `u` with its department `o`. */
const accountJson = jsonOf<UserAccount>({
  user: jsonOf<UserAccount['user']>({
    ...userRow,
    experimental: sql`u.enable_experimental_features`,
    isOwner: sql`coalesce(o.owner_id = u.id, false)`,
  }),
  subscriptions: subscriptionsJson,
  livePlans: jsonAs<string[]>(sql`to_json(${livePlans(sql`u`)})`),
  mapped: jsonAs<UserAccount['mapped']>(mappedPlans),
  used: jsonOf<UserAccount['used']>({
    teachers: sql`case when o.id is null then 1 else (select count(*) from users m
      where m.organisation_id = o.id and m.role = 'public' and m.blocked_at is null) end`,
    pupils: sql`coalesce((select a.pupils from allowance_usage a
      where a.owner_id = coalesce(o.owner_id, u.id)), 0)`,
  }),
  counts: jsonOf<UserAccount['counts']>({
    resources: sql`(select count(*) from resources r
      where r.owner_id = u.id and r.removed_at is null)`,
    classrooms: sql`(select count(*) from classrooms c where c.teacher_id = u.id)`,
    homeworks: sql`(select count(*) from homeworks h where h.teacher_id = u.id)`,
    mediaBytes: sql`coalesce((select m.bytes from media_usage m where m.user_id = u.id), 0)`,
    sessions: sql`(select count(*) from sessions s
      where s.user_id = u.id and s.ended_at is null and s.expires_at > now())`,
  }),
  model: jsonAs<UserAccount['model']>(
    sql`(select ${jsonOf<UserAccount['model']>({
      calls: sql`count(*)`,
      tokens: sql`coalesce(sum(a.total_tokens), 0)`,
      micros: sql`coalesce(sum(a.cost_micros), 0)`,
      failed: sql`count(*) filter (where a.outcome <> 'ok')`,
    })} from ai_calls a where a.user_id = u.id and a.created_at > now() - interval '30 days')`,
  ),
  spend: jsonListOf(
    jsonOf<UserAccount['spend'][number]>({ day: sql`a.day`, micros: sql`a.spent_micros` }),
    {
      from: sql`ai_spend a where a.user_id = u.id and a.spent_micros > 0
        and a.day > (now() at time zone 'UTC')::date - 30`,
      by: sql`a.day`,
    },
  ),
  resources: resourcesJson,
});

/**
 * `GET /v1/admin/users/:id`: returns one account with its plans, usage and costs, in one statement. For a
 * member of a department, the plans and seats are the department owner's, because the owner pays. Viewing
 * another person's account writes a line to the audit log.
 */
export const getUser = operation<AdminEnv, UserParams>(
  { may: ['admin'], params: UserParams },
  async ({ params, db, caller }): Promise<UserAccount> => {
    const parts = sql`
      noted as (
        insert into audit_log (actor_id, action, subject)
        select ${caller.id}, 'account.looked at', u.id from users u
        where u.id = ${params.id} and u.id <> ${caller.id})`;
    const from = sql`users u left join organisations o on o.id = u.organisation_id
      where u.id = ${params.id}`;
    const account = await readJson(db, selectJson(accountJson, { parts, from }));
    if (!account) throw notFound('This account was not found.');
    return account;
  },
);
