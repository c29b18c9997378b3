import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod';
import { SignIn } from '#contracts/validation/sign-in.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { hashOfNobody, type PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { signAccessToken } from '../http/access-token.ts';
import { countAttempt, requireAttempt, subjectOf } from '../http/attempts.ts';
import { formatCookie, hiddenCookieName, parseCookie } from '../http/cookies.ts';
import type { BaseEnv } from '../http/env.ts';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { claimsOf, Person, personColumns } from '../http/person.ts';
import { equalInConstantTime, randomSecret, sign } from '../http/secrets.ts';
import { openMailer } from '../mail/mailer.ts';
import type { AccountsEnv } from './env.ts';
import { accountKeptMail } from './mails/deletion-mails.ts';
import {
  answerText,
  firstTokens,
  hashTokens,
  idleSeconds,
  tokenCookies,
} from './session-tokens.ts';

/** Guesses an account gets in a window, whoever makes them; a known browser has its own. */
const guesses = 5;
const windowMinutes = 15;
/**
 * Accounts that may fail from one address in a window before unknown browsers there must wait. A whole
 * school shares an address: only failures count, each account once.
 */
const failingAccounts = 200;

const Row = z.object({
  count: z.number(),
  seconds_left: z.number(),
  failing: z.number(),
  person: Person.extend({ password_hash: z.string(), verified: z.boolean() }).nullable(),
});

/** The account whose deletion was asked for and is taken back by signing in. */
const Kept = z.object({ email: z.string().nullable() });

/**
 * `POST /login`: answers the access token as text and sets the session's cookies. One trip counts the
 * guess and reads the account, one stores the session. An unknown account costs what a known one does.
 * Signing in takes back a deletion that was asked for.
 */
export const signIn = (hasher: PasswordHasher) =>
  operation<AccountsEnv, unknown, unknown, SignIn>(
    {
      may: 'anyone',
      body: SignIn,
      token: 'ignored',
      once: false,
      flood: ({ body }) => body.userName,
    },
    async ({ body, db, env, request, waitUntil }) => {
      const { userName, password } = body;
      const device = await verifyKnownDevice(request, env, userName);
      const subject = subjectOf('sign-in', userName, device ? `:${device}` : '');
      const address = request.headers.get('cf-connecting-ip') ?? 'unknown';
      const addressSubject = subjectOf('failing-accounts', address);
      const result = await db.execute(sql`
        with tried as (${countAttempt(subject, windowMinutes)}),
        found as (
          select ${personColumns}, u.password_hash,
            u.role = 'PUPIL' or u.email_verified_at is not null as verified
          from users u
          where lower(u.email) = lower(${userName}) or lower(u.user_name) = lower(${userName})
          order by lower(u.email) = lower(${userName}) desc nulls last limit 1)
        select tried.*, (select row_to_json(found) from found) as person,
          coalesce((select count from attempts where subject = ${addressSubject}
            and window_starts_at > now() - make_interval(mins => ${windowMinutes})), 0)::int as failing
        from tried`);
      const [row] = parseRows(Row, result);
      if (!row) throw new Error('the count of attempts answered no row');
      requireAttempt(row, guesses);
      if (!device) requireAttempt({ ...row, count: row.failing }, failingAccounts);

      const { person } = row;
      const fits = await hasher.verify(person?.password_hash ?? hashOfNobody, password);
      if (!person || !fits) {
        if (row.count === 1)
          waitUntil(db.execute(countAttempt(addressSubject, windowMinutes)).then());
        throw new ApiError('wrong_credentials', 'The name or the password is not right.');
      }
      if (person.blocked) throw new ApiError('forbidden', 'forbidden');
      if (!person.verified) {
        const message = 'Please confirm your e-mail address first: open the link in our mail.';
        throw new ApiError('email_not_verified', message);
      }

      const sessionId = nanoid(16);
      const tokens = firstTokens(sessionId);
      const hashes = await hashTokens(tokens);
      const kept = await db.execute(sql`
        with forgiven as (delete from attempts where subject = ${subject}),
        session as (
          insert into sessions (id, user_id, refresh_hash, xsrf_hash, device, rotated_at, expires_at)
          values (${sessionId}, ${person.id}, ${hashes.refresh}, ${hashes.xsrf},
            ${deviceName(request.headers.get('user-agent'))}, now(),
            now() + make_interval(secs => ${idleSeconds})))
        update users set delete_after = null, renewal_ended_at = null
        where id = ${person.id} and delete_after > now() returning email`);
      const [{ email } = { email: null }] = parseRows(Kept, kept);
      if (email !== null) {
        waitUntil(openMailer(env).send(email, accountKeptMail(person.full_name, env.APP_ORIGIN)));
      }
      return answerText(await signAccessToken(env.SESSION_SECRET, claimsOf(person), sessionId), [
        ...tokenCookies(env, tokens, idleSeconds),
        await knownDeviceCookie(env, userName, device),
      ]);
    },
  );

const deviceCookie = 'device';
const deviceSeconds = 365 * 24 * 60 * 60;

const proofOf = (env: BaseEnv, id: string, userName: string) =>
  sign(env.SESSION_SECRET, `device:${id}:${userName.toLowerCase()}`);

/**
 * The id of a browser that this account has signed in with before, or null. Such a browser has a count
 * of wrong guesses of its own, so that a stranger's guessing does not lock the owner out.
 */
async function verifyKnownDevice(
  request: Request,
  env: BaseEnv,
  userName: string,
): Promise<string | null> {
  const [id, proof] = (parseCookie(request, hiddenCookieName(env, deviceCookie)) ?? '').split('.');
  if (!id || !proof) return null;
  return equalInConstantTime(proof, await proofOf(env, id, userName)) ? id : null;
}

/** The `Set-Cookie` line that makes this browser a known one for the account. */
async function knownDeviceCookie(
  env: BaseEnv,
  userName: string,
  id: string | null,
): Promise<string> {
  const device = id ?? randomSecret();
  const value = `${device}.${await proofOf(env, device, userName)}`;
  return formatCookie(env, hiddenCookieName(env, deviceCookie), value, {
    seconds: deviceSeconds,
  });
}

/** The first that fits counts: every Edge calls itself Chrome as well, and every Chrome Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bCrOS\b/, 'a Chromebook'],
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * The browser in words, such as "Firefox on Windows", from its `User-Agent`; null when neither is known.
 * Only this is kept of the header: enough to know one's own browser again.
 */
export function deviceName(agent: string | null): string | null {
  const browser = nameIn(browsers, agent ?? '');
  const system = nameIn(systems, agent ?? '');
  if (!browser) return system ? `A browser on ${system}` : null;
  return system ? `${browser} on ${system}` : browser;
}
