import { type SQL, sql } from 'drizzle-orm';
import { languageCookie } from '#contracts/account/language-cookie.ts';
import { negotiateLocale, offeredLocales } from '#language/wordings/interface-languages.ts';
import { formatCookie, parseCookie } from '../http/cookies.ts';
import type { BaseEnv } from '../http/env.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * SQL for the language in which the product speaks to the user `u`: the user's own choice, and for pupils otherwise that
 * of their class, and otherwise the From language of their latest homework. Null if none is known.
 */
export const interfaceLanguageOf: SQL = sql`coalesce(u.interface_language, case when u.role = 'PUPIL' then coalesce(
  (select c.interface_language from classroom_pupils m join classrooms c on c.id = m.classroom_id
    where m.pupil_id = u.id and c.archived_at is null and c.interface_language is not null
    order by c.created_at desc, c.id limit 1),
  (select h.native_language from classroom_pupils m
    join homework_classrooms hc on hc.classroom_id = m.classroom_id
    join homeworks h on h.id = hc.homework_id
    where m.pupil_id = u.id order by hc.created_at desc, h.id limit 1)) end)`;

/**
 * Returns the `Set-Cookie` value that shows the pages in a person's language; none if no language is known, or if the
 * browser has the cookie already. The language of a lesson may be one that the interface does not have.
 */
export function languageCookies(env: BaseEnv, request: Request, language: string | null): string[] {
  const locale = language === null ? null : negotiateLocale(language, offeredLocales);
  if (locale === null || parseCookie(request, languageCookie) === locale) return [];
  return [languageCookieWith(env, locale, yearSeconds)];
}

/** The `Set-Cookie` value that leaves the language to the browser's settings. */
export const noLanguageCookie = (env: BaseEnv): string => languageCookieWith(env, '', 0);

/** Lax, so that a page that is opened from an e-mail is in the person's language too. */
const languageCookieWith = (env: BaseEnv, value: string, seconds: number): string =>
  formatCookie(env, languageCookie, value, { seconds, readable: true, sameSite: 'Lax' });
