import type { Invoice, InvoiceLine, Price, Subscription } from './objects.ts';
import { cancelPayment, openPayment } from './payment-intents.ts';
import { priceIn } from './price-in.ts';
import { basics, find, newId, type StripeState } from './stripe-state.ts';
import { isLocated, sumTaxes, taxIdsOf, taxOn } from './tax.ts';

/** An invoice line that does not belong to an invoice yet. */
export interface Charge {
  amount: number;
  description: string;
  price: Price;
  quantity: number;
  /** The subscription item; null for a one-time payment. */
  item: string | null;
  period: { start: number; end: number };
  proration: boolean;
}

/** Creates a draft of an invoice. It is stored only when it is issued. */
export function draftInvoice(
  state: StripeState,
  of: {
    customer: string;
    currency: string;
    subscription: Subscription | null;
    isTaxed: boolean;
  },
  reason: Invoice['billing_reason'],
  charges: readonly Charge[],
): Invoice {
  const base = basics(state, reason === 'upcoming' ? 'upcoming_in' : 'in', 'invoice');
  const customer = find(state.stored.customers, of.customer, 'customer');
  const invoice: Invoice = {
    ...base,
    metadata: {},
    customer: of.customer,
    currency: of.currency,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    status: 'draft',
    number: null,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${base.id}/lines` },
    parent: of.subscription && {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        subscription: of.subscription.id,
        metadata: of.subscription.metadata,
      },
    },
    attempted: false,
    automatic_tax: {
      disabled_reason: null,
      enabled: of.isTaxed,
      liability: of.isTaxed ? { type: 'self' } : null,
      provider: of.isTaxed ? 'stripe' : null,
      status: null,
    },
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_tax_ids: taxIdsOf(state, customer.id).map(({ type, value }) => ({ type, value })),
    effective_at: null,
    hosted_invoice_url: `${state.stored.base}/i/${base.id}`,
    invoice_pdf: null,
    period_start: base.created,
    period_end: base.created,
    status_transitions: {
      ...{ finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    total_discount_amounts: [],
    total: 0,
    total_excluding_tax: 0,
    total_taxes: [],
    starting_balance: 0,
    ending_balance: 0,
    amount_due: 0,
    amount_paid: 0,
    amount_remaining: 0,
    attempt_count: 0,
    next_payment_attempt: null,
  };
  invoice.lines.data = charges.map((charge) => toLine(invoice, charge, of.subscription));
  return withTotals(state, invoice);
}

function toLine(invoice: Invoice, charge: Charge, subscription: Subscription | null): InvoiceLine {
  const { price, amount, description, quantity, item, period, proration } = charge;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: invoice.currency,
    description,
    discountable: !proration,
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent:
      subscription && item
        ? {
            type: 'subscription_item_details',
            invoice_item_details: null,
            subscription_item_details: {
              proration,
              proration_details: proration ? { credited_items: null } : null,
              subscription: subscription.id,
              subscription_item: item,
              invoice_item: null,
            },
          }
        : null,
    period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity,
    subtotal: amount,
    taxes: [],
  };
}

/**
 * Computes the totals of an invoice, including tax, and deducts the customer's credit. A negative total
 * becomes credit.
 */
export function withTotals(state: StripeState, invoice: Invoice): Invoice {
  const subtotal = invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0);
  const discounts = discountsOf(state, invoice);
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = putTaxes(state, invoice, discount);
  const taxOf = (behavior: 'inclusive' | 'exclusive') =>
    taxes.reduce((sum, tax) => sum + (tax.tax_behavior === behavior ? tax.amount : 0), 0);
  const total = subtotal - discount + taxOf('exclusive');
  const { balance } = find(state.stored.customers, invoice.customer, 'customer');
  const due = total + balance;
  return Object.assign(invoice, {
    subtotal,
    subtotal_excluding_tax: subtotal - taxOf('inclusive'),
    total_discount_amounts: discounts,
    total,
    total_excluding_tax: total - taxOf('exclusive') - taxOf('inclusive'),
    total_taxes: taxes,
    starting_balance: balance,
    ending_balance: Math.min(0, due),
    amount_due: Math.max(0, due),
    amount_remaining: Math.max(0, due),
  });
}

/**
 * Sets the tax of each line and returns the sum per tax. Before that, divides the coupons' discount among the
 * lines.
 */
function putTaxes(state: StripeState, invoice: Invoice, discount: number) {
  const customer = find(state.stored.customers, invoice.customer, 'customer');
  const { automatic_tax: automatic, lines, currency } = invoice;
  if (!automatic.enabled) return [];
  if (!isLocated(customer)) {
    automatic.status = 'requires_location_inputs';
    return [];
  }
  automatic.status = 'complete';
  const full = lines.data.filter(({ discountable }) => discountable);
  const sum = full.reduce((all, { amount }) => all + amount, 0);
  for (const line of lines.data) {
    const price = find(state.stored.prices, line.pricing.price_details.price, 'price');
    const { tax_behavior: behavior } = priceIn(state, price, currency);
    const off = line.discountable && sum > 0 ? Math.round((discount * line.amount) / sum) : 0;
    line.taxes = [taxOn(state, customer, line.amount - off, behavior)];
  }
  return sumTaxes(lines.data.flatMap(({ taxes }) => taxes));
}

/**
 * Returns the discount of the coupons on lines that are not prorations. The amounts of prorations already
 * include it.
 */
function discountsOf(state: StripeState, { lines, parent }: Invoice) {
  const id = parent?.subscription_details.subscription ?? '';
  const full = lines.data.filter(({ discountable }) => discountable);
  const sum = full.reduce((all, { amount }) => all + amount, 0);
  return (state.stored.subscriptions[id]?.discounts ?? []).map((discount) => {
    const { percent_off: percent } = find(state.stored.coupons, discount, 'coupon');
    return { discount, amount: Math.round((sum * percent) / 100) };
  });
}

/** Stores an invoice and finalizes it, so that it is due from now on. */
export function issueInvoice(state: StripeState, draft: Invoice): Invoice {
  const { stored } = state;
  const customer = find(stored.customers, draft.customer, 'customer');
  const invoice = withTotals(state, draft);
  const count = Object.values(stored.invoices).filter((one) => one.customer === customer.id).length;
  invoice.number = `${customer.id.slice(-6).toUpperCase()}-${String(count + 1).padStart(4, '0')}`;
  invoice.invoice_pdf = `${invoice.hosted_invoice_url}/pdf`;
  stored.invoices[invoice.id] = invoice;
  state.emit('invoice.created', invoice);
  customer.balance = invoice.ending_balance;
  customer.currency = invoice.currency;
  invoice.status = 'open';
  invoice.effective_at = state.now();
  invoice.status_transitions.finalized_at = state.now();
  if (invoice.amount_due > 0) openPayment(state, invoice);
  state.emit('invoice.finalized', invoice);
  return invoice;
}

/** Voids an unpaid invoice, as Stripe does. */
export function voidInvoice(state: StripeState, invoice: Invoice): void {
  const customer = find(state.stored.customers, invoice.customer, 'customer');
  // Restore the customer's credit that the invoice used.
  customer.balance += invoice.starting_balance - invoice.ending_balance;
  Object.assign(invoice, { status: 'void', next_payment_attempt: null });
  invoice.status_transitions.voided_at = state.now();
  cancelPayment(state, invoice);
  state.emit('invoice.voided', invoice);
}
