import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import type { PartProblem } from '#contracts/resources/resource.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { type DayLimit, fitsLater, passedLimit, reserveSpend } from '#functions/ai-jobs/spend.ts';
import {
  StorageUnavailable,
  storageUnavailableMessage,
} from '#functions/media-store/media-store.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { raiseAlert } from './alerts.ts';
import type { JobContext } from './job-context.ts';
import { publishedTemplate, usableTemplate } from './lease-job.ts';
import type { Call } from './models/model.ts';
import { ModelFailure } from './models/model-failure.ts';
import { overCap } from './run-job.ts';
import { type Payment, refuseForToday, settleSpend } from './spend.ts';

/** A request to reserve the cost of a model call that a user is waiting for. */
interface ReservationRequest {
  ownerId: string;
  /** Name of the call in the record of model calls. */
  part: string;
  /** The maximum cost, in millionths of a US dollar. */
  amount: number;
  /** The lesson that the call is for; null if there is none. */
  resourceId?: string | null;
  /** The prompt to use; its published wording is read in the same round trip. */
  prompt?: PromptKey;
}

/** The payer and the published wording; `template` is undefined for the built-in wording. */
type Reservation = Payment & { template: string | undefined };

/** The reason why a call could not be paid for, shown to the user who is waiting. */
export interface Refused {
  refused: PartProblem;
}

const crowded: PartProblem = {
  code: 'model_busy',
  message: 'Your other lessons are still being generated. Try again in a minute.',
};

/**
 * Maximum number of attempts to reserve while running parts have reserved the rest of the daily cap. It is
 * low because a user is waiting.
 */
const maxTries = 6;
const pauseMs = 1_500;

/**
 * Reserves the estimated cost before the model is called. Returns a refusal (a) if the daily cap would be
 * exceeded or (b) if running calls reserve the rest of the cap for longer than a user should wait.
 */
export async function reserveBudget(
  context: Pick<JobContext, 'db' | 'sleep' | 'model' | 'dailyLimitMicros' | 'mailAlerts'>,
  request: ReservationRequest,
): Promise<Reservation | Refused> {
  for (let tries = 1; ; tries += 1) {
    const found = await tryReserving(context, request);
    if (found === 'everybody' || found === 'trials') {
      return { refused: await refuseForToday(context, found) };
    }
    if (found !== 'crowded') {
      if (found) context.model.payUpTo(request.amount);
      return found ?? { refused: overCap };
    }
    if (tries >= maxTries) return { refused: crowded };
    await context.sleep(pauseMs);
  }
}

const Row = z.object({
  /** Payer and day are null if no money is reserved. */
  payer: z.nullable(z.string()),
  day: z.nullable(z.string()),
  template: z.nullable(z.string()),
  fits: z.boolean(),
  passed: z.nullable(z.enum(['everybody', 'trials'])),
});

async function tryReserving(
  { db, dailyLimitMicros }: Pick<JobContext, 'db' | 'dailyLimitMicros'>,
  { ownerId, part, amount, resourceId = null, prompt }: ReservationRequest,
): Promise<Reservation | 'crowded' | DayLimit | null> {
  const reservationId = nanoid();
  const result = await db.execute(sql`
    with job as (
      select id as owner_id, null::text as resource_id, null::text as part, null::int as generation
      from users where id = ${ownerId}
    ), ${reserveSpend(reservationId, amount, dailyLimitMicros)}
    select s.user_id as payer, s.day::text as day, ${fitsLater(amount)} as fits,
      ${passedLimit(amount, dailyLimitMicros)} as passed,
      ${publishedTemplate(sql`${prompt ?? null}`)} as template
    from job left join reserved s on true`);
  const [row] = parseRows(Row, result);
  if (!row?.payer || !row.day) return row?.fits ? (row.passed ?? 'crowded') : null;
  return {
    ...{ ownerId, payerId: row.payer, resourceId, part },
    ...{ reservationId, reservedOn: row.day },
    template: usableTemplate(prompt ?? null, row.template) ?? undefined,
  };
}

/**
 * Makes a model call that a teacher is waiting for. `payment` contains its reserved cost. Afterwards, the
 * actual cost is settled, whatever the outcome. A failure of the model or the file store is returned as a
 * problem; any other error is thrown.
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
