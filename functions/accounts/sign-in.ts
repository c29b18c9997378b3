import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { SignIn } from '#contracts/validation/sign-in.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { hashOfNobody, type PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { claimsOf, Person, personColumns, signAccessToken } from '../http/access-token.ts';
import { countAttempt, requireAttempt, subjectOf } from '../http/attempts.ts';
import { ApiError } from '../http/errors.ts';
import {
  countNetwork,
  NetworkCounts,
  networkOf,
  readNetwork,
  requireNetwork,
} from '../http/network.ts';
import { operation } from '../http/operation.ts';
import { pageLocale } from '../http/page-locale.ts';
import { cardKey, equalInConstantTime, hashSecret } from '../http/secrets.ts';
import { openMailer } from '../mail/mailer.ts';
import { supportAddress } from '../mail/write-mail.ts';
import { interfaceLanguageOf, languageCookies } from './interface-language.ts';
import { isKnownTo, knownBrowserCookie, parseKnownBrowser } from './known-browser.ts';
import { accountKeptMail } from './mails.ts';
import type { AccountsEnv } from './routes.ts';
import {
  answerText,
  firstTokens,
  hashTokens,
  idleSeconds,
  parseRefreshToken,
  tokenCookies,
} from './session-tokens.ts';

/**
 * Number of guesses per account and time window, from all callers together. A known browser has a separate
 * count.
 */
const guesses = 5;
const windowMinutes = 15;
/**
 * Maximum number of accounts with failed sign-ins from one network per time window. Beyond it, unknown
 * browsers on that network must wait. Because a whole school shares a network, successful sign-ins do not
 * count, and each account counts only once.
 */
const failingAccounts = 200;
const failingKind = 'failing-accounts';
/**
 * Maximum number of unknown user names that may fail to sign in from one network per time window. Beyond it,
 * unknown names trigger no more slow hashes. Unknown names never block a correct password for an existing
 * account, because an attacker can invent any number of names. Every failed attempt gets the same error, so
 * the response does not reveal which accounts exist.
 */
const inventedNames = 2_000;
const inventedKind = 'invented-names';

const Row = z.object({
  count: z.number(),
  seconds_left: z.number(),
  network: NetworkCounts,
  invented: NetworkCounts,
  person: z.nullable(
    z.extend(Person, {
      password_hash: z.string(),
      verified: z.boolean(),
      interface_language: z.nullable(z.string()),
    }),
  ),
});

/** An account whose requested deletion was cancelled by signing in. */
const Kept = z.object({ email: z.nullable(z.string()) });

