import type { Price } from './objects.ts';
import type { StripeState } from './stripe-state.ts';
import { unusedFields } from './unused-fields.ts';

/**
 * Returns a copy of an object as Stripe returns it: with derived fields, and with required fields that
 * Lexiloom does not use. `contract.test.ts` compares the copy with the types of the `stripe` package.
 */
export function answered(state: StripeState, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => answered(state, one));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, answered(state, inner)]),
  );
  const kind = typeof fields.object === 'string' ? fields.object : '';
  const complete = { ...unusedFields[kind], ...fields };
  switch (kind) {
    case 'price':
      return { ...complete, unit_amount_decimal: String(fields.unit_amount) };
    case 'subscription_item':
      return { ...complete, plan: planOf(fields.price as unknown as Price) };
    case 'subscription_schedule':
      return {
        ...complete,
        phases: Array.isArray(fields.phases) ? fields.phases.map(phase) : [],
      };
    case 'payment_method':
      return { ...complete, card: { ...unusedFields.card, ...Object(fields.card) } };
    default:
      return complete;
  }
}

/** Returns the value of Stripe's legacy `plan` field, which describes a price. */
function planOf(price: Price): object {
  const { id, active, created, currency, livemode, metadata, nickname, product } = price;
  return {
    ...{ id, object: 'plan', active, created, currency, livemode, metadata, nickname, product },
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount),
    billing_scheme: 'per_unit',
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    ...{ meter: null, tiers_mode: null, transform_usage: null, trial_period_days: null },
    usage_type: 'licensed',
  };
}

/** A phase with Stripe's additional fields. */
function phase(given: object): object {
  const items: unknown = Reflect.get(given, 'items');
  return {
    ...unusedFields.phase,
    ...given,
    items: Array.isArray(items)
      ? items.map((item) => ({ ...unusedFields.phase_item, ...item, plan: item.price }))
      : [],
  };
}
