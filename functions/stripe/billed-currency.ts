import type Stripe from 'stripe';
import { type Currency, isCurrency } from '#contracts/billing/currencies.ts';

/** What Stripe bills a customer in, and in nothing else; null until something was bought. */
export async function billedCurrency(stripe: Stripe, customerId: string): Promise<Currency | null> {
  const customer = await stripe.customers.retrieve(customerId);
  const currency = customer.deleted ? null : customer.currency;
  return isCurrency(currency) ? currency : null;
}
