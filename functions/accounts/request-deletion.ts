import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DeletionRequested } from '#contracts/account/account.ts';
import { DeleteAccount } from '#contracts/validation/delete-account.ts';
import { leavingParts } from '#db/queries/account-deletion.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { pageLocale } from '../http/page-locale.ts';
import { openMailer } from '../mail/mailer.ts';
import { deletionAskedMail } from './mails.ts';
import { forgiveGuesses, requirePassword } from './password-owner.ts';
import type { AccountsEnv } from './routes.ts';

const Row = z.object({ deleteAfter: z.string() });

/**
 * `POST /v1/me/deletion`: deactivates the account immediately and deletes it after a grace period. Signing in
 * during that period cancels the deletion. Immediately ends every session, revokes emailed links and makes
 * public lessons private. The sweep deletes the rest (`functions/removals`). A second request keeps the first
 * date.
 */
export const requestDeletion = (hasher: PasswordHasher) =>
  operation<AccountsEnv, unknown, unknown, DeleteAccount>(
    { may: ['public'], body: DeleteAccount, once: false },
    async ({ body, db, env, request, caller, waitUntil }): Promise<DeletionRequested> => {
      const owner = await requirePassword(hasher, db, caller.id, body.password);
      const result = await db.execute(sql`
        with ${leavingParts(sql`u.id = ${caller.id} and u.role = 'public'`)},
        forgiven as (${forgiveGuesses(caller.id)})
        select ${utcTimestamp(sql`delete_after`)} as "deleteAfter" from leaving`);
      const [row] = parseRows(Row, result);
      if (!row) throw new ApiError('forbidden', 'forbidden');
      if (owner.email !== null) {
        const mail = deletionAskedMail(owner.full_name, row.deleteAfter, env.APP_ORIGIN);
        const language = owner.interface_language ?? pageLocale(request);
        waitUntil(openMailer(env).send(owner.email, mail, language));
      }
      return row;
    },
  );
