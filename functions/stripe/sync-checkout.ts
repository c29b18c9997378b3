import { type SQL, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { isCurrency } from '#contracts/billing/currencies.ts';
import { planOfLookupKey } from '#contracts/billing/prices.ts';
import type { Database } from '#db/client.ts';
import { disputeOf, idOf } from './object-fields.ts';
import { syncSubscription } from './sync-subscription.ts';
import { writeFenced } from './write-fenced.ts';

/**
 * Syncs a purchase from a Checkout page: a subscription or a one-time purchase. A one-time purchase is valid
 * for a year, but ends early if its payment is refunded in full or charged back by the bank. Idempotent.
 */
export async function syncCheckout(db: Database, stripe: Stripe, id: string): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(id);
  if (session.subscription) {
    await syncSubscription(db, stripe, idOf(session.subscription));
    return;
  }
  if (session.payment_status !== 'paid') return;
  await writeFenced(db, id, async () => onceWritten(session, await isReversed(stripe, id)));
}

/** True if the payment of a Checkout page was refunded in full or charged back. */
async function isReversed(stripe: Stripe, id: string): Promise<boolean> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  if (!charge || typeof charge === 'string') return false;
  if (charge.refunded) return true;
  return charge.disputed && (await disputeOf(stripe, charge.id)) === 'lost';
}

/** SQL that stores a one-time purchase; stores nothing if the purchase is not one of our plans. */
function onceWritten(session: Stripe.Checkout.Session, isOver: boolean): SQL {
  const plan = planOfLookupKey(session.metadata?.lookupKey ?? null);
  const currency = isCurrency(session.currency) ? session.currency : null;
  const status = isOver ? 'canceled' : 'active';
  return sql`own as (
      select c.user_id from stripe_customers c, turn
      where c.customer_id = ${idOf(session.customer)} and ${plan}::text is not null
    ), billed as (
      update stripe_customers c set currency = ${currency} from own
      where c.user_id = own.user_id and c.currency is null
    ), written as (
      insert into subscriptions (id, user_id, plan, kind, status, payment_status, quantity, starts_at,
        ends_at)
      select ${session.id}, own.user_id, ${plan}::text, 'one_time_payment', ${status}, ${status},
        ${Number(session.metadata?.quantity ?? 1)}::int, now(),
        now() + case when ${isOver}::boolean then interval '0' else interval '1 year' end
      from own
      on conflict (id) do update set status = excluded.status,
        payment_status = excluded.payment_status,
        ends_at = case
          when excluded.status = subscriptions.status then subscriptions.ends_at
          when excluded.status = 'canceled' then now()
          else subscriptions.starts_at + interval '1 year' end
    )`;
}

/** Lists the open payment pages of a customer, the most recent first, as in every list of Stripe's API. */
export async function listOpenPaymentPages(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  return data;
}

/** Closes these payment pages. Ignores a page that has been paid or closed in the meantime. */
export async function closePages(
  stripe: Stripe,
  pages: readonly Stripe.Checkout.Session[],
): Promise<void> {
  await Promise.allSettled(pages.map(({ id }) => stripe.checkout.sessions.expire(id)));
}
