import * as fc from 'fast-check';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { checkParameters, type ModelRuns } from '../model-runs.ts';
import { openPayments, PaymentCommand } from './payment-command.ts';
import { beginning, paymentStep } from './payment-step.ts';

/** Maximum number of steps in a life. Every number from 0 up to this one is equally likely. */
const maxCommands = 40;

/**
 * Runs lives of accounts, each with its own Stripe. At the end, and whenever all events are settled, the
 * database must agree with Stripe. If it does not, throws with the shortest life that shows the difference.
 * Returns the kinds of events and states of subscriptions that occurred in any life.
 */
export async function provePayments(wanted: ModelRuns): Promise<Set<string>> {
  const reached = new Set<string>();
  const test = await createTestDatabase();
  const { replayPath } = wanted;
  const step = paymentStep.map((one) => new PaymentCommand(one));
  const life = fc.commands([step], {
    ...{ maxCommands, size: 'max' },
    ...(replayPath && { replayPath }),
  });
  const atTheEnd = new PaymentCommand({ do: 'settle' });
  try {
    await fc.assert(
      fc.asyncProperty(beginning, life, async (begins, commands) => {
        const real = await openPayments(test, begins);
        const model = {};
        try {
          await fc.asyncModelRun(() => ({ model, real }), commands);
          await atTheEnd.run(model, real);
        } finally {
          for (const one of real.reached()) reached.add(one);
          await real.close();
        }
      }),
      checkParameters(wanted),
    );
    return reached;
  } finally {
    await test.close();
  }
}
