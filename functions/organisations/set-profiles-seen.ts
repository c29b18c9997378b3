import { sql } from 'drizzle-orm';
import { operation, teachers } from '#functions/http/operation.ts';
import type { OrganisationsEnv } from './routes.ts';

/** `POST /v1/teacher-profiles/seen`: this session has met the choice of a profile. 204; twice is once. */
export const setProfilesSeen = operation<OrganisationsEnv>(
  { may: teachers, once: false },
  async ({ db, caller }) => {
    await db.execute(sql`
      update sessions set profiles_seen_at = coalesce(profiles_seen_at, now())
      where id = ${caller.sessionId} and user_id = ${caller.id}`);
    return null;
  },
);
