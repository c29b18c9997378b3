import { expect, test } from 'vitest';
import { money } from './money.ts';

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
])('%d %s reads %s', (amount, currency, words) => {
  expect(money(amount, currency, 'en-GB')).toBe(words);
});
