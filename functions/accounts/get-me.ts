import { everyRole, operation } from '../http/operation.ts';
import type { AccountsEnv } from './env.ts';
import { selectMe, toMe } from './read-me.ts';

/** `GET /v1/me`: one's own account. */
export const getMe = operation<AccountsEnv>({ may: everyRole }, async ({ db, caller }) =>
  toMe(await db.execute(selectMe(caller))),
);
