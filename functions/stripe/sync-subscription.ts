import { type SQL, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type BoughtPlan, planOfPrice } from '#contracts/billing/prices.ts';
import type { Database } from '#db/client.ts';
import { idOf, withBaseItem } from './object-fields.ts';
import { plannedPlan } from './planned-plan.ts';
import { writeFenced } from './write-fenced.ts';

/**
 * Updates our rows of a Stripe subscription to its current state, and returns that state. Also sets the
 * customer's currency to the subscription's currency.
 */
export async function syncSubscription(
  db: Database,
  stripe: Stripe,
  id: string,
): Promise<Stripe.Subscription> {
  let read: Stripe.Subscription | undefined;
  await writeFenced(db, id, async () => {
    read = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
    return rowsWritten(read);
  });
  if (!read) throw new Error(`${id} was not read.`);
  return read;
}

/** SQL that stores a Stripe subscription's current state in our rows. */
function rowsWritten(subscription: Stripe.Subscription): SQL {
  const { id, currency } = subscription;
  const rows = subscriptionRows(subscription);
  const customer = idOf(subscription.customer);
  return sql`own as (
      select c.user_id from stripe_customers c, turn where c.customer_id = ${customer}
    ), billed as (
      update stripe_customers c set currency = ${currency} from own
      where c.user_id = own.user_id and c.currency is distinct from ${currency}
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
    ), trial_over as (
      update subscriptions trial set status = 'expired', ends_at = least(trial.ends_at, now())
      from written where trial.user_id = written.user_id and trial.kind = 'Trial'
        and trial.status = 'active' and written.status = 'active'
    )`;
}

/** One item of a Stripe subscription: a row of `subscriptions`. Dates are ISO 8601. */
interface SubscriptionRow {
  id: string;
  plan: BoughtPlan;
  status: 'active' | 'canceled' | 'expired' | 'upcoming';
  paymentStatus: string;
  quantity: number;
  startsAt: string;
  endsAt: string | null;
  periodEndsAt: string;
  cancelAtPeriodEnd: boolean;
  nextPlan: BoughtPlan | null;
}

/** Maps each Stripe status to our plan status (specification 3). */
const statuses: Readonly<Record<string, SubscriptionRow['status']>> = {
  incomplete: 'upcoming',
  incomplete_expired: 'expired',
  trialing: 'active',
  active: 'active',
  past_due: 'active',
  // The subscription still exists at Stripe, but is not paid for. Its benefits are suspended until payments
  // resume.
  unpaid: 'expired',
  paused: 'expired',
  canceled: 'canceled',
};

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/**
 * Returns the rows for the current state of a subscription at Stripe (`schedule` expanded, with its phases).
 * Omits items whose price is not ours.
 */
function subscriptionRows(subscription: Stripe.Subscription): SubscriptionRow[] {
  // A status that Stripe adds in future grants no benefits until our code handles it.
  const status = statuses[subscription.status] ?? 'expired';
  const running = withBaseItem(subscription);
  const planned = running && plannedPlan(running);
  return subscription.items.data.flatMap((item) => {
    const plan = planOfPrice(item.price);
    if (!plan) return [];
    return {
      id: item.id,
      plan,
      status,
      paymentStatus: subscription.status,
      quantity: item.quantity ?? 1,
      startsAt: iso(subscription.start_date),
      endsAt: subscription.ended_at === null ? null : iso(subscription.ended_at),
      periodEndsAt: iso(item.current_period_end),
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      nextPlan: running?.item.id === item.id ? planned : null,
    };
  });
}
