import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { Database } from '#db/client.ts';
import { reserveSpend } from '#db/queries/reserve-spend.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { publishedTemplate, usableTemplate } from './published-template.ts';
import type { Payment } from './settle-spend.ts';

/** A call of a model by somebody who waits for it. */
interface ReservationRequest {
  ownerId: string;
  /** What it is told as in the record of calls. */
  part: string;
  /** The most that it may cost, in millionths of a US dollar. */
  amount: number;
  /** The lesson that it is for; null for none. */
  resourceId?: string | null;
  /** What the model is asked by; its published wording is read in the same trip. */
  prompt?: PromptKey;
}

/** Who pays, and the published wording; null for the code's own. */
type Reservation = Payment & { template: string | undefined };

/** Reserves the estimated cost before a model is called. Null if the day's ceiling would be exceeded. */
export async function reserveBudget(
  db: Database,
  { ownerId, part, amount, resourceId = null, prompt }: ReservationRequest,
): Promise<Reservation | null> {
  const reservationId = nanoid();
  const { rows } = await db.execute<{ payer: string; day: string; template: string | null }>(sql`
    with job as (
      select id as owner_id, null::text as resource_id, null::text as part, null::int as generation
      from users where id = ${ownerId}
    ), ${reserveSpend(reservationId, amount)}
    select s.user_id as payer, s.day::text as day,
      ${publishedTemplate(sql`${prompt ?? null}`)} as template from reserved s`);
  const row = rows[0];
  return row
    ? {
        ...{ ownerId, payerId: row.payer, resourceId, part },
        ...{ reservationId, reservedOn: row.day },
        template: usableTemplate(prompt ?? null, row.template) ?? undefined,
      }
    : null;
}
