import { sql } from 'drizzle-orm';
import { operation, teachers } from '#functions/http/operation.ts';
import type { OrganisationsEnv } from './routes.ts';

/**
 * `POST /v1/teacher-profiles/seen`: records that this session has displayed the choice of profiles.
 * Idempotent. 204.
 */
export const setProfilesSeen = operation<OrganisationsEnv>(
  { may: teachers, once: false },
  async ({ db, caller }) => {
    await db.execute(sql`
      update sessions set profiles_seen_at = coalesce(profiles_seen_at, now())
      where id = ${caller.sessionId} and user_id = ${caller.id}`);
    return null;
  },
);
