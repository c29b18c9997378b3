import { expect, test } from 'vitest';
import { isLocaleName } from '#contracts/account/locales.ts';
import { browserLocale, formatCount, money, persistLocale } from './format.ts';

test.each([
  ['en-US', 'America/New_York', 'en-US'],
  ['en-US', 'Pacific/Honolulu', 'en-US'],
  ['en-US', 'UTC', 'en-US'],
  ['en-US', 'Asia/Manila', 'en-US'],
  ['en-US', 'Europe/London', 'en-GB'],
  ['en-US', 'Australia/Perth', 'en-GB'],
  ['en', 'Europe/Dublin', 'en-GB'],
  ['en', 'America/Lima', 'en'],
  ['en-IE', 'Europe/Dublin', 'en-IE'],
  ['de-DE', 'Europe/Berlin', 'en-GB'],
  ['fr', 'America/Montreal', 'en-GB'],
])(
  'for browser language %s in time zone %s, formats dates as in %s',
  (language, timeZone, written) => {
    expect(browserLocale(language, timeZone)).toBe(written);
  },
);

test('stores the chosen locale and removes it when cleared', () => {
  const stored = new Map<string, string>();
  const storage = {
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  persistLocale(storage, 'en-DE');
  expect([...stored.values()]).toEqual(['en-DE']);
  persistLocale(storage, null);
  expect(stored.size).toBe(0);
});

test('accepts only the offered locales', () => {
  expect(isLocaleName('en-GB')).toBe(true);
  for (const other of ['de-DE', 'toString', '']) expect(isLocaleName(other)).toBe(false);
});

test.each([
  ['no pupils', 0, 'pupil', undefined, '0 pupils'],
  ['one class', 1, 'class', 'classes', '1 class'],
  ['several classes', 3, 'class', 'classes', '3 classes'],
])('formats a count of %s', (_, count, one, many, said) => {
  expect(formatCount(count, one, many)).toBe(said);
});

test.each([
  [800, 'gbp', '£8.00'],
  [-1333, 'eur', '-€13.33'],
  [4500, 'JPY', 'JP¥4,500'],
  [0, 'usd', 'US$0.00'],
  [2_990_000, 'cop', 'COP 29,900'],
  [1_234_560, 'cop', 'COP 12,345.60'],
  [990_000, 'ars', 'ARS 9,900.00'],
  [29_900, 'clp', 'CLP 29,900'],
  [39_900, 'inr', '₹399.00'],
  [29_900, 'isk', 'ISK 299'],
])('formats %d %s as %s', (amount, currency, words) => {
  expect(money(amount, currency, 'en-GB')).toBe(words);
});
