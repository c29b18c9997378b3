import { and, eq, isNull, sql } from 'drizzle-orm';
import { Profile } from '#contracts/validation/profile.ts';
import { users } from '#db/schema/users.ts';
import { operation, teachers } from '../http/operation.ts';
import { selectMe, toMe } from './get-me.ts';
import type { AccountsEnv } from './routes.ts';

/**
 * `PATCH /v1/me`: changes the caller's name, country or locale. Not for pupils, whose teacher changes these
 * fields. Idempotent.
 */
export const updateMe = operation<AccountsEnv, unknown, unknown, Profile>(
  { may: teachers, body: Profile, once: false },
  async ({ body, db, caller }) => {
    const { fullName, country, locale } = body;
    const [, me] = await db.batch([
      db
        .update(users)
        .set({
          ...(fullName && { fullName }),
          ...(country && { country }),
          ...(locale !== undefined && { locale }),
          updatedAt: sql`now()`,
        })
        .where(and(eq(users.id, caller.id), isNull(users.blockedAt))),
      db.execute(selectMe(caller)),
    ]);
    return toMe(me);
  },
);
