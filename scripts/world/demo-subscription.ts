import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as z from 'zod';
import { planPrices } from '#contracts/billing/prices.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';

const userId = 'demo-head';
const Head = z.object({ email: z.string(), full_name: z.string() });

/**
 * Gives the demo department a subscription at the local Stripe, bought with a valid card, so that invoices,
 * portal and add-ons can be tried. This subscription replaces the seeded row. A department that already has a
 * subscription keeps it with all later changes, even if the local Stripe has lost its data and only the
 * database row is left.
 */
export async function demoSubscription(databaseUrl: string, stripe: Stripe): Promise<void> {
  const db = openToolDatabase(databaseUrl);
  const found = await db.execute(sql`
    select u.email, u.full_name from users u
    where u.id = ${userId} and not exists (select 1 from stripe_customers c where c.user_id = u.id)`);
  const [head] = parseRows(Head, found);
  if (!head) return;
  const { lookupKey } = planPrices.DEPARTMENT;
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 });
  const [price] = data;
  if (!price) throw new Error(`The local Stripe has no price ${lookupKey}.`);
  // The idempotency keys are fixed, so that a restart after a kill creates nothing twice.
  const customer = await stripe.customers.create(
    {
      ...{ email: head.email, name: head.full_name, metadata: { userId } },
      address: { country: 'GB', postal_code: 'N1 1AA' },
    },
    { idempotencyKey: `demo-customer-${userId}` },
  );
  const subscription = await buy(stripe, customer.id, price.id);
  await db.batch([
    db.execute(sql`
      insert into stripe_customers (user_id, customer_id) values (${userId}, ${customer.id})
      on conflict (user_id) do nothing`),
    // The old row is ended, not deleted, because the seed of the next start would insert it again.
    db.execute(sql`
      update subscriptions set status = 'canceled', ends_at = now()
      where id = 'demo-department-plan'`),
  ]);
  await syncSubscription(db, stripe, subscription);
}

/**
 * Buys a subscription to a price on the local Stripe's payment page, as a user would, because only this page
 * stores a card.
 */
async function buy(stripe: Stripe, customer: string, price: string): Promise<string> {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      metadata: { userId },
      success_url: 'http://127.0.0.1/',
      automatic_tax: { enabled: true },
      subscription_data: { metadata: { userId } },
    },
    { idempotencyKey: `demo-checkout-${userId}` },
  );
  if (session.url) {
    const form = new URLSearchParams({ do: 'pay', card: '4242 4242 4242 4242' });
    await fetch(session.url, { method: 'POST', body: form, redirect: 'manual' });
  }
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  if (!subscription) throw new Error('The demo department could not be bought.');
  return typeof subscription === 'string' ? subscription : subscription.id;
}
