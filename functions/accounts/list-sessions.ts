import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SignedInDevice } from '#contracts/account/account.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { everyRole, operation } from '../http/operation.ts';
import type { AccountsEnv } from './routes.ts';

const Row = z.object({
  device: z.nullable(z.string()),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  isThisOne: z.boolean(),
});

/** `GET /v1/me/sessions`: lists the user's active sessions, this browser first, at most 50. */
export const listSessions = operation<AccountsEnv>(
  { may: everyRole },
  async ({ db, caller }): Promise<SignedInDevice[]> =>
    parseRows(
      Row,
      await db.execute(sql`
        select s.device, ${utcTimestamp(sql`s.created_at`)} as "signedInAt",
          ${utcTimestamp(sql`s.rotated_at`)} as "lastSeenAt", s.id = ${caller.sessionId} as "isThisOne"
        from sessions s
        where s.user_id = ${caller.id} and s.ended_at is null and s.expires_at > now()
        order by s.id = ${caller.sessionId} desc, s.rotated_at desc, s.id limit 50`),
    ),
);
