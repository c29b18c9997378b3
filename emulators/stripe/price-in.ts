import type { CurrencyOption, Price } from './objects.ts';
import { badParameter } from './stripe-error-response.ts';
import type { StripeState } from './stripe-state.ts';

/** Currencies without a smaller unit at Stripe (docs.stripe.com/currencies, read in November 2026). */
const withoutDecimals: ReadonlySet<string> = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);

/** Returns the number of decimal places of a currency's amounts. */
export const decimalsOf = (currency: string): number => (withoutDecimals.has(currency) ? 0 : 2);

/**
 * Throws 400 for an archived price, which cannot be used for new purchases. Existing subscriptions keep it.
 */
export function requireActive({ id, active }: Price): void {
  if (active) return;
  throw badParameter(
    'price',
    `The price specified is inactive. This field only accepts active prices. (${id})`,
  );
}

/** Returns a price's amounts in one currency. Throws 400 if the price is not sold in that currency. */
export function priceIn(state: StripeState, price: Price, currency: string): CurrencyOption {
  if (currency === price.currency) return price;
  const option = state.stored.currencyOptions[price.id]?.[currency];
  if (option) return option;
  throw badParameter(
    'currency',
    `The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: \`${currency}\`.`,
  );
}
