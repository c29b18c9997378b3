import { expect, test } from 'vitest';
import { schoolCountries } from '#language/levels.ts';
import { currencyOfCountry } from './currencies.ts';
import { decimalsOf } from './decimals.ts';

/** The countries of the schools in specification 9, by ISO 3166-1. */
const countryCodes: Readonly<Record<keyof typeof schoolCountries, string>> = {
  england: 'GBR',
  scotland: 'GBR',
  'northern-ireland': 'GBR',
  ireland: 'IRL',
  germany: 'DEU',
  france: 'FRA',
  spain: 'ESP',
  usa: 'USA',
  mexico: 'MEX',
  peru: 'PER',
  colombia: 'COL',
  argentina: 'ARG',
  india: 'IND',
};

test('uses the local currency for each country of the specification', () => {
  const paidIn = Object.keys(schoolCountries).map((country) => [
    country,
    currencyOfCountry(countryCodes[country as keyof typeof schoolCountries]),
  ]);
  expect(Object.fromEntries(paidIn)).toEqual({
    ...{ england: 'gbp', scotland: 'gbp', 'northern-ireland': 'gbp', ireland: 'eur' },
    ...{ germany: 'eur', france: 'eur', spain: 'eur', usa: 'usd', mexico: 'mxn', peru: 'pen' },
    ...{ colombia: 'cop', argentina: 'ars', india: 'inr' },
  });
});

test.each(['AUS', 'BRA', 'CHL', 'JPN', ''])('falls back to dollars for %s', (country) => {
  expect(currencyOfCountry(country)).toBe('usd');
});

test.each([
  ['gbp', 2],
  ['cop', 2],
  ['ars', 2],
  ['clp', 0],
  ['JPY', 0],
  ['isk', 2],
  ['kwd', 3],
])('an amount in %s has %i decimals', (currency, digits) => {
  expect(decimalsOf(currency)).toBe(digits);
});
