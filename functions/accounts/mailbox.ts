import { type SQL, sql } from 'drizzle-orm';
import { subjectOf } from '../http/attempts.ts';

/**
 * SQL for the address without the variants that make one mailbox look like many: the tag after `+` and
 * Gmail's dots. The part after a hyphen stays, because hyphens are more common in names than before tags.
 */
export function mailboxOf(email: SQL): SQL {
  const name = sql`regexp_replace(split_part(lower(${email}), '@', 1), '[+].*$', '')`;
  const domain = sql`split_part(lower(${email}), '@', 2)`;
  return sql`case when ${domain} in ('gmail.com', 'googlemail.com')
    then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${domain} end`;
}

/**
 * SQL for the subject of an email rate limit for an entered address. All variants of a mailbox share one
 * limit.
 */
export const mailSubject = (kind: string, email: string): SQL =>
  subjectOf(kind, mailboxOf(sql`${email}::text`));
