import {
  billingModeOf,
  createSubscription,
  locationInvalid,
  requireOneCurrency,
} from './create-subscription.ts';
import { draftInvoice, issueInvoice, withTotals } from './invoices.ts';
import type { Address, CheckoutOrder, CheckoutSession, Customer, Invoice } from './objects.ts';
import {
  attemptPayment,
  declineOf,
  joinPayment,
  newIntent,
  newMethod,
  paymentOf,
} from './payment-intents.ts';
import type { PaymentMethod } from './payment-objects.ts';
import {
  cardOf,
  markPaid,
  needsAuthentication,
  readCard,
  storeCard,
  type TypedCard,
} from './payments.ts';
import { priceIn, requireActive } from './price-in.ts';
import { nameOfPrice } from './prorations.ts';
import { badParameter } from './stripe-error-response.ts';
import { basics, find, newId, type StripeState } from './stripe-state.ts';
import { isLocated, taxIdsOf } from './tax.ts';

const secondsOpen = 24 * 3600;

export interface NewCheckout extends CheckoutOrder {
  mode: CheckoutSession['mode'];
  customer: string | null;
  customerEmail: string | null;
  clientReference: string | null;
  metadata: Record<string, string>;
  invoiceCreation: boolean;
  currency: string | null;
  isTaxed: boolean;
  collectsTaxIds: boolean;
  addressCollection: 'auto' | 'required' | null;
  successUrl: string;
  cancelUrl: string | null;
}

/** Opens a Checkout page for a new purchase. */
export function openCheckout(state: StripeState, wanted: NewCheckout): CheckoutSession {
  const { stored } = state;
  const prices = wanted.lines.map((line) => find(stored.prices, line.price, 'price'));
  const [first] = prices;
  if (!first) throw badParameter('line_items', 'You must provide at least one line item.');
  for (const price of prices) requireActive(price);
  const recurs = prices.some(({ recurring }) => recurring !== null);
  if ((wanted.mode === 'subscription') !== recurs) {
    throw badParameter('mode', `The prices do not fit the mode ${wanted.mode}.`);
  }
  if (wanted.mode === 'subscription' && wanted.invoiceCreation) {
    throw badParameter('invoice_creation', 'A subscription has its invoices anyway.');
  }
  const customer = wanted.customer ? find(stored.customers, wanted.customer, 'customer') : null;
  requireUpdates(wanted, customer);
  const currency = wanted.currency ?? customer?.currency ?? first.currency;
  if (customer && wanted.mode === 'subscription') requireOneCurrency(customer, currency);
  const total = wanted.lines.reduce((sum, { quantity }, at) => {
    const price = prices[at] ?? first;
    return sum + priceIn(state, price, currency).unit_amount * quantity;
  }, 0);
  const base = basics(state, 'cs_test', 'checkout.session');
  const session: CheckoutSession = {
    ...base,
    metadata: wanted.metadata,
    mode: wanted.mode,
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: wanted.clientReference,
    customer: wanted.customer,
    customer_email: wanted.customerEmail,
    customer_details: null,
    subscription: null,
    invoice_creation: wanted.mode === 'payment' ? invoiceCreation(wanted.invoiceCreation) : null,
    invoice: null,
    payment_intent: null,
    currency,
    amount_subtotal: total,
    amount_total: total,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    automatic_tax: {
      enabled: wanted.isTaxed,
      liability: wanted.isTaxed ? { type: 'self' } : null,
      provider: wanted.isTaxed ? 'stripe' : null,
      status: wanted.isTaxed ? 'requires_location_inputs' : null,
    },
    billing_address_collection: wanted.addressCollection,
    tax_id_collection: { enabled: wanted.collectsTaxIds, required: 'never' },
    success_url: wanted.successUrl,
    cancel_url: wanted.cancelUrl,
    expires_at: base.created + secondsOpen,
    url: `${state.stored.base}/c/pay/${base.id}`,
  };
  stored.sessions[session.id] = session;
  const { lines, subscription, updates } = wanted;
  stored.orders[session.id] = { lines, subscription, updates };
  return session;
}

/**
 * Throws if the page would have to store data on an existing customer and the caller has not allowed it.
 * Stripe throws the same errors.
 */
function requireUpdates(wanted: NewCheckout, customer: Customer | null): void {
  if (!customer) return;
  if (wanted.collectsTaxIds && !wanted.updates.name) {
    throw badParameter(
      'customer_update',
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    );
  }
  if (wanted.isTaxed && !wanted.updates.address && !isLocated(customer)) {
    throw badParameter(
      'automatic_tax',
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to `auto`.',
    );
  }
}

