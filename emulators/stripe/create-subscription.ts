import { periodEnd, secondsADay } from './calendar.ts';
import type { BillingMode, Customer, Subscription } from './objects.ts';
import type { AttemptFacts } from './payment-intents.ts';
import { charge } from './payments.ts';
import { priceIn } from './price-in.ts';
import { noteDebits, wholePeriod } from './prorations.ts';
import { badParameter, StripeErrorResponse } from './stripe-error-response.ts';
import { basics, find, type StripeState } from './stripe-state.ts';
import { bill, change, newItem } from './subscriptions.ts';
import { isLocated } from './tax.ts';

export interface NewSubscription {
  customer: string;
  items: readonly { price: string; quantity: number }[];
  metadata: Record<string, string>;
  trialDays: number | null;
  /** Stripe's action when the trial ends and no card is stored. */
  withoutCard: 'cancel' | 'create_invoice';
  /**
   * ISO 4217 code in lower case. If missing, the customer's currency is used. If the customer has none, the
   * currency of the first price is used.
   */
  currency?: string | undefined;
  billingMode: BillingMode['type'];
  isTaxed: boolean;
}

/** Starts a subscription. Its first invoice is charged immediately, or at the end of the trial. */
export function createSubscription(
  state: StripeState,
  wanted: NewSubscription,
  facts: AttemptFacts = {},
): Subscription {
  const { stored } = state;
  const customer = find(stored.customers, wanted.customer, 'customer');
  const prices = wanted.items.map(({ price }) => find(stored.prices, price, 'price'));
  const [first] = prices;
  if (!first?.recurring) throw badParameter('items', 'A subscription needs a recurring price.');
  const currency = wanted.currency ?? customer.currency ?? first.currency;
  requireOneCurrency(customer, currency);
  for (const price of prices) priceIn(state, price, currency);
  if (wanted.isTaxed && !isLocated(customer)) throw locationInvalid();
  const start = state.now();
  const trialEnd = wanted.trialDays ? start + wanted.trialDays * secondsADay : null;
  const end = trialEnd ?? periodEnd(start, first.recurring);
  const base = basics(state, 'sub', 'subscription');
  const items = wanted.items.map(({ quantity }, at) =>
    newItem(state, base.id, prices[at] ?? first, quantity, { start, end }),
  );
  const subscription: Subscription = {
    ...base,
    metadata: wanted.metadata,
    customer: wanted.customer,
    status: trialEnd ? 'trialing' : 'incomplete',
    currency,
    start_date: start,
    billing_cycle_anchor: trialEnd ?? start,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    collection_method: 'charge_automatically',
    default_payment_method: null,
    discounts: [],
    automatic_tax: {
      disabled_reason: null,
      enabled: wanted.isTaxed,
      liability: wanted.isTaxed ? { type: 'self' } : null,
    },
    billing_mode: billingModeOf(wanted.billingMode),
    items: { object: 'list', data: items, has_more: false, url: '/v1/subscription_items' },
    latest_invoice: null,
    schedule: null,
    trial_start: trialEnd ? start : null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: wanted.withoutCard },
    },
    pending_update: null,
  };
  stored.subscriptions[base.id] = subscription;
  state.emit('customer.subscription.created', subscription);
  const charges = trialEnd
    ? []
    : items.map((item) => wholePeriod(state, item, { start, end }, currency));
  noteDebits(state, subscription, charges, start);
  const invoice = bill(state, subscription, 'subscription_create', charges);
  const paid = charge(state, invoice, facts) === 'paid';
  if (paid && !trialEnd) change(state, subscription, { status: 'active' });
  return subscription;
}

export const billingModeOf = (type: BillingMode['type']): BillingMode => ({
  flexible: type === 'flexible' ? { proration_discounts: 'included' } : null,
  type,
});

/** Throws 400 if the customer has already been billed in another currency. */
export function requireOneCurrency({ currency: known }: Customer, currency: string): void {
  if (known === null || known === currency) return;
  throw badParameter(
    'currency',
    `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${known}.`,
  );
}

/** Returns Stripe's error for a customer whose tax cannot be calculated because the location is unknown. */
export const locationInvalid = () =>
  new StripeErrorResponse(
    400,
    'invalid_request_error',
    "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
    { code: 'customer_tax_location_invalid' },
  );
