import { expect, test } from 'vitest';
import { answerProblems } from './stripe-types.ts';

const price = {
  ...{ id: 'price_1', object: 'price', active: true, billing_scheme: 'per_unit', created: 1 },
  ...{ currency: 'gbp', custom_unit_amount: null, livemode: false, lookup_key: null },
  ...{ metadata: { plan: 'x' }, nickname: null, product: 'prod_1', tax_behavior: 'inclusive' },
  ...{ tiers_mode: null, transform_quantity: null, type: 'recurring' },
  ...{ unit_amount: 800, unit_amount_decimal: '800' },
  recurring: {
    ...{ interval: 'month', interval_count: 1, meter: null, trial_period_days: null },
    usage_type: 'licensed',
  },
};
const event = {
  ...{ id: 'evt_1', object: 'event', api_version: '2026-10-28.endive', created: 1 },
  ...{ livemode: false, pending_webhooks: 1, request: null, type: 'price.created' },
  data: { object: price },
};

test('accepts an object with all fields of its type', () => {
  expect(answerProblems(price)).toEqual([]);
  expect(answerProblems({ object: 'list', data: [price], has_more: false, url: '/' })).toEqual([]);
  expect(answerProblems(event)).toEqual([]);
});

test.each([
  ['a field that the type does not have', { amount: 800 }, 'price.amount is unknown'],
  ['a missing field', { active: undefined }, 'price.active is missing'],
  ['text instead of a number', { unit_amount: '800' }, 'price.unit_amount is "800"'],
  ['a fraction of a penny', { unit_amount: 8.5 }, 'price.unit_amount is 8.5'],
  ['a value outside the allowed list', { type: 'weekly' }, 'price.type is "weekly"'],
  ['null in a field that is not nullable', { metadata: null }, 'price.metadata is null'],
  ['an expanded object of the wrong type', { product: { ...price } }, 'price.product is '],
  [
    'an unknown field of a nested object',
    { recurring: { ...price.recurring, months: 1 } },
    'price.recurring.months is unknown',
  ],
  [
    'a wrong value in a nested object',
    { recurring: { ...price.recurring, interval: 'term' } },
    'price.recurring.interval is "term"',
  ],
])('reports %s', (_, changed, problem) => {
  const problems = answerProblems({ ...price, ...changed });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

test.each([
  ['an event of a type unknown to Stripe', { type: 'price.invented' }, 'price.invented is no'],
  ['an object of another type', { type: 'customer.created' }, 'is no customer'],
  ['an unknown field of the envelope', { origin: 'here' }, 'event price.created.origin is unknown'],
  [
    'a missing field of the envelope',
    { created: undefined },
    'event price.created.created is missing',
  ],
])('reports %s in an event', (_, changed, problem) => {
  expect(answerProblems({ ...event, ...changed }).join()).toContain(problem);
});
