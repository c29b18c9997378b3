import { expect, test } from 'vitest';
import { interfaceLocales, pseudoLocales } from './interface-languages.ts';
import { intlLocaleOf } from './intl-locale.ts';

test.each([...interfaceLocales, ...pseudoLocales])(
  'says numbers and dates in Latin digits and in the Gregorian calendar in %s',
  (locale) => {
    const tag = intlLocaleOf(locale);
    expect(new Intl.NumberFormat(tag).format(1234.5)).toMatch(/^1\D?234\D5$/u);
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(tag).resolvedOptions();
    expect({ calendar, numberingSystem }).toEqual({ calendar: 'gregory', numberingSystem: 'latn' });
  },
);

test.each(['ar', 'ar-XB', 'ar-EG'])('fixes digits and calendar in %s', (locale) => {
  const { nu, ca } = Object.fromEntries(
    [...intlLocaleOf(locale).matchAll(/(nu|ca)-(\w+)/g)].map(([, key, value]) => [key, value]),
  );
  expect({ nu, ca }).toEqual({ nu: 'latn', ca: 'gregory' });
  expect(new Intl.Locale(intlLocaleOf(locale)).baseName).toBe(locale);
});

test.each(['arn', 'en-GB', 'hi'])('leaves %s as it is', (locale) => {
  expect(intlLocaleOf(locale)).toBe(locale);
});
