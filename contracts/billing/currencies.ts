/** The currencies that plans are sold in (ISO 4217, small letters as Stripe has them). */
export const currencies = ['gbp', 'eur', 'usd', 'inr', 'mxn', 'pen', 'cop', 'ars'] as const;
export type Currency = (typeof currencies)[number];

/** What a price is compared by, and what an account without another currency pays in. */
export const baseCurrency = 'gbp' satisfies Currency;

/**
 * Whether the prices of a currency include tax. Where shop prices include it by law or custom they do; in
 * the United States it comes on top.
 */
export const taxBehaviors: Readonly<Record<Currency, 'inclusive' | 'exclusive'>> = {
  gbp: 'inclusive',
  eur: 'inclusive',
  usd: 'exclusive',
  inr: 'inclusive',
  mxn: 'inclusive',
  pen: 'inclusive',
  cop: 'inclusive',
  ars: 'inclusive',
};

const inEuros = `AND AUT BEL BGR CYP DEU ESP EST FIN FRA GRC HRV IRL ITA LTU LUX LVA MCO MLT MNE NLD
  PRT SMR SVK SVN VAT`;

/** The countries (ISO 3166-1, three letters) that pay in something else than dollars. */
const countryCurrencies: ReadonlyMap<string, Currency> = new Map<string, Currency>([
  ...inEuros.split(/\s+/).map((country) => [country, 'eur'] as const),
  ...(['GBR', 'GGY', 'IMN', 'JEY'] as const).map((country) => [country, 'gbp'] as const),
  ['IND', 'inr'],
  ['MEX', 'mxn'],
  ['PER', 'pen'],
  ['COL', 'cop'],
  ['ARG', 'ars'],
]);

/** What somebody of a country pays in: its own money where plans are sold in it, else US dollars. */
export const currencyOfCountry = (country: string): Currency =>
  countryCurrencies.get(country) ?? 'usd';

export const isCurrency = (code: string | null | undefined): code is Currency =>
  currencies.some((currency) => currency === code);
