import type { Stored } from './stripe-state.ts';

/** Default values for fields that did not exist when the data was stored. */
type Defaults = Readonly<Record<string, unknown>>;

/**
 * Migrates data stored by an earlier version, so that a data folder remains usable after an update. Each
 * missing field gets the value that was in effect before the field existed. Complete data is unchanged.
 */
export function upgradeStore(stored: Stored): Stored {
  fill(stored.customers, { address: null, currency: null });
  fill(stored.products, { tax_code: null, updated: 0 });
  fill(stored.prices, { tax_behavior: 'unspecified' });
  for (const price of Object.values(stored.prices)) {
    const { unit_amount, tax_behavior } = price;
    stored.currencyOptions[price.id] ??= { [price.currency]: { unit_amount, tax_behavior } };
    if (price.recurring) fillOne(price.recurring, recurring);
  }
  for (const subscription of Object.values(stored.subscriptions)) {
    fillOne(subscription, {
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_mode: { flexible: null, type: 'classic' },
    });
    for (const { price } of subscription.items.data) {
      fillOne(price, { tax_behavior: 'unspecified' });
      if (price.recurring) fillOne(price.recurring, recurring);
    }
    const customer = stored.customers[subscription.customer];
    if (customer) customer.currency ??= subscription.currency;
    // The stored data does not include the items of the pending change, so the change is discarded.
    if (!stored.waitingItems[subscription.id]) subscription.pending_update = null;
  }
  fill(stored.invoices, invoice);
  for (const { lines } of Object.values(stored.invoices)) {
    for (const line of lines.data) fillOne(line, { taxes: [] });
  }
  for (const { id, card } of Object.values(stored.paymentMethods)) {
    const digits = card.last4 === '0341' ? '4000000000000341' : '4242424242424242';
    stored.cards[id] ??= { digits, isSetUp: true };
  }
  for (const session of Object.values(stored.sessions)) {
    if (stored.orders[session.id]) continue;
    // An open page cannot be shown without its items for sale, so it is deleted.
    if (session.status === 'open') delete stored.sessions[session.id];
    else fillOne(session, checkout);
  }
  return stored;
}

function fill(all: Record<string, object>, defaults: Defaults): void {
  for (const one of Object.values(all)) fillOne(one, defaults);
}

function fillOne(one: object, defaults: Defaults): void {
  for (const [name, value] of Object.entries(defaults)) {
    if (Reflect.get(one, name) === undefined) Reflect.set(one, name, structuredClone(value));
  }
}

const recurring = { meter: null, trial_period_days: null, usage_type: 'licensed' };

const untaxed = { enabled: false, liability: null, provider: null, status: null };

const invoice = {
  attempted: true,
  automatic_tax: { ...untaxed, disabled_reason: null },
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_tax_ids: [],
  effective_at: null,
  status_transitions: {
    ...{ finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  },
  subtotal_excluding_tax: 0,
  total_excluding_tax: 0,
  total_taxes: [],
};

const checkout = {
  amount_subtotal: 0,
  automatic_tax: untaxed,
  billing_address_collection: null,
  customer_details: null,
  payment_intent: null,
  tax_id_collection: { enabled: false, required: 'never' },
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
};
