import { beforeEach, test, vi } from 'vitest';
import { provePayments } from './prove-payments.ts';

const runs = Number(process.env.RUNS ?? 1000);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/**
 * `npm run prove -- payments`: a thousand lives of accounts at Stripe, each through the Workers
 * themselves: plans, add-ons, cards that fail, months that pass, and events that are lost, repeated, in
 * another order or cut off in the middle. `SEED` repeats a run, `RUNS` makes fewer.
 */
test(`${runs} lives: matches Stripe in the database`, async () => {
  console.log(`seed ${seed}`);
  await provePayments({ seed, runs });
});