/**
 * `POST /login`: returns the access token as text and sets the session's cookies. Uses two round trips: the
 * first counts the guess and selects the account, the second stores the session. The response takes as long
 * for an unknown account as for a known one.
 *
 * Signing in cancels a requested deletion and ends this browser's previous session. Wrong guesses are logged
 * with the account, but without the entered text.
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
      const { userName, password, card } = body;
      const browser = parseKnownBrowser(request, env);
      const isKnown = await isKnownTo(browser, env, userName);
      const hasCard = card !== undefined && equalInConstantTime(card, await cardKey(env, userName));
      const own = isKnown ? `:${browser?.id}` : hasCard ? ':card' : '';
      const subject = subjectOf('sign-in', userName, own);
      const network = networkOf(request);
      const result = await db.execute(sql`
        with tried as (${countAttempt(subject, windowMinutes)}),
        found as (
          select ${personColumns}, u.password_hash, ${interfaceLanguageOf} as interface_language,
            u.role = 'PUPIL' or u.email_verified_at is not null as verified
          from users u
          where lower(u.email) = lower(${userName}) or lower(u.user_name) = lower(${userName})
          order by lower(u.email) = lower(${userName}) desc nulls last limit 1)
        select tried.*, (select row_to_json(found) from found) as person,
          ${readNetwork(failingKind, network, windowMinutes)},
          ${readNetwork(inventedKind, network, windowMinutes, 'invented')}
        from tried`);
      const [row] = parseRows(Row, result);
      if (!row) throw new Error('the count of attempts answered no row');
      const { person, count } = row;
      if (person && count === guesses + 1) waitUntil(noteFailure(db, 'sign-ins locked', person.id));
      requireAttempt(row, guesses);
      // Subtracts one because this account's failure is not counted yet.
      if (own === '') requireNetwork(row.network, failingAccounts - 1);
      const refuseInvented = () => {
        if (own === '') requireNetwork(row.invented, inventedNames - 1);
      };
      if (!person) refuseInvented();

      const fits = await hasher.verify(person?.password_hash ?? hashOfNobody, password);
      if (!person || !fits) {
        if (count === 1) {
          const kind = person ? failingKind : inventedKind;
          const failed = countNetwork(kind, network, windowMinutes);
          waitUntil(db.execute(sql`with ${failed.parts} select ${failed.column}`).then());
        }
        if (person) waitUntil(noteFailure(db, 'sign-in failed', person.id));
        refuseInvented();
        throw new ApiError('wrong_credentials', 'The name or password is incorrect.');
      }
      if (person.blocked) throw suspended(person.role, env.APP_ORIGIN);
      if (!person.verified) {
        const message = 'Please confirm your e-mail address first: open the link in our e-mail.';
        throw new ApiError('email_not_verified', message);
      }

      const sessionId = nanoid(16);
      const tokens = firstTokens(sessionId);
      const hashes = await hashTokens(tokens);
      const former = parseRefreshToken(request, env);
      const formerHash = former ? await hashSecret(former.token) : '';
      const kept = await db.execute(sql`
        with forgiven as (delete from attempts where subject = ${subject}),
        former as (
          update sessions s set ended_at = now(), ended_because = 'signed in again'
          where s.id = ${former?.sessionId ?? ''} and s.ended_at is null
            and ${formerHash} in (s.refresh_hash, s.previous_hash)),
        session as (
          insert into sessions (id, user_id, refresh_hash, xsrf_hash, device, rotated_at, expires_at)
          values (${sessionId}, ${person.id}, ${hashes.refresh}, ${hashes.xsrf},
            ${deviceName(request.headers.get('user-agent'))}, now(),
            now() + make_interval(secs => ${idleSeconds})))
        update users set delete_after = null, renewal_ended_at = null
        where id = ${person.id} and delete_after > now() returning email`);
      const [{ email } = { email: null }] = parseRows(Kept, kept);
      if (email !== null) {
        const mail = accountKeptMail(person.full_name, env.APP_ORIGIN);
        const language = person.interface_language ?? pageLocale(request);
        waitUntil(openMailer(env).send(email, mail, language));
      }
      return answerText(await signAccessToken(env.SESSION_SECRET, claimsOf(person), sessionId), [
        ...tokenCookies(env, tokens, idleSeconds),
        await knownBrowserCookie(env, userName, browser),
        ...languageCookies(env, request, person.interface_language),
      ]);
    },
  );

/**
 * Returns the error for signing in to a suspended account with the correct password. It states that the
 * account is suspended and where to get help.
 */
function suspended(role: string, origin: string): ApiError {
  const address = supportAddress(origin);
  const message =
    role === 'PUPIL'
      ? 'This account is suspended. Ask your teacher if you think this is a mistake.'
      : `This account is suspended. Write to ${address} if you think this is a mistake.`;
  return new ApiError('suspended', message);
}

/** Writes a line to the audit log for admins. It contains the account, never the entered text. */
const noteFailure = (db: Database, what: string, id: string): Promise<unknown> =>
  db
    .execute(sql`insert into audit_log (action, subject) values (${`account.${what}`}, ${id})`)
    .then();

/** The first match wins, because Edge also contains the name Chrome, and Chrome also contains Safari. */
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
 * Derives a device name such as "Firefox on Windows" from the `User-Agent` header. Returns null if neither
 * the browser nor the system is recognised. The rest of the header is not stored, because the name is enough
 * for users to recognise their device.
 */
export function deviceName(agent: string | null): string | null {
  const browser = nameIn(browsers, agent ?? '');
  const system = nameIn(systems, agent ?? '');
  if (!browser) return system ? `A browser on ${system}` : null;
  return system ? `${browser} on ${system}` : browser;
}
