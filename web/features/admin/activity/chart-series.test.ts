import { expect, test } from 'vitest';
import {
  columnNames,
  dutySeries,
  failureShare,
  paymentSeries,
  paymentSums,
  signInSeries,
} from './chart-series.ts';

const starts = ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
const generations = {
  starts,
  lines: [
    { column: 0, duty: 'text', calls: 3, failed: 1, tokens: 300, costMicros: 30 },
    { column: 0, duty: 'speech', calls: 1, failed: 0, tokens: 10, costMicros: 5 },
    { column: 1, duty: 'text', calls: 2, failed: 0, tokens: 200, costMicros: 20 },
  ] as const,
};
const mutable = { starts, lines: [...generations.lines] };

test('groups sign-ins by role, with zeros for roles without sign-ins', () => {
  const series = signInSeries({ starts, lines: [{ column: 1, role: 'PUPIL', count: 4 }] });
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['Teachers', [0, 0]],
    ['Pupils', [0, 4]],
    ['Admins', [0, 0]],
  ]);
});

test('groups model usage by duty and leaves out duties without calls', () => {
  const series = dutySeries(mutable, ({ tokens }) => tokens);
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['Texts', [300, 200]],
    ['Sound', [10, 0]],
  ]);
});

test('computes shares per column, and 0 for an empty column', () => {
  expect(failureShare(mutable)[0]?.values).toEqual([0.25, 0]);
  expect(failureShare({ starts, lines: [] })[0]?.values).toEqual([0, 0]);
});

test('counts payments across currencies and sums amounts per currency', () => {
  const chart = {
    starts,
    lines: [
      { column: 0, currency: 'gbp', paid: 2, failed: 1, amount: 1600 },
      { column: 1, currency: 'gbp', paid: 1, failed: 0, amount: 800 },
      { column: 1, currency: 'eur', paid: 1, failed: 0, amount: 900 },
      { column: 1, currency: 'usd', paid: 0, failed: 1, amount: 0 },
    ],
  };
  expect(paymentSeries(chart).map(({ values }) => values)).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(paymentSums(chart)).toEqual([
    { currency: 'gbp', amount: 2400 },
    { currency: 'eur', amount: 900 },
  ]);
});

test('names columns by hour for a day and by date for a week', () => {
  const [hour] = columnNames('day', ['2026-11-20T09:00:00']);
  const [day] = columnNames('week', ['2026-11-20T00:00:00']);
  expect([hour, day]).toEqual(['09:00', 'Fri 20 Nov']);
});
