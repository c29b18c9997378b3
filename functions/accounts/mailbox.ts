import { type SQL, sql } from 'drizzle-orm';
import { subjectOf } from '../http/attempts.ts';

/**
 * SQL that removes the parts of an address with which one mailbox can have many addresses: the tag after `+`
 * and Gmail's dots. The part after a hyphen stays, because a hyphen is more common in a name than before a
 * tag.
 */
export function mailboxOf(email: SQL): SQL {
  const name = sql`regexp_replace(split_part(lower(${email}), '@', 1), '[+].*$', '')`;
  const domain = sql`split_part(lower(${email}), '@', 2)`;
  return sql`case when ${domain} in ('gmail.com', 'googlemail.com')
    then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${domain} end`;
}

/**
 * SQL for the subject under which emails to an address are counted. All spellings of a mailbox share one
 * limit.
 */
export const mailSubject = (kind: string, email: string): SQL =>
  subjectOf(kind, mailboxOf(sql`${email}::text`));
