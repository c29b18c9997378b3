import { type SQL, sql } from 'drizzle-orm';
import type { Job } from './lease-job.ts';
import type { Call } from './model.ts';

/** Whose work it is, who pays for it, and the reservation that was made for it. */
export type Payment = Pick<Job, 'ownerId' | 'payerId' | 'part' | 'reservationId' | 'reservedOn'> & {
  resourceId: string | null;
};

/**
 * CTEs `calls`, `returned` and `spend` for the statement that ends a job: every call goes on record, and
 * the Worker's own reservation becomes what was spent. A Worker that lost its job settles its calls all the
 * same: they were made and are billed. A call that is on record already is not paid for again.
 */
export function settleSpend(job: Payment, calls: readonly Call[]): SQL {
  const lines = calls.map((call) => ({
    id: call.id,
    model: call.model,
    outcome: call.outcome,
    prompt_tokens: call.promptTokens,
    completion_tokens: call.completionTokens,
    total_tokens: call.promptTokens + call.completionTokens,
    cost_micros: call.costMicros,
    milliseconds: call.milliseconds,
  }));
  return sql`
    calls as (
      insert into ai_calls (id, user_id, resource_id, part, model, outcome, prompt_tokens,
        completion_tokens, total_tokens, cost_micros, milliseconds)
      select c.id, ${job.ownerId}, ${job.resourceId}, ${job.part}, c.model, c.outcome,
        c.prompt_tokens, c.completion_tokens, c.total_tokens, c.cost_micros, c.milliseconds
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c (id text, model text,
        outcome text, prompt_tokens int, completion_tokens int, total_tokens int,
        cost_micros bigint, milliseconds int)
      on conflict (id) do nothing returning cost_micros
    ), returned as (
      delete from ai_reservations where id = ${job.reservationId} returning micros
    ), spend as (
      update ai_spend set
        spent_micros = spent_micros + coalesce((select sum(cost_micros) from calls), 0)::bigint,
        reserved_micros = greatest(0,
          reserved_micros - coalesce((select sum(micros) from returned), 0)::bigint)
      where user_id = ${job.payerId} and day = ${job.reservedOn}::date
    )`;
}
