import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod';
import { Registration } from '#contracts/validation/registration.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { countAttempt, requireAttempt, subjectOf } from '../http/attempts.ts';
import { operation } from '../http/operation.ts';
import { hashSecret, randomSecret } from '../http/secrets.ts';
import { openMailer } from '../mail/mailer.ts';
import type { AccountsEnv } from './env.ts';
import { alreadyRegisteredMail } from './mails/already-registered-mail.ts';
import { verifyEmailMail } from './mails/verify-email-mail.ts';
import { startTrial } from './start-trial.ts';

/** Registrations of one e-mail address in an hour: each sends a mail. */
const perEmail = 5;
/** Registrations from one address of the network in an hour: a whole staff room may do it together. */
const perAddress = 100;

const Counts = z.object({
  count: z.number(),
  seconds_left: z.number(),
  from_address: z.number(),
  address_seconds_left: z.number(),
});
const Row = z.object({
  made: z.boolean(),
  confirmed: z.boolean(),
  existing_name: z.string().nullable(),
});

/**
 * `POST /registration`: makes an account that waits for its address to be confirmed, with the
 * organisation when one is named. The answer is the same when the address has an account; only its owner
 * reads, by mail, that there is one. An account nobody confirmed is taken over by the next registration,
 * and its older links stop working, so that nobody can lie in wait in another person's name. With the
 * secret of an invitation that was mailed to this address, the address is confirmed already.
 */
export const register = (hasher: PasswordHasher) =>
  operation<AccountsEnv, unknown, unknown, Registration>(
    { may: 'anyone', body: Registration, token: 'ignored', flood: ({ body }) => body.email },
    async ({ body, db, env, request, waitUntil }) => {
      const { email, fullName, country, organisationName = null, invitation = '' } = body;
      const address = request.headers.get('cf-connecting-ip') ?? 'unknown';
      // Counted before the slow hash: whoever sends a thousand at once is turned away cheaply.
      const counted = await db.execute(sql`
        with tried as (${countAttempt(subjectOf('registration', email), 60)}),
        from_address as (${countAttempt(subjectOf('registrations-from', address), 60)})
        select tried.count, tried.seconds_left, from_address.count as from_address,
          from_address.seconds_left as address_seconds_left
        from tried, from_address`);
      const [counts] = parseRows(Counts, counted);
      if (!counts) throw new Error('the count of attempts answered no row');
      requireAttempt(counts, perEmail);
      requireAttempt(
        { count: counts.from_address, seconds_left: counts.address_seconds_left },
        perAddress,
      );

      const secret = randomSecret();
      const [passwordHash, secretHash, invitationHash] = await Promise.all([
        hasher.hash(body.password),
        hashSecret(secret),
        hashSecret(invitation),
      ]);
      const userId = nanoid(16);
      const organisationId = organisationName === null ? null : nanoid(16);
      const result = await db.execute(sql`
        with invited as (
          select i.id from invitations i where i.hash = ${invitationHash}
            and lower(i.email) = lower(${email}) and i.accepted_at is null and i.expires_at > now()
        ), made as (
          insert into users (id, role, email, full_name, country, password_hash, organisation_id,
            joined_at, email_verified_at)
          values (${userId}, 'public', ${email}, ${fullName}, ${country}, ${passwordHash},
            ${organisationId}::text, case when ${organisationId}::text is not null then now() end,
            case when exists (select 1 from invited) then now() end)
          on conflict (lower(email)) do update set
            full_name = excluded.full_name, country = excluded.country,
            password_hash = excluded.password_hash, updated_at = now(),
            email_verified_at = excluded.email_verified_at,
            joined_at = coalesce(users.joined_at, excluded.joined_at),
            organisation_id = coalesce(users.organisation_id, excluded.organisation_id)
          where users.email_verified_at is null and users.blocked_at is null
          returning id, role, email, organisation_id, email_verified_at),
        confirmed as (select id, role, email from made where made.email_verified_at is not null),
        ${startTrial(sql`confirmed`)},
        organisation as (
          insert into organisations (id, name, owner_id)
          select made.organisation_id, ${organisationName}::text, made.id from made
          where made.organisation_id = ${organisationId}::text),
        older as (
          update mail_secrets m set used_at = now() from made
          where m.user_id = made.id and m.purpose = 'verify-email' and m.used_at is null),
        secret as (
          insert into mail_secrets (hash, user_id, purpose, email, expires_at)
          select ${secretHash}, made.id, 'verify-email', ${email}, now() + interval '24 hours' from made
          where made.email_verified_at is null)
        select exists (select 1 from made) as made, exists (select 1 from confirmed) as confirmed,
          (select u.full_name from users u where lower(u.email) = lower(${email})
            and u.email_verified_at is not null and u.blocked_at is null) as existing_name`);
      const [row] = parseRows(Row, result);
      if (!row) throw new Error('the registration answered no row');

      const link = `${env.APP_ORIGIN}/auth/verify-email?secret=${secret}`;
      if (row.confirmed) {
        const message = 'Thank you! Your address is confirmed. Sign in to go on.';
        return Response.json({ message }, { status: 201 });
      }
      if (row.made) {
        waitUntil(openMailer(env).send(email, verifyEmailMail(fullName, link)));
      } else if (row.existing_name !== null) {
        const mail = alreadyRegisteredMail(row.existing_name, env.APP_ORIGIN);
        waitUntil(openMailer(env).send(email, mail));
      }
      const message = 'Thank you! We have sent you a mail. Open the link in it to go on.';
      return Response.json({ message }, { status: 201 });
    },
  );
