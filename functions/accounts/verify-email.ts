import * as z from 'zod/mini';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { hashSecret } from '../http/secrets.ts';
import { confirmAddress } from './pending-registration.ts';
import type { AccountsEnv } from './routes.ts';

/** The payload of an emailed link. */
export const MailedSecret = z.object({
  secret: z.string('This link is incomplete.').check(z.minLength(1), z.maxLength(100)),
});
export type MailedSecret = z.infer<typeof MailedSecret>;

/**
 * `POST /auth/verify-email`: confirms the address to which the secret was emailed. Applies the password, name
 * and organisation of the registration that the email belongs to, and starts a new teacher's trial. Revokes
 * the links of other registrations with this address. Opening the same link again has no effect and is not an
 * error.
 */
export const verifyEmail = operation<AccountsEnv, unknown, unknown, MailedSecret>(
  {
    may: 'anyone',
    body: MailedSecret,
    token: 'ignored',
    once: false,
    flood: ({ body }) => body.secret,
  },
  async ({ body, db }) => {
    if (!(await confirmAddress(db, await hashSecret(body.secret)))) {
      const message = 'This link has expired, or this address was confirmed with a different one.';
      throw new ApiError('not_found', message);
    }
    return null;
  },
);