const invoiceCreation = (enabled: boolean) => ({
  enabled,
  invoice_data: {
    ...{ account_tax_ids: null, custom_fields: null, description: null, footer: null },
    ...{ issuer: null, metadata: {}, rendering_options: null },
  },
});

/** The input on the page, except the card. */
export interface TypedBuyer {
  /** ISO 3166-1 code of two letters; empty if the buyer chose no country. */
  country: string;
  postalCode: string;
  /** A VAT number; empty if the buyer entered none. */
  taxId: string;
}

/**
 * Makes the payment on the page. Returns `paid` if it succeeded or `requires_action` if the bank requires
 * authentication first. As at Stripe, a declined card throws, leaves the page open and starts no
 * subscription. Paying again has no effect.
 */
export function payCheckout(
  state: StripeState,
  session: CheckoutSession,
  card: TypedCard,
  buyer: TypedBuyer,
): 'paid' | 'requires_action' {
  if (session.status === 'complete') return 'paid';
  if (session.expires_at <= state.now()) session.status = 'expired';
  if (session.status === 'expired') throw badParameter('id', 'This page has expired.');
  const trial = find(state.stored.orders, session.id, 'order').subscription.trial_period_days;
  const { card: bank } = readCard(card);
  if (needsAuthentication(card)) return 'requires_action';
  // For a free trial, it is enough that the card can be stored, even if later charges are declined.
  const refuses = bank.declines && !(trial && bank.isStored);
  const customer = customerOf(state, session);
  const before = structuredClone(customer);
  noteBuyer(state, session, customer, buyer);
  if (session.automatic_tax.enabled && !isLocated(customer)) {
    Object.assign(customer, before);
    throw locationInvalid();
  }
  if (refuses) {
    Object.assign(customer, before);
    const intent = newIntent(state, customer.id, session.amount_total, session.currency);
    const method = storeRefused(state, customer, card);
    attemptPayment(state, intent, method, { isAuthenticated: card.isAuthenticated });
    throw declineOf(intent);
  }
  storeCard(state, customer, card);
  if (session.mode === 'subscription') beginSubscription(state, session, customer, card);
  else payOnce(state, session, customer, card);
  session.customer_details = detailsOf(state, customer);
  Object.assign(session, {
    status: 'complete',
    payment_status: trial ? 'no_payment_required' : 'paid',
    url: null,
  });
  state.emit('checkout.session.completed', session);
  return 'paid';
}

/** Stores the declined card of a failed payment. It does not stay attached to the customer. */
function storeRefused(state: StripeState, customer: Customer, card: TypedCard): PaymentMethod {
  const { digits, expires } = readCard(card);
  const method = newMethod(state, customer.id, digits, expires);
  state.stored.cards[method.id] = { digits, isSetUp: card.isAuthenticated };
  return method;
}

function beginSubscription(
  state: StripeState,
  session: CheckoutSession,
  customer: Customer,
  { isAuthenticated }: TypedCard,
): void {
  const { lines, subscription: wanted } = find(state.stored.orders, session.id, 'order');
  const subscription = createSubscription(
    state,
    {
      customer: customer.id,
      items: lines,
      metadata: wanted.metadata,
      trialDays: wanted.trial_period_days,
      withoutCard: 'create_invoice',
      currency: session.currency,
      billingMode: billingModeOf(wanted.billing_mode).type,
      isTaxed: session.automatic_tax.enabled,
    },
    { isAuthenticated },
  );
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  const invoice = state.stored.invoices[subscription.latest_invoice ?? ''];
  if (invoice) noteTotals(session, invoice);
}

/**
 * Makes a one-time payment. As at Stripe, an invoice is created only if the page was opened with
 * `invoice_creation`.
 */
