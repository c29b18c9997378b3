import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { idOf } from '#functions/stripe/object-fields.ts';
import { putPlannedPlanBack } from '#functions/stripe/planned-plan.ts';
import { syncCharge } from '#functions/stripe/sync-charge.ts';
import { closePages, listOpenPaymentPages, syncCheckout } from '#functions/stripe/sync-checkout.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';

/**
 * The fields read from an event's object: its type and id. Both are the same in every version of Stripe's
 * API, so events of older versions can be processed too. Irrelevant objects may lack both fields.
 */
export const EventObject = z.object({
  object: z.catch(z.string(), ''),
  id: z.catch(z.string(), ''),
});
export type EventObject = z.infer<typeof EventObject>;

/** The result of an event: a sentence for the log, with ids but without names. */
export interface Synced {
  summary: string;
  /** The customer of the event; present only if the event's own object does not contain the customer. */
  customer?: string;
}

/**
 * Processes an event. The payload is not trusted: it only identifies an object at Stripe, whose current state
 * is fetched and stored. A repeated event, or an older event that arrives later, therefore changes nothing.
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
      return { summary: id };
    case 'subscription':
      return { summary: await syncNamed(db, stripe, id, type === 'customer.subscription.created') };
    case 'subscription_schedule': {
      const schedule = await stripe.subscriptionSchedules.retrieve(id);
      const of = idOf(schedule.subscription) || schedule.released_subscription;
      return { summary: of ? await syncNamed(db, stripe, of) : 'no subscription' };
    }
    case 'invoice': {
      const { parent } = await stripe.invoices.retrieve(id);
      const of = idOf(parent?.subscription_details?.subscription);
      return { summary: of ? await syncNamed(db, stripe, of) : 'no subscription' };
    }
    case 'charge':
      await syncCharge(db, stripe, id);
      return { summary: id };
    case 'refund':
      return syncPayment(db, stripe, idOf((await stripe.refunds.retrieve(id)).charge));
    case 'dispute':
      return syncPayment(db, stripe, idOf((await stripe.disputes.retrieve(id)).charge));
    default:
      return { summary: `ignored ${object}` };
  }
}

async function syncPayment(db: Database, stripe: Stripe, charge: string): Promise<Synced> {
  if (!charge) return { summary: 'no charge' };
  return { summary: charge, customer: await syncCharge(db, stripe, charge) };
}

/**
 * Fetches a subscription and stores its state. If a planned plan was suspended because of another change,
 * restores the planned plan once that change is complete.
 */
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
 * Closes the open payment pages of a customer with an active plan, so that the customer cannot pay for a
 * second plan. This can happen because support may start a plan in Stripe's dashboard while the teacher's
 * payment page is still open. Checks the customer's current subscriptions, not the subscription in the event:
 * an old event could otherwise close the page of a customer who is buying a plan again.
 */
async function closePlanPages(stripe: Stripe, customer: string): Promise<void> {
  const pages = await listOpenPaymentPages(stripe, customer);
  const ofPlans = pages.filter(({ mode }) => mode === 'subscription');
  if (ofPlans.length === 0) return;
  const { data } = await stripe.subscriptions.list({ customer });
  if (data.some(({ status }) => begun.has(status))) await closePages(stripe, ofPlans);
}

/**
 * The statuses of a subscription that has started. Excludes `incomplete`: the customer may be paying for this
 * subscription on the open page right now.
 */
const begun: ReadonlySet<Stripe.Subscription.Status> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
]);
