import { cardOfNumber, declineMessages } from './cards.ts';
import type { Customer, Invoice } from './objects.ts';
import {
  type Attempt,
  type AttemptFacts,
  attemptPayment,
  intentOf,
  paymentOf,
  storeMethod,
} from './payment-intents.ts';
import type { PaymentMethod } from './payment-objects.ts';
import { declined } from './stripe-error-response.ts';
import { find, type StripeState } from './stripe-state.ts';

/** A card as typed on a page, and whether its holder has authenticated there. */
export interface TypedCard {
  number: string;
  /** `MM / YY`. */
  expires: string;
  isAuthenticated: boolean;
}

/**
 * Parses a card typed by the customer: returns the known test card, its digits and its expiry. Throws 402 if
 * the number is not a card number.
 */
export function readCard({ number, expires }: TypedCard) {
  const known = cardOfNumber(number);
  if (!known) throw declined('Your card number is invalid.', 'incorrect_number');
  const [, month = '12', year = '40'] = /^(\d\d?)\s*\/\s*(\d\d)$/.exec(expires.trim()) ?? [];
  return { ...known, expires: { month: Number(month), year: 2000 + Number(year) } };
}

/** Returns true if the bank requires the card holder to authenticate and the holder has not done so yet. */
export function needsAuthentication(typed: TypedCard): boolean {
  return readCard(typed).card.authenticates !== 'never' && !typed.isAuthenticated;
}

/** Stores a card typed by the customer. The bank may decline it immediately (402). */
export function storeCard(state: StripeState, customer: Customer, typed: TypedCard): PaymentMethod {
  const { digits, card, expires } = readCard(typed);
  if (card.declines && !card.isStored) {
    throw declined(declineMessages[card.declines], 'card_declined', card.declines);
  }
  return storeMethod(state, customer, digits, expires, typed.isAuthenticated);
}

/**
 * Returns the card to charge: the subscription's own card or, if there is none, the customer's default card.
 */
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

/** Makes one attempt to charge an open invoice. */
export function charge(state: StripeState, invoice: Invoice, facts: AttemptFacts = {}): Attempt {
  if (invoice.amount_due === 0) {
    markPaid(state, invoice);
    return 'paid';
  }
  const subscription = state.stored.subscriptions[subscriptionIdOf(invoice) ?? ''];
  const card = cardOf(state, subscription ?? { customer: invoice.customer });
  const intent = intentOf(state, invoice);
  if (!intent) throw new Error(`The invoice ${invoice.id} has no payment.`);
  invoice.attempt_count += 1;
  invoice.attempted = true;
  const attempt = attemptPayment(state, intent, card, facts);
  if (attempt === 'paid') {
    const payment = paymentOf(state, invoice);
    if (payment) {
      Object.assign(payment, { status: 'paid', amount_paid: intent.amount });
      payment.status_transitions.paid_at = state.now();
    }
    markPaid(state, invoice);
  } else if (attempt === 'requires_action') {
    state.emit('invoice.payment_action_required', invoice);
    state.emit('invoice.payment_failed', invoice);
  } else {
    state.emit('invoice.payment_failed', invoice);
  }
  return attempt;
}

/** Sets an invoice to paid, for every method of payment. */
export function markPaid(state: StripeState, invoice: Invoice): void {
  Object.assign(invoice, {
    status: 'paid',
    attempted: true,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
  });
  invoice.status_transitions.paid_at = state.now();
  state.emit('invoice.paid', invoice);
  state.emit('invoice.payment_succeeded', invoice);
}
