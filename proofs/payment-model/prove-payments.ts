import * as fc from 'fast-check';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { livePayments } from './live-payments.ts';
import { paymentLife } from './payment-step.ts';

/**
 * Runs as many histories as requested, each against its own Stripe; throws with the shortest one in which the
 * database and Stripe do not agree. The same seed gives the same histories. Returns what any of them reached:
 * types of events and states of subscriptions.
 */
export async function provePayments(given: { seed: number; runs: number }): Promise<Set<string>> {
  const { seed, runs } = given;
  const reached = new Set<string>();
  const test = await createTestDatabase();
  try {
    await fc.assert(
      fc.asyncProperty(paymentLife, async (life) => {
        const { faults, history, reached: here } = await livePayments(test, life);
        for (const one of here) reached.add(one);
        if (faults.length === 0) return;
        throw new Error([...faults, 'after', ...history].join('\n'));
      }),
      { seed, numRuns: runs },
    );
    return reached;
  } finally {
    await test.close();
  }
}
