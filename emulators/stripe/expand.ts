import { listOf } from './list-of.ts';
import { priceIn } from './price-in.ts';
import { badParameter } from './stripe-error-response.ts';
import { find, type Stored, type StripeState } from './stripe-state.ts';
import { taxIdsOf } from './tax.ts';

/** For `expand`: the kind of object to which each field's id refers. */
const holds: Readonly<Record<string, keyof Stored>> = {
  charge: 'charges',
  customer: 'customers',
  latest_charge: 'charges',
  latest_invoice: 'invoices',
  invoice: 'invoices',
  payment_intent: 'paymentIntents',
  subscription: 'subscriptions',
  schedule: 'schedules',
  default_payment_method: 'paymentMethods',
  product: 'products',
};

/** Fields that are included only on request, keyed by kind of object and field name. */
const included: Readonly<Record<string, (state: StripeState, id: string) => unknown>> = {
  'customer.tax_ids': (state, id) =>
    listOf(taxIdsOf(state, id), `/v1/customers/${id}/tax_ids`, { limit: 10 }),
  'charge.refunds': ({ stored }, id) =>
    listOf(
      Object.values(stored.refunds).filter(({ charge }) => charge === id),
      `/v1/charges/${id}/refunds`,
      { limit: 10 },
    ),
  'invoice.payments': ({ stored }, id) =>
    listOf(
      Object.values(stored.invoicePayments).filter(({ invoice }) => invoice === id),
      '/v1/invoice_payments',
      { limit: 10 },
    ),
  'price.currency_options': ({ stored }, id) =>
    Object.fromEntries(
      Object.entries(stored.currencyOptions[id] ?? {}).map(([currency, option]) => [
        currency,
        {
          ...option,
          custom_unit_amount: null,
          unit_amount_decimal: String(option.unit_amount),
        },
      ]),
    ),
  'checkout.session.line_items': (state, id) => lineItems(state, id),
};

/** The maximum depth of an `expand` path, as at Stripe. */
const deepest = 4;

/**
 * Returns a copy of a response in which some ids are replaced by their objects. `paths` selects the ids, such
 * as `data.latest_invoice` or `items.data.price.product`.
 */
export function expand(state: StripeState, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > deepest) {
      throw badParameter('expand', `You cannot expand more than ${deepest} levels of a property.`);
    }
    expandPath(state, copy, steps);
  }
  return copy;
}

function expandPath(state: StripeState, at: unknown, [step, ...rest]: string[]): void {
  if (step === undefined || typeof at !== 'object' || at === null) return;
  if (Array.isArray(at)) {
    for (const one of at) expandPath(state, one, [step, ...rest]);
    return;
  }
  const value: unknown = Reflect.get(at, step);
  const kind = holds[step];
  const include = included[`${Reflect.get(at, 'object')}.${step}`];
  if (value === undefined && include) {
    Reflect.set(at, step, structuredClone(include(state, String(Reflect.get(at, 'id')))));
  } else if (typeof value === 'string' && kind) {
    const all: unknown = state.stored[kind];
    const one: unknown =
      typeof all === 'object' && all !== null ? Reflect.get(all, value) : undefined;
    if (one) Reflect.set(at, step, structuredClone(one));
  } else if (value === undefined) {
    throw badParameter('expand', `This property cannot be expanded (${step}).`);
  }
  const next: unknown = Reflect.get(at, step);
  for (const one of Array.isArray(next) ? next : [next]) expandPath(state, one, rest);
}

function lineItems(state: StripeState, id: string): object {
  const session = find(state.stored.sessions, id, 'checkout.session');
  const items = find(state.stored.orders, id, 'order').lines.map(({ price: priceId, quantity }) => {
    const price = find(state.stored.prices, priceId, 'price');
    const amount = priceIn(state, price, session.currency).unit_amount * quantity;
    return {
      ...{ id: `li_${priceId}`, object: 'item', adjustable_quantity: null },
      ...{ amount_discount: 0, amount_subtotal: amount, amount_tax: 0, amount_total: amount },
      ...{ currency: session.currency, description: price.nickname, metadata: null },
      ...{ price, quantity },
    };
  });
  return listOf(items, `/v1/checkout/sessions/${id}/line_items`, { limit: 10 });
}
