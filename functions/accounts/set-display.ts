import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import { DisplaySchema } from '#lessons/draft/display-schema.ts';
import type { DisplaySettings } from '#lessons/draft/display-settings.ts';
import { ApiError } from '../http/errors.ts';
import { operation, teachers } from '../http/operation.ts';
import type { AccountsEnv } from './routes.ts';

/**
 * `PUT /v1/me/display`: stores the caller's display settings for lessons, for all devices. Idempotent.
 * Returns 204.
 */
export const setDisplay = operation<AccountsEnv, unknown, unknown, DisplaySettings>(
  { may: teachers, body: DisplaySchema, once: false },
  async ({ body, db, caller }) => {
    const changed = await db
      .update(users)
      .set({ display: body, updatedAt: sql`now()` })
      .where(and(eq(users.id, caller.id), isNull(users.blockedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new ApiError('forbidden', 'forbidden');
    return null;
  },
);
