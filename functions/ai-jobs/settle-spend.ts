import { type SQL, sql } from 'drizzle-orm';
import type { Job } from './lease-job.ts';
import type { Call } from './model.ts';

/** Whose work it is, who pays for it, and what was kept back. */
export type Payment = Pick<
  Job,
  'ownerId' | 'payerId' | 'part' | 'reservedMicros' | 'reservedOn'
> & { resourceId: string | null };

/**
 * CTEs `calls` and `spend` for the statement that ends a job: every call goes on record, and what was
 * kept back becomes what was spent. They need a CTE `done` with a row when this Worker still held the
 * job. When it did not, the money kept back belongs to the Worker that holds it now; the calls were
 * made and are paid for all the same. A call that is on record already is not paid for again.
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
    ), spend as (
      update ai_spend set
        spent_micros = spent_micros + coalesce((select sum(cost_micros) from calls), 0)::bigint,
        reserved_micros = greatest(0, reserved_micros
          - case when exists (select 1 from done) then ${job.reservedMicros}::bigint else 0 end)
      where user_id = ${job.payerId} and day = ${job.reservedOn}::date
    )`;
}
