import type { Customer, Invoice, PaymentMethod } from './objects.ts';
import { basics, find, type StripeState } from './stripe-state.ts';

/** Stripe's test card that can be stored and is declined at every charge. */
export const decliningCard = '4000000000000341';
export const goodCard = '4242424242424242';

/** Stores a card and makes it the customer's own. */
export function storeCard(state: StripeState, customer: Customer, number: string): PaymentMethod {
  const digits = number.replace(/\D/g, '');
  const method: PaymentMethod = {
    ...basics(state, 'pm', 'payment_method'),
    metadata: {},
    type: 'card',
    customer: customer.id,
    card: { brand: 'visa', last4: digits.slice(-4), exp_month: 12, exp_year: 2040 },
  };
  state.stored.paymentMethods[method.id] = method;
  customer.invoice_settings.default_payment_method = method.id;
  state.emit('payment_method.attached', method);
  state.emit('customer.updated', customer);
  return method;
}

/** Whether a charge to this card goes through. */
export const isGood = (method: PaymentMethod | undefined): boolean =>
  method !== undefined && method.card.last4 !== decliningCard.slice(-4);

/** The card that is charged for a subscription, or for what a customer pays beside one. */
export function cardOf(
  state: StripeState,
  of: { customer: string; default_payment_method?: string | null },
): PaymentMethod | undefined {
  const customer = find(state.stored.customers, of.customer, 'customer');
  const id = of.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id ? state.stored.paymentMethods[id] : undefined;
}

export const subscriptionIdOf = (invoice: Invoice): string | undefined =>
  invoice.parent?.subscription_details.subscription;

/** Charges an open invoice once. Answers whether it is paid. */
export function charge(state: StripeState, invoice: Invoice): boolean {
  const subscription = state.stored.subscriptions[subscriptionIdOf(invoice) ?? ''];
  const card = cardOf(state, subscription ?? { customer: invoice.customer });
  if (invoice.amount_due > 0) invoice.attempt_count += 1;
  if (invoice.amount_due > 0 && !isGood(card)) {
    state.emit('invoice.payment_failed', invoice);
    return false;
  }
  markPaid(state, invoice);
  return true;
}

/** Notes an invoice as paid, however the money came. */
export function markPaid(state: StripeState, invoice: Invoice): void {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
  });
  state.emit('invoice.paid', invoice);
  state.emit('invoice.payment_succeeded', invoice);
}
