import type { CurrencyOption, Price } from './objects.ts';
import { badParameter } from './stripe-error-response.ts';
import type { StripeState } from './stripe-state.ts';

/** Currencies that have no smaller unit at Stripe (docs.stripe.com/currencies, read in November 2026). */
const withoutDecimals: ReadonlySet<string> = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);

/** How many digits of an amount are behind the point. */
export const decimalsOf = (currency: string): number => (withoutDecimals.has(currency) ? 0 : 2);

/** 400 for a price that was archived: it is for those who have it, and for nothing new. */
export function requireActive({ id, active }: Price): void {
  if (active) return;
  throw badParameter(
    'price',
    `The price specified is inactive. This field only accepts active prices. (${id})`,
  );
}

/** A price in one currency; 400 if it is not sold in it. */
export function priceIn(state: StripeState, price: Price, currency: string): CurrencyOption {
  if (currency === price.currency) return price;
  const option = state.stored.currencyOptions[price.id]?.[currency];
  if (option) return option;
  throw badParameter(
    'currency',
    `The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: \`${currency}\`.`,
  );
}
