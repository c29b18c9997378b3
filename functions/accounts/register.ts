import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { Registration } from '#contracts/validation/registration.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import type { PageLocale } from '#language/wordings/interface-languages.ts';
import { countAttempt, requireAttempt } from '../http/attempts.ts';
import { countNetwork, NetworkCounts, networkOf, requireNetwork } from '../http/network.ts';
import { operation } from '../http/operation.ts';
import { pageLocale } from '../http/page-locale.ts';
import { hashSecret, randomSecret } from '../http/secrets.ts';
import { openMailer } from '../mail/mailer.ts';
import { mailSubject } from './mailbox.ts';
import { alreadyRegisteredMail, verifyEmailMail } from './mails.ts';
import { confirmAddress, type PendingRegistration } from './pending-registration.ts';
import type { AccountsEnv } from './routes.ts';

/** Maximum number of registrations per mailbox and hour, because each sends an email. */
const perEmail = 5;
/**
 * Maximum number of registrations from one network per hour. A whole staff room may register at the same
 * time.
 */
const perNetwork = 100;

const Counts = z.object({
  count: z.number(),
  seconds_left: z.number(),
  network: NetworkCounts,
  invited: z.boolean(),
});
const Row = z.object({ made: z.boolean(), existing_name: z.nullable(z.string()) });

/**
 * `POST /registration`: creates an account whose address must still be confirmed.
 *
 * The response is sent before any lookup, so neither its content nor its timing reveals whether the address
 * has an account. Only the owner of the address is notified, by email.
 *
 * Password, name and organisation are stored with the emailed link, which confirms only this registration.
 * Another registration with the address can neither change this data nor revoke the link. If the request
 * contains the secret of an invitation that was emailed to this address, the address counts as confirmed.
 */
export const register = (hasher: PasswordHasher) =>
  operation<AccountsEnv, unknown, unknown, Registration>(
    { may: 'anyone', body: Registration, token: 'ignored', flood: ({ body }) => body.email },
    async ({ body, db, env, request, waitUntil }) => {
      const { email, invitation = '' } = body;
      const from = countNetwork('registrations-from', networkOf(request), 60);
      // The attempt is counted before the slow hash, so that a flood of requests is rejected cheaply.
      const counted = await db.execute(sql`
        with tried as (${countAttempt(mailSubject('registration', email), 60)}), ${from.parts}
        select tried.count, tried.seconds_left, ${from.column}, exists (
          select 1 from invitations i where i.hash = ${await hashSecret(invitation)}
            and lower(i.email) = lower(${email}) and i.accepted_at is null and i.expires_at > now()
        ) as invited from tried`);
      const [counts] = parseRows(Counts, counted);
      if (!counts) throw new Error('the count of attempts answered no row');
      requireAttempt(counts, perEmail);
      requireNetwork(counts.network, perNetwork);

      const locale = pageLocale(request);
      const passwordHash = await hasher.hash(body.password);
      // A user with an emailed invitation owns the address, so the response may reveal the account's state.
      if (counts.invited) {
        const { secretHash, made } = await store(db, body, passwordHash, locale);
        if (made) {
          await confirmAddress(db, secretHash);
          const message = 'Thank you. Your address is confirmed. Sign in to continue.';
          return Response.json({ message }, { status: 201 });
        }
      }
      waitUntil(storeAndMail(db, env, body, passwordHash, locale));
      const message = 'Thank you. We have sent you an e-mail. Open the link in it to continue.';
      return Response.json({ message }, { status: 201 });
    },
  );

/** Stores the registration and emails its confirmation link, or notifies the owner of an existing account. */
async function storeAndMail(
  db: Database,
  env: AccountsEnv,
  body: Registration,
  passwordHash: string,
  locale: PageLocale,
): Promise<void> {
  const { secret, at, made, existingName } = await store(db, body, passwordHash, locale);
  if (made) {
    const link = `${env.APP_ORIGIN}/auth/verify-email#secret=${secret}`;
    const mail = verifyEmailMail({ fullName: body.fullName, at }, link);
    await openMailer(env).send(body.email, mail, locale);
  } else if (existingName !== null) {
    const mail = alreadyRegisteredMail(existingName, env.APP_ORIGIN);
    await openMailer(env).send(body.email, mail, locale);
  }
}

/**
 * Stores an unconfirmed account with a secret to confirm it. If the account is already confirmed, stores
 * nothing and returns its owner. A second registration does not change an unconfirmed account: its data
 * applies only when its own link is opened.
 */
async function store(db: Database, body: Registration, passwordHash: string, locale: PageLocale) {
  const { email, fullName, country, organisationName = null } = body;
  const at = new Date();
  const secret = randomSecret();
  const secretHash = await hashSecret(secret);
  const registration: PendingRegistration = {
    ...{ fullName, country, passwordHash, interfaceLanguage: locale, at: at.toISOString() },
    organisation: organisationName === null ? null : { id: nanoid(16), name: organisationName },
  };
  const result = await db.execute(sql`
    with made as (
      insert into users (id, role, email, full_name, country, password_hash)
      values (${nanoid(16)}, 'public', ${email}, ${fullName}, ${country}, ${passwordHash})
      on conflict (lower(email)) do update set updated_at = now()
      where users.email_verified_at is null and users.blocked_at is null
      returning id, role),
    secret as (
      insert into mail_secrets (hash, user_id, purpose, email, registration, expires_at)
      select ${secretHash}, made.id, 'verify-email', ${email}, ${JSON.stringify(registration)}::jsonb,
        now() + interval '24 hours' from made)
    select exists (select 1 from made) as made,
      (select u.full_name from users u where lower(u.email) = lower(${email})
        and u.email_verified_at is not null and u.blocked_at is null) as existing_name`);
  const [row] = parseRows(Row, result);
  if (!row) throw new Error('the registration answered no row');
  return { secret, secretHash, at, made: row.made, existingName: row.existing_name };
}
