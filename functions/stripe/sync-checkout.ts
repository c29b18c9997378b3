import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { planOfLookupKey } from '#contracts/billing/prices.ts';
import type { Database } from '#db/client.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Brings in what was bought on a Checkout page: its subscription, or what was paid once, which is good
 * for a year from then. Bringing it in twice changes nothing.
 */
export async function syncCheckout(db: Database, stripe: Stripe, id: string): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(id);
  const { subscription, customer } = session;
  if (subscription) {
    await syncSubscription(
      db,
      stripe,
      typeof subscription === 'string' ? subscription : subscription.id,
    );
    return;
  }
  const plan = planOfLookupKey(session.metadata?.lookupKey ?? null);
  if (session.payment_status !== 'paid' || !plan || !customer) return;
  const customerId = typeof customer === 'string' ? customer : customer.id;
  await db.execute(sql`
    insert into subscriptions (id, user_id, plan, kind, status, payment_status, quantity, starts_at,
      ends_at)
    select ${session.id}, c.user_id, ${plan}, 'one_time_payment', 'active', 'active',
      ${Number(session.metadata?.quantity ?? 1)}::int, now(), now() + interval '1 year'
    from stripe_customers c where c.customer_id = ${customerId}
    on conflict (id) do nothing`);
}