function payOnce(
  state: StripeState,
  session: CheckoutSession,
  customer: Customer,
  { isAuthenticated }: TypedCard,
): void {
  const now = state.now();
  const { lines } = find(state.stored.orders, session.id, 'order');
  const charges = lines.map(({ price: id, quantity }) => {
    const price = find(state.stored.prices, id, 'price');
    return {
      amount: priceIn(state, price, session.currency).unit_amount * quantity,
      description: `${quantity} × ${nameOfPrice(state, price)}`,
      price,
      quantity,
      item: null,
      period: { start: now, end: now },
      proration: false,
    };
  });
  const to = {
    customer: customer.id,
    currency: session.currency,
    subscription: null,
    isTaxed: session.automatic_tax.enabled,
  };
  const draft = withTotals(state, draftInvoice(state, to, 'manual', charges));
  noteTotals(session, draft);
  const intent = newIntent(state, customer.id, session.amount_total, session.currency);
  const attempt = attemptPayment(state, intent, cardOf(state, { customer: customer.id }), {
    isAuthenticated,
  });
  if (attempt !== 'paid') throw declineOf(intent);
  session.payment_intent = intent.id;
  if (!session.invoice_creation?.enabled) return;
  const invoice = issueInvoice(state, draft);
  // The page's own payment settles the invoice, so the payment created with the invoice is deleted.
  const own = paymentOf(state, invoice);
  if (own) {
    delete state.stored.paymentIntents[own.payment.payment_intent];
    delete state.stored.invoicePayments[own.id];
  }
  joinPayment(state, invoice, intent);
  markPaid(state, invoice);
  session.invoice = invoice.id;
}

function noteTotals(
  session: CheckoutSession,
  { subtotal, total, total_taxes, automatic_tax }: Invoice,
) {
  session.amount_subtotal = subtotal;
  session.amount_total = total;
  session.total_details.amount_tax = total_taxes.reduce((sum, { amount }) => sum + amount, 0);
  if (session.automatic_tax.enabled)
    session.automatic_tax.status =
      automatic_tax.status === 'complete' ? 'complete' : 'requires_location_inputs';
}

/** Stores the address and VAT number on the customer, if the page may do so. */
function noteBuyer(
  state: StripeState,
  session: CheckoutSession,
  customer: Customer,
  { country, postalCode, taxId }: TypedBuyer,
): void {
  const { updates } = find(state.stored.orders, session.id, 'order');
  if (country && (updates.address || !session.customer)) {
    const address: Address = {
      ...{ city: null, line1: null, line2: null, state: null },
      ...{ country, postal_code: postalCode || null },
    };
    customer.address = address;
    state.emit('customer.updated', customer);
  }
  if (taxId && session.tax_id_collection.enabled) addTaxId(state, customer, country, taxId);
}

/**
 * Stripe's types of tax numbers by issuing country. All other countries use VAT numbers of the European
 * Union.
 */
const taxIdTypes: Readonly<Record<string, string>> = {
  ...{ GB: 'gb_vat', US: 'us_ein', IN: 'in_gst', MX: 'mx_rfc' },
  ...{ PE: 'pe_ruc', CO: 'co_nit', AR: 'ar_cuit' },
};

function addTaxId(state: StripeState, customer: Customer, country: string, value: string): void {
  if (taxIdsOf(state, customer.id).some((one) => one.value === value)) return;
  const id = newId('txi');
  state.stored.taxIds[id] = {
    ...{ id, object: 'tax_id', created: state.now(), livemode: false, country, value },
    customer: customer.id,
    owner: { customer: customer.id, customer_account: null, type: 'customer' },
    type: taxIdTypes[country] ?? 'eu_vat',
    verification: { status: 'verified', verified_address: null, verified_name: null },
  };
  state.emit('customer.tax_id.created', state.stored.taxIds[id] ?? {});
}

const detailsOf = (
  state: StripeState,
  customer: Customer,
): CheckoutSession['customer_details'] => ({
  address: customer.address,
  business_name: null,
  email: customer.email,
  individual_name: null,
  name: customer.name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: taxIdsOf(state, customer.id).map(({ type, value }) => ({ type, value })),
});

function customerOf(state: StripeState, session: CheckoutSession): Customer {
  if (session.customer) return find(state.stored.customers, session.customer, 'customer');
  const customer = newCustomer(state, { email: session.customer_email, name: null, metadata: {} });
  session.customer = customer.id;
  return customer;
}

/** Creates a customer. */
export function newCustomer(
  state: StripeState,
  given: Pick<Customer, 'email' | 'name' | 'metadata'> & { address?: Address | undefined },
): Customer {
  const { email, name, metadata, address } = given;
  const customer: Customer = {
    ...basics(state, 'cus', 'customer'),
    email,
    name,
    metadata,
    address: address ?? null,
    currency: null,
    balance: 0,
    invoice_settings: {
      ...{ default_payment_method: null, custom_fields: null, footer: null },
      rendering_options: null,
    },
  };
  state.stored.customers[customer.id] = customer;
  state.emit('customer.created', customer);
  return customer;
}
