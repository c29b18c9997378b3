import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { type Currency, currencies } from '#contracts/billing/currencies.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';

const Row = z.object({
  email: z.nullable(z.string()),
  full_name: z.string(),
  country: z.string(),
  currency: z.nullable(z.enum(currencies)),
  customer_id: z.nullable(z.string()),
  subscription_id: z.nullable(z.string()),
  pays: z.boolean(),
});

/** The person who pays for an account. */
export interface Payer {
  id: string;
  email: string | null;
  fullName: string;
  /** The Stripe customer id; null until the first purchase. */
  customerId: string | null;
  /** ISO 3166-1, three letters. */
  country: string;
  /** The billing currency; null until the first purchase. */
  currency: Currency | null;
  /** The Stripe subscription that is active or waiting for its first payment; null if there is none. */
  subscriptionId: string | null;
}

/**
 * Selects the payer of an account. 409 for a teacher in a department, because the department's owner pays.
 * With `forOwnPast`, also accepts a teacher who paid for their own plan before joining the department, so
 * that the teacher can view the old invoices.
 */
export async function selectPayer(
  db: Database,
  caller: Caller,
  { forOwnPast = false } = {},
): Promise<Payer> {
  const read = await db.execute(sql`
    select u.email, u.full_name, u.country, c.customer_id, c.currency, o.id is null or o.owner_id = u.id as pays, (
      select s.stripe_subscription_id from subscriptions s
      where s.user_id = u.id and s.stripe_subscription_id is not null
        and s.payment_status not in ('canceled', 'incomplete_expired') and s.status <> 'canceled'
      order by s.status = 'active' desc, s.created_at desc limit 1) as subscription_id
    from users u left join organisations o on o.id = u.organisation_id
    left join stripe_customers c on c.user_id = u.id where u.id = ${caller.id}`);
  const [row] = parseRows(Row, read);
  if (!row) throw notFound('This account was not found.');
  const hasOwnPast = forOwnPast && row.customer_id !== null;
  if (!row.pays && !hasOwnPast)
    throw new ApiError('conflict', 'Your department pays for this account.');
  return {
    id: caller.id,
    email: row.email,
    fullName: row.full_name,
    customerId: row.customer_id,
    country: row.country,
    currency: row.currency,
    subscriptionId: row.subscription_id,
  };
}

/**
 * Returns the payer's Stripe customer. Creates it at the first purchase, and only once even if several calls
 * run at the same time.
 */
export async function ensureCustomer(db: Database, stripe: Stripe, payer: Payer): Promise<string> {
  if (payer.customerId) return payer.customerId;
  const { id } = await stripe.customers.create(
    {
      name: payer.fullName,
      metadata: { userId: payer.id },
      ...(payer.email && { email: payer.email }),
    },
    { idempotencyKey: `customer-${payer.id}` },
  );
  const kept = await db.execute(sql`
    insert into stripe_customers (user_id, customer_id) values (${payer.id}, ${id})
    on conflict (user_id) do update set customer_id = stripe_customers.customer_id
    returning customer_id`);
  return parseRows(z.object({ customer_id: z.string() }), kept)[0]?.customer_id ?? id;
}
