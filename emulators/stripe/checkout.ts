import { createSubscription } from './create-subscription.ts';
import { draftInvoice, issueInvoice } from './invoices.ts';
import type { CheckoutSession, Customer } from './objects.ts';
import { decliningCard, markPaid, storeCard } from './payments.ts';
import { nameOfPrice } from './prorations.ts';
import { badParameter, declined } from './stripe-error-response.ts';
import { basics, find, type StripeState } from './stripe-state.ts';

const secondsOpen = 24 * 3600;

export interface NewCheckout {
  mode: CheckoutSession['mode'];
  customer: string | null;
  customerEmail: string | null;
  clientReference: string | null;
  lines: { price: string; quantity: number }[];
  metadata: Record<string, string>;
  subscriptionData: CheckoutSession['subscription_data'];
  invoiceCreation: CheckoutSession['invoice_creation'];
  successUrl: string;
  cancelUrl: string | null;
}

/** A page on which a customer pays for something new. */
export function openCheckout(state: StripeState, wanted: NewCheckout): CheckoutSession {
  const { stored } = state;
  const prices = wanted.lines.map((line) => ({
    ...find(stored.prices, line.price, 'price'),
    quantity: line.quantity,
  }));
  const [first] = prices;
  if (!first) throw badParameter('line_items', 'You must provide at least one line item.');
  const recurs = prices.some(({ recurring }) => recurring !== null);
  if ((wanted.mode === 'subscription') !== recurs) {
    throw badParameter('mode', `The prices do not fit the mode ${wanted.mode}.`);
  }
  if (wanted.mode === 'subscription' && wanted.invoiceCreation) {
    throw badParameter('invoice_creation', 'A subscription has its invoices anyway.');
  }
  if (wanted.customer) find(stored.customers, wanted.customer, 'customer');
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
    line_items: wanted.lines,
    subscription: null,
    subscription_data: wanted.subscriptionData,
    invoice_creation: wanted.invoiceCreation,
    invoice: null,
    currency: first.currency,
    amount_total: prices.reduce((sum, one) => sum + one.unit_amount * one.quantity, 0),
    success_url: wanted.successUrl,
    cancel_url: wanted.cancelUrl,
    expires_at: base.created + secondsOpen,
    url: `${state.stored.base}/c/pay/${base.id}`,
  };
  stored.sessions[session.id] = session;
  return session;
}

/**
 * Pays on the page. A declined card throws and leaves the page open, as Stripe's own does: nothing is
 * begun. Paying twice changes nothing.
 */
export function payCheckout(state: StripeState, session: CheckoutSession, card: string): void {
  if (session.status === 'complete') return;
  if (session.expires_at <= state.now()) session.status = 'expired';
  if (session.status === 'expired') throw badParameter('id', 'This page has expired.');
  if (card.replace(/\D/g, '').slice(-4) === decliningCard.slice(-4)) {
    // The one card that can be stored and is declined later: a free trial takes it.
    if (!session.subscription_data.trial_period_days) throw declined();
  }
  const customer = customerOf(state, session);
  storeCard(state, customer, card);
  if (session.mode === 'subscription') {
    const subscription = createSubscription(state, {
      customer: customer.id,
      items: session.line_items,
      metadata: session.subscription_data.metadata,
      trialDays: session.subscription_data.trial_period_days,
      withoutCard: 'create_invoice',
    });
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
  } else if (session.invoice_creation?.enabled) {
    session.invoice = payOnce(state, session, customer);
  }
  const free = session.mode === 'subscription' && session.subscription_data.trial_period_days;
  Object.assign(session, {
    status: 'complete',
    payment_status: free ? 'no_payment_required' : 'paid',
    url: null,
  });
  state.emit('checkout.session.completed', session);
}

/** The invoice of what is paid once; Stripe writes none unless the page was opened with one. */
function payOnce(state: StripeState, session: CheckoutSession, customer: Customer): string {
  const now = state.now();
  const charges = session.line_items.map(({ price: id, quantity }) => {
    const price = find(state.stored.prices, id, 'price');
    return {
      amount: price.unit_amount * quantity,
      description: `${quantity} × ${nameOfPrice(state, price)}`,
      price,
      quantity,
      item: null,
      period: { start: now, end: now },
      proration: false,
    };
  });
  const to = { customer: customer.id, currency: session.currency, subscription: null };
  const invoice = issueInvoice(state, draftInvoice(state, to, 'manual', charges));
  markPaid(state, invoice);
  return invoice.id;
}

function customerOf(state: StripeState, session: CheckoutSession): Customer {
  if (session.customer) return find(state.stored.customers, session.customer, 'customer');
  const customer = newCustomer(state, { email: session.customer_email, name: null, metadata: {} });
  session.customer = customer.id;
  return customer;
}

/** Someone who pays. */
export function newCustomer(
  state: StripeState,
  { email, name, metadata }: Pick<Customer, 'email' | 'name' | 'metadata'>,
): Customer {
  const customer: Customer = {
    ...basics(state, 'cus', 'customer'),
    email,
    name,
    metadata,
    balance: 0,
    invoice_settings: { default_payment_method: null },
  };
  state.stored.customers[customer.id] = customer;
  state.emit('customer.created', customer);
  return customer;
}
