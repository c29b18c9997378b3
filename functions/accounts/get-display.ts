import { eq } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import { parseDisplay } from '#lessons/draft/parse-display.ts';
import { operation, teachers } from '../http/operation.ts';
import type { AccountsEnv } from './routes.ts';

/**
 * `GET /v1/me/display`: returns `{display}`, the caller's display settings for lessons; null until the first
 * change.
 */
export const getDisplay = operation<AccountsEnv>({ may: teachers }, async ({ db, caller }) => {
  const [row] = await db
    .select({ display: users.display })
    .from(users)
    .where(eq(users.id, caller.id));
  return { display: row?.display ? parseDisplay(row.display) : null };
});
