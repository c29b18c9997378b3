import type Stripe from 'stripe';

/** The pages on which a customer could pay now, the one opened last first, as every list of Stripe's. */
export async function listOpenPaymentPages(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  return data;
}

/** Nobody can pay on these pages any more. One that was paid or closed meanwhile is closed already. */
export async function closePages(
  stripe: Stripe,
  pages: readonly Stripe.Checkout.Session[],
): Promise<void> {
  await Promise.allSettled(pages.map(({ id }) => stripe.checkout.sessions.expire(id)));
}
