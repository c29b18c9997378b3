import type Stripe from 'stripe';
import { closePages, listOpenPaymentPages } from '#functions/stripe/payment-pages.ts';

/**
 * Whose plan runs can pay for no second one on a page that was opened before: support may begin a plan
 * in Stripe's dashboard while the teacher's own page still stands open. What is asked for is what runs
 * now, not what the event said, so that an old event closes no page of somebody who begins anew.
 */
export async function closePlanPages(stripe: Stripe, customer: string): Promise<void> {
  const pages = await listOpenPaymentPages(stripe, customer);
  const ofPlans = pages.filter(({ mode }) => mode === 'subscription');
  if (ofPlans.length === 0) return;
  const { data } = await stripe.subscriptions.list({ customer });
  if (data.some(({ status }) => begun.has(status))) await closePages(stripe, ofPlans);
}

/** Not `incomplete`: such a plan is begun by the payment itself, on the page where that is asked for. */
const begun: ReadonlySet<Stripe.Subscription.Status> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
]);
