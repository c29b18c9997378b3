import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { readRows } from '#db/queries/read-rows.ts';
import { subscriptionRows } from './subscription-rows.ts';

const Ticket = z.object({ ticket: z.coerce.number() });

/**
 * Brings our rows of a Stripe subscription up to date with what Stripe says now. Events only say that
 * something happened; what is true is read anew, so they may come twice, late and in any order. Of
 * readers at the same moment only the one who asked last writes: it has read no older state than any
 * before it.
 */
export async function syncSubscription(db: Database, stripe: Stripe, id: string): Promise<void> {
  const taken = await db.execute(sql`
    insert into subscription_reads (stripe_subscription_id, ticket) values (${id}, 1)
    on conflict (stripe_subscription_id) do update set ticket = subscription_reads.ticket + 1
    returning ticket`);
  const ticket = readRows(Ticket, taken)[0]?.ticket ?? 0;
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
  const rows = subscriptionRows(subscription);
  const customer =
    typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id;
  await db.execute(sql`
    with own as (
      select c.user_id from stripe_customers c, subscription_reads r
      where c.customer_id = ${customer} and r.stripe_subscription_id = ${id}
        and r.ticket = ${ticket} for update of r
    ), now_true as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id text, plan text,
        status text, "paymentStatus" text, quantity int, "startsAt" timestamptz,
        "endsAt" timestamptz, "periodEndsAt" timestamptz, "cancelAtPeriodEnd" boolean,
        "nextPlan" text)
    ), written as (
      insert into subscriptions (id, user_id, plan, kind, status, payment_status, quantity,
        stripe_subscription_id, starts_at, ends_at, period_ends_at, cancel_at_period_end, next_plan)
      select t.id, own.user_id, t.plan, 'Subscription', t.status, t."paymentStatus", t.quantity,
        ${id}, t."startsAt", t."endsAt", t."periodEndsAt", t."cancelAtPeriodEnd", t."nextPlan"
      from now_true t, own
      on conflict (id) do update set plan = excluded.plan, status = excluded.status,
        payment_status = excluded.payment_status, quantity = excluded.quantity,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        period_ends_at = excluded.period_ends_at,
        cancel_at_period_end = excluded.cancel_at_period_end, next_plan = excluded.next_plan
      returning user_id, status
    ), gone as (
      update subscriptions s set status = 'canceled', ends_at = coalesce(s.ends_at, now())
      from own where s.stripe_subscription_id = ${id} and s.status <> 'canceled'
        and s.id not in (select t.id from now_true t)
    )
    update subscriptions trial set status = 'expired', ends_at = least(trial.ends_at, now())
    from written where trial.user_id = written.user_id and trial.kind = 'Trial'
      and trial.status = 'active' and written.status = 'active'`);
}
