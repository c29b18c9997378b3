import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { describeError, log } from '#functions/http/log.ts';
import { isHandled } from './event-types.ts';
import { EventObject, syncEvent } from './sync-event.ts';

const Row = z.object({
  type: z.string(),
  payload: z.object({
    api_version: z.nullish(z.string()),
    data: z.object({ object: EventObject }),
  }),
});

/**
 * Processes a stored event and flags it as settled. Skips an event that is already settled. If processing
 * fails, the event stays unsettled and the sweep retries it. Returns true if the event is settled.
 */
export async function settleEvent(db: Database, stripe: Stripe, id: string): Promise<boolean> {
  const begun = await db.execute(sql`
    update stripe_events set tries = tries + 1 where id = ${id} and settled_at is null
    returning type, payload`);
  const [event] = parseRows(Row, begun);
  if (!event) return true;
  const { type, payload } = event;
  try {
    const { summary, customer } = isHandled(type)
      ? await syncEvent(db, stripe, type, payload.data.object)
      : { summary: 'Stripe event ignored' };
    const version = payload.api_version ?? 'unknown';
    log('info', summary, {
      ...{ stripeEvent: id, type },
      // The event is processed even if its API version differs from ours. The version can differ if the
      // webhook was created by hand; `npm run stripe-catalogue` creates it with our version.
      ...(version !== Stripe.API_VERSION && { otherVersion: version }),
    });
    await db.execute(sql`
      update stripe_events set settled_at = now(), problem = null,
        payload = ${customer ? withCustomer(customer) : sql`payload`}
      where id = ${id}`);
    return true;
  } catch (error) {
    log('error', 'Stripe event not processed', { stripeEvent: id, ...describeError(error) });
    const problem = error instanceof Error ? error.message : String(error);
    await db.execute(sql`update stripe_events set problem = ${problem} where id = ${id}`);
    return false;
  }
}

/**
 * SQL for the event's payload, with its customer added. A dispute does not contain its customer, but the
 * admins' list of events and the deletion of an account read the customer from the payload.
 */
const withCustomer = (customer: string) =>
  sql`jsonb_set(payload, '{data,object,customer}', to_jsonb(${customer}::text))`;
