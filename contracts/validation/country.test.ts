import { expect, test } from 'vitest';
import { Country, countryName } from './country.ts';
import { countryCodes } from './country-codes.ts';

test('lists every code once with an English name', () => {
  const regions = Object.values(countryCodes);
  expect(new Set(regions).size).toBe(regions.length);
  expect(regions.length).toBeGreaterThanOrEqual(200);
  for (const code of Object.keys(countryCodes))
    expect(countryName(code)).not.toMatch(/^[A-Z]{2,3}$/);
});

test.each([
  ['GBR', true],
  ['USA', true],
  ['GB', false],
  ['toString', false],
  ['', false],
])('validates the country code %j: %s', (code, good) => {
  expect(Country.safeParse(code).success).toBe(good);
});

test('returns names in the requested language', () => {
  expect(countryName('DEU', 'es')).toBe('Alemania');
  expect(countryName('nowhere')).toBe('nowhere');
});
