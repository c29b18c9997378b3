import type Stripe from 'stripe';
import type { Database } from '#db/client.ts';
import { disputeOf, idOf, withBaseItem } from './object-fields.ts';
import { forgetPlannedPlan } from './planned-plan.ts';
import { syncCheckout } from './sync-checkout.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Applies a refund or a dispute of a payment to the purchase that the payment was for (docs/decisions/0151).
 * A one-time purchase ends when it is refunded in full, or when its dispute is lost. A refund does not affect
 * a subscription, which has to be cancelled separately. A lost dispute ends a subscription immediately or, if
 * the disputed payment was for an older period, at the end of the current period. Returns the id of the
 * customer.
 */
export async function syncCharge(db: Database, stripe: Stripe, id: string): Promise<string> {
  const charge = await stripe.charges.retrieve(id);
  const intent = idOf(charge.payment_intent);
  if (!intent) return idOf(charge.customer);
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
  if (data[0]) await syncCheckout(db, stripe, data[0].id);
  else {
    const isLost = charge.disputed && (await disputeOf(stripe, id)) === 'lost';
    await syncInvoiced(db, stripe, intent, isLost);
  }
  return idOf(charge.customer);
}

/**
 * Syncs the subscription that an invoice was for. If the payment was lost in a dispute, ends the subscription
 * first.
 */
async function syncInvoiced(
  db: Database,
  stripe: Stripe,
  intent: string,
  isLost: boolean,
): Promise<void> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  });
  const invoiceId = idOf(data[0]?.invoice);
  if (!invoiceId) return;
  const invoice = await stripe.invoices.retrieve(invoiceId);
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  if (!id) return;
  if (isLost) await endDisputed(stripe, id, invoice);
  await syncSubscription(db, stripe, id);
}

/** Ends a subscription whose payment was lost in a dispute. Does nothing if it has already ended. */
async function endDisputed(stripe: Stripe, id: string, { lines }: Stripe.Invoice): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
  if (ended.has(subscription.status)) return;
  const start = subscription.items.data[0]?.current_period_start ?? 0;
  const isOfThisPeriod = lines.data.some(({ period }) => period.end > start);
  const running = withBaseItem(subscription);
  if (running) await forgetPlannedPlan(stripe, running);
  if (isOfThisPeriod) await stripe.subscriptions.cancel(id);
  else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

const ended: ReadonlySet<Stripe.Subscription.Status> = new Set(['canceled', 'incomplete_expired']);
