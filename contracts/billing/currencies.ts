/** The currencies that plans are sold in (ISO 4217, in lower case as at Stripe). */
export const currencies = ['gbp', 'eur', 'usd', 'inr', 'mxn', 'pen', 'cop', 'ars'] as const;
export type Currency = (typeof currencies)[number];

/** The currency for comparing prices, and for accounts without a currency. */
export const baseCurrency = 'gbp' satisfies Currency;

/**
 * The tax behaviour of prices in each currency: inclusive where shop prices include tax by law or custom,
 * exclusive in the United States.
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

/** The currencies of countries (ISO 3166-1 alpha-3) that do not pay in US dollars. */
const countryCurrencies: ReadonlyMap<string, Currency> = new Map<string, Currency>([
  ...inEuros.split(/\s+/).map((country) => [country, 'eur'] as const),
  ...(['GBR', 'GGY', 'IMN', 'JEY'] as const).map((country) => [country, 'gbp'] as const),
  ['IND', 'inr'],
  ['MEX', 'mxn'],
  ['PER', 'pen'],
  ['COL', 'cop'],
  ['ARG', 'ars'],
]);

/** Returns a country's currency if plans are sold in it, otherwise US dollars. */
export const currencyOfCountry = (country: string): Currency =>
  countryCurrencies.get(country) ?? 'usd';

export const isCurrency = (code: string | null | undefined): code is Currency =>
  currencies.some((currency) => currency === code);
