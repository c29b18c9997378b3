import { cardOfNumber, declineMessages } from './cards.ts';
import { dispute } from './disputes.ts';
import type { Customer, Invoice } from './objects.ts';
import type { Charge, InvoicePayment, PaymentIntent, PaymentMethod } from './payment-objects.ts';
import { declined } from './stripe-error-response.ts';
import { basics, find, newId, type StripeState } from './stripe-state.ts';

/** The outcome of an attempt to pay. */
export type Attempt = 'paid' | 'declined' | 'requires_action';

/** Facts about a payment attempt that are not stored with the card. */
export interface AttemptFacts {
  /** Whether the holder has just authenticated on one of Stripe's pages. */
  isAuthenticated?: boolean;
}

/** Creates the payment for an open invoice. */
export function openPayment(state: StripeState, invoice: Invoice): PaymentIntent {
  const intent = newIntent(state, invoice.customer, invoice.amount_due, invoice.currency);
  joinPayment(state, invoice, intent);
  return intent;
}

/** Creates a payment that has not been attempted yet. */
export function newIntent(
  state: StripeState,
  customer: string,
  amount: number,
  currency: string,
): PaymentIntent {
  const intent: PaymentIntent = {
    ...basics(state, 'pi', 'payment_intent'),
    metadata: {},
    amount,
    amount_received: 0,
    currency,
    customer,
    last_payment_error: null,
    latest_charge: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  state.stored.paymentIntents[intent.id] = intent;
  return intent;
}

/** Links an invoice to the payment that settles it, or that has already settled it. */
export function joinPayment(state: StripeState, invoice: Invoice, intent: PaymentIntent): void {
  const paid = intent.status === 'succeeded';
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    created: state.now(),
    livemode: false,
    amount_paid: paid ? intent.amount : null,
    amount_requested: intent.amount,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: paid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: paid ? state.now() : null },
  };
  state.stored.invoicePayments[payment.id] = payment;
}

export const paymentOf = (state: StripeState, invoice: Invoice): InvoicePayment | undefined =>
  Object.values(state.stored.invoicePayments).find((one) => one.invoice === invoice.id);

/** Cancels the payment of an invoice that is voided. */
export function cancelPayment(state: StripeState, invoice: Invoice): void {
  const payment = paymentOf(state, invoice);
  const intent = payment && state.stored.paymentIntents[payment.payment.payment_intent];
  if (!payment || !intent || intent.status === 'succeeded') return;
  Object.assign(payment, { status: 'canceled' });
  payment.status_transitions.canceled_at = state.now();
  intent.status = 'canceled';
  state.emit('payment_intent.canceled', intent);
}

/**
 * Attempts the payment at the bank. If the bank requires authentication, the payment is not charged and waits
 * until the holder authenticates on a page.
 */
export function attemptPayment(
  state: StripeState,
  intent: PaymentIntent,
  method: PaymentMethod | undefined,
  { isAuthenticated = false }: AttemptFacts = {},
): Attempt {
  const known = method && state.stored.cards[method.id];
  const card = known && cardOfNumber(known.digits)?.card;
  if (!method || !known || !card) {
    return fail(state, intent, null, 'card_declined');
  }
  intent.payment_method = method.id;
  const needsHolder =
    card.authenticates === 'always' || (card.authenticates === 'until_set_up' && !known.isSetUp);
  if (needsHolder && !isAuthenticated) {
    intent.status = 'requires_action';
    state.emit('payment_intent.requires_action', intent);
    return 'requires_action';
  }
  if (isAuthenticated) known.isSetUp = true;
  if (hasExpired(state, method)) return fail(state, intent, method, 'expired_card');
  if (card.declines) return fail(state, intent, method, card.declines);
  const charge = newCharge(state, intent, method);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
  });
  state.emit('charge.succeeded', charge);
  state.emit('payment_intent.succeeded', intent);
  if (card.isDisputed) dispute(state, charge);
  return 'paid';
}

function hasExpired(state: StripeState, { card }: PaymentMethod): boolean {
  return Date.UTC(card.exp_year, card.exp_month) / 1000 <= state.now();
}

function fail(
  state: StripeState,
  intent: PaymentIntent,
  method: PaymentMethod | null,
  code: keyof typeof declineMessages,
): Attempt {
  const message = declineMessages[code];
  const isDecline = code !== 'expired_card';
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: {
      type: 'card_error',
      code: isDecline ? 'card_declined' : code,
      ...(isDecline && { decline_code: code === 'card_declined' ? 'generic_decline' : code }),
      message,
    },
  });
  if (method) {
    const charge = newCharge(state, intent, method);
    Object.assign(charge, {
      ...{ amount_captured: 0, paid: false, status: 'failed' },
      ...{ failure_code: isDecline ? 'card_declined' : code, failure_message: message },
    });
    intent.latest_charge = charge.id;
    state.emit('charge.failed', charge);
  }
  state.emit('payment_intent.payment_failed', intent);
  return 'declined';
}

function newCharge(state: StripeState, intent: PaymentIntent, method: PaymentMethod): Charge {
  const charge: Charge = {
    ...basics(state, 'ch', 'charge'),
    metadata: {},
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    disputed: false,
    failure_code: null,
    failure_message: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: 'succeeded',
  };
  state.stored.charges[charge.id] = charge;
  return charge;
}

/** Returns the message for a failed attempt, with the bank's own reason. */
export const declineOf = ({ last_payment_error: error }: PaymentIntent) =>
  declined(error?.message ?? declineMessages.card_declined, error?.code, error?.decline_code);

/** Creates a card in Stripe's format, without storing it. */
export const newMethod = (
  state: StripeState,
  customer: string,
  digits: string,
  expires: { month: number; year: number },
): PaymentMethod => ({
  ...basics(state, 'pm', 'payment_method'),
  metadata: {},
  type: 'card',
  customer,
  card: {
    brand: 'visa',
    exp_month: expires.month,
    exp_year: expires.year,
    fingerprint: digits.slice(0, 6) + digits.slice(-4),
    last4: digits.slice(-4),
  },
});

/** Stores a card for a customer and makes it the default for charges. */
export function storeMethod(
  state: StripeState,
  customer: Customer,
  digits: string,
  expires: { month: number; year: number },
  isSetUp: boolean,
): PaymentMethod {
  const method = newMethod(state, customer.id, digits, expires);
  state.stored.paymentMethods[method.id] = method;
  state.stored.cards[method.id] = { digits, isSetUp };
  customer.invoice_settings.default_payment_method = method.id;
  state.emit('payment_method.attached', method);
  state.emit('customer.updated', customer);
  return method;
}

export const intentOf = (state: StripeState, invoice: Invoice): PaymentIntent | undefined => {
  const payment = paymentOf(state, invoice);
  return (
    payment && find(state.stored.paymentIntents, payment.payment.payment_intent, 'payment_intent')
  );
};
