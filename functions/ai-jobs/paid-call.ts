import { sql } from 'drizzle-orm';
import {
  StorageUnavailable,
  storageUnavailableMessage,
} from '#functions/media-store/with-storage-timeout.ts';
import type { JobContext } from './job-context.ts';
import type { Call } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { raiseAlert } from './raise-alert.ts';
import type { Refused } from './reserve-budget.ts';
import { type Payment, settleSpend } from './settle-spend.ts';

/**
 * Asks the model for something that a teacher waits for, with its price reserved in `payment`. What it used is settled however it ends; what the model
 * or the store of files failed at is answered as a problem, anything else is thrown.
 */
export async function paidCall<Answer, Reserved extends Payment>(
  context: JobContext,
  payment: Reserved | Refused,
  ask: (note: (call: Call) => void, payment: Reserved) => Promise<Answer>,
) {
  if ('refused' in payment) return { kind: 'problem' as const, ...payment.refused };
  const calls: Call[] = [];
  try {
    return await ask((call) => calls.push(call), payment);
  } catch (error) {
    if (error instanceof StorageUnavailable) {
      return {
        kind: 'problem' as const,
        code: 'store_down' as const,
        message: storageUnavailableMessage,
      };
    }
    if (!(error instanceof ModelFailure)) throw error;
    if (error.needsOperator) await raiseAlert(context, error);
    return { kind: 'problem' as const, ...error.problem };
  } finally {
    await context.db.execute(
      sql`with done as (select 1), ${settleSpend(payment, calls)} select 1 from done`,
    );
  }
}
