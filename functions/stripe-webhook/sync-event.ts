import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { idOf } from '#functions/stripe/object-fields.ts';
import { putPlannedPlanBack } from '#functions/stripe/planned-plan.ts';
import { syncCharge } from '#functions/stripe/sync-charge.ts';
import { closePages, listOpenPaymentPages, syncCheckout } from '#functions/stripe/sync-checkout.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';

/**
 * What is read of an event's object: what it is and which one. Both are the same in every version of
 * Stripe's API, so an event of an old version is as good as one of ours. Objects of no concern may have
 * neither.
 */
export const EventObject = z.object({
  object: z.catch(z.string(), ''),
  id: z.catch(z.string(), ''),
});
export type EventObject = z.infer<typeof EventObject>;

/** What came of an event: a sentence for the log, ids and no names. */
export interface Synced {
  told: string;
  /** The customer it is about, where the event's own object does not say so. */
  customer?: string;
}

/**
 * Does what an event asks for. Its payload is never trusted: it names something at Stripe, and that is read
 * anew and written, so that the same event again, or an older one later, changes nothing.
 */
export async function syncEvent(
  db: Database,
  stripe: Stripe,
  type: string,
  { object, id }: EventObject,
): Promise<Synced> {
  switch (object) {
    case 'checkout.session':
      await syncCheckout(db, stripe, id);
      return { told: id };
    case 'subscription':
      return { told: await syncNamed(db, stripe, id, type === 'customer.subscription.created') };
    case 'subscription_schedule': {
      const schedule = await stripe.subscriptionSchedules.retrieve(id);
      const of = idOf(schedule.subscription) || schedule.released_subscription;
      return { told: of ? await syncNamed(db, stripe, of) : 'no subscription' };
    }
    case 'invoice': {
      const { parent } = await stripe.invoices.retrieve(id);
      const of = idOf(parent?.subscription_details?.subscription);
      return { told: of ? await syncNamed(db, stripe, of) : 'no subscription' };
    }
    case 'charge':
      await syncCharge(db, stripe, id);
      return { told: id };
    case 'refund':
      return syncPayment(db, stripe, idOf((await stripe.refunds.retrieve(id)).charge));
    case 'dispute':
      return syncPayment(db, stripe, idOf((await stripe.disputes.retrieve(id)).charge));
    default:
      return { told: `a ${object} of no concern` };
  }
}

async function syncPayment(db: Database, stripe: Stripe, charge: string): Promise<Synced> {
  if (!charge) return { told: 'no charge' };
  return { told: charge, customer: await syncCharge(db, stripe, charge) };
}

/** Reads a subscription anew; a plan that was put aside for a change goes back once the change is over. */
async function syncNamed(
  db: Database,
  stripe: Stripe,
  id: string,
  hasBegun = false,
): Promise<string> {
  const { metadata, customer } = await syncSubscription(db, stripe, id);
  if (metadata.plannedLookupKey) await putPlannedPlanBack(stripe, id);
  if (hasBegun) await closePlanPages(stripe, idOf(customer));
  return id;
}

/**
 * Whose plan runs can pay for no second one on a page that was opened before: support may begin a plan
 * in Stripe's dashboard while the teacher's own page still stands open. What is asked for is what runs
 * now, not what the event said, so that an old event closes no page of somebody who begins anew.
 */
async function closePlanPages(stripe: Stripe, customer: string): Promise<void> {
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
