import { beforeEach, test, vi } from 'vitest';
import { runsWanted } from '../model-runs.ts';
import { provePayments } from './prove-payments.ts';

const wanted = runsWanted();

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/**
 * `npm run prove -- payments`: runs a thousand lives of accounts at Stripe through the real Workers, with
 * plans, add-ons, failing cards, passing months, and events that are lost, repeated, reordered or
 * interrupted. `RUNS`, `SEED`, `FAILED_AT` and `REPLAY` are described in `model-runs.ts`.
 */
test(`${wanted.runs} lives: keeps the database equal to Stripe`, async () => {
  console.log(`seed ${wanted.seed}`);
  await provePayments(wanted);
});
