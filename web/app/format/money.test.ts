import { expect, test } from 'vitest';
import { money } from './money.ts';

test.each([
  [800, 'gbp', '£8.00'],
  [-1333, 'eur', '-€13.33'],
  [4500, 'JPY', 'JP¥4,500'],
  [0, 'usd', 'US$0.00'],
])('%d %s reads %s', (amount, currency, words) => {
  expect(money(amount, currency, 'en-GB')).toBe(words);
});
