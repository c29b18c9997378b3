import { sql } from 'drizzle-orm';
import { everyRole, operation } from '../http/operation.ts';
import type { AccountsEnv } from './routes.ts';

/**
 * `POST /v1/me/sessions/end`: signs the user out everywhere except in this browser. Idempotent. Returns 204.
 */
export const endSessions = operation<AccountsEnv>(
  { may: everyRole, once: false },
  async ({ db, caller }) => {
    await db.execute(sql`
      update sessions set ended_at = now(), ended_because = 'signed out elsewhere'
      where user_id = ${caller.id} and id <> ${caller.sessionId} and ended_at is null`);
    return null;
  },
);
