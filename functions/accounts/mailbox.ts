import { type SQL, sql } from 'drizzle-orm';
import { subjectOf } from '../http/attempts.ts';

/**
 * SQL for the address without what makes one mailbox look like many: its tag behind `+`, and
 * Gmail's dots. What follows a hyphen stays: more people have one in their name than in a tag.
 */
export function mailboxOf(email: SQL): SQL {
  const name = sql`regexp_replace(split_part(lower(${email}), '@', 1), '[+].*$', '')`;
  const domain = sql`split_part(lower(${email}), '@', 2)`;
  return sql`case when ${domain} in ('gmail.com', 'googlemail.com')
    then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${domain} end`;
}

/** SQL for the subject of a limit on mails to the address that somebody typed: all of one mailbox are one. */
export const mailSubject = (kind: string, email: string): SQL =>
  subjectOf(kind, mailboxOf(sql`${email}::text`));
