/** Currencies without a minor unit (docs.stripe.com/currencies#zero-decimal, November 2026). */
const withoutDecimals: ReadonlySet<string> = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);

/** Currencies with three decimals (docs.stripe.com/currencies#three-decimal). */
const withThreeDecimals: ReadonlySet<string> = new Set('bhd jod kwd omr tnd'.split(' '));

/**
 * Returns the number of decimals in Stripe's amounts. It can differ from the number of decimals that locales
 * display: Stripe counts Colombian pesos, Icelandic krónur and Ugandan shillings in hundredths
 * (#special-cases).
 */
export function decimalsOf(currency: string): number {
  const code = currency.toLowerCase();
  if (withThreeDecimals.has(code)) return 3;
  return withoutDecimals.has(code) ? 0 : 2;
}
