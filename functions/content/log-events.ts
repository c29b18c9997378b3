import { sql } from 'drizzle-orm';
import { AnalyticsCall, type AnalyticsEvent } from '#contracts/analytics/event.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ContentEnv } from './routes.ts';

/**
 * `POST /custom_analytics`: records a teacher's usage, as one event or a batch. 204. Pupils have no such
 * endpoint, because their usage is not recorded (design 5). Events of a deleted account are dropped.
 */
export const logEvents = operation<ContentEnv, unknown, unknown, AnalyticsEvent[]>(
  { may: teachers, body: AnalyticsCall, once: false },
  async ({ body, db, caller }) => {
    // Do not record an impersonating admin's actions as the user's own usage.
    if (caller.actedBy) return null;
    await limitRate(db, 'analytics', caller.id);
    await db.execute(sql`
      insert into analytics_events (user_id, element, type)
      select users.id, event.id, event.type
      from jsonb_to_recordset(${JSON.stringify(body)}::jsonb) as event (id text, type text), users
      where users.id = ${caller.id} and users.blocked_at is null`);
    return null;
  },
);
