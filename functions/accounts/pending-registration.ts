import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { startTrial } from './start-trial.ts';

/**
 * A registration, stored with its emailed secret. Anyone may register with another person's address, so its
 * data does not apply to the account until the link is opened (docs/decisions/0177).
 */
export const PendingRegistration = z.object({
  fullName: z.string(),
  country: z.string(),
  passwordHash: z.string(),
  organisation: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The language of the page on which the person registered. Missing in registrations before it was stored. */
  interfaceLanguage: z.optional(z.string()),
  /** Time of the request in ISO 8601. */
  at: z.string(),
});
export type PendingRegistration = z.infer<typeof PendingRegistration>;

const field = (name: string): SQL => sql`link.registration ->> ${name}::text`;
const organisation = (name: string): SQL =>
  sql`link.registration #>> ${`{organisation,${name}}`}::text[]`;

/**
 * Confirms the account to which the emailed secret with this hash belongs, and starts a new teacher's trial.
 * The account gets the data of the registration that the link belongs to. The links of all other
 * registrations with the address are revoked.
 *
 * Returns true even if this link has already confirmed the account. Returns false if the link has expired or
 * another link was opened first. The other links expire in the past, because a statement that has waited can see the
 * result of a later one although its own `now()` is earlier.
 */
export async function confirmAddress(db: Database, hash: string): Promise<boolean> {
  const confirm = async () => {
    const { rows } = await db.execute(sql`
      with link as (
        select m.hash, m.user_id, m.registration, m.used_at from mail_secrets m
        join users u on u.id = m.user_id and lower(u.email) = lower(m.email)
        where m.hash = ${hash} and m.purpose = 'verify-email' and m.expires_at > now()
          and u.blocked_at is null and (m.used_at is null) = (u.email_verified_at is null)),
      confirmed as (
        update users u set email_verified_at = now(), updated_at = now(),
          full_name = coalesce(${field('fullName')}, u.full_name),
          country = coalesce(${field('country')}, u.country),
          interface_language = coalesce(${field('interfaceLanguage')}, u.interface_language),
          password_hash = coalesce(${field('passwordHash')}, u.password_hash),
          organisation_id = coalesce(${organisation('id')}, u.organisation_id),
          joined_at = case when ${organisation('id')} is not null then now() else u.joined_at end
        from link where u.id = link.user_id and u.email_verified_at is null and u.blocked_at is null
        returning u.id, u.role, u.email),
      led as (
        insert into organisations (id, name, owner_id)
        select ${organisation('id')}, ${organisation('name')}, confirmed.id from confirmed, link
        where ${organisation('id')} is not null),
      ended as (
        update mail_secrets m set used_at = coalesce(m.used_at, now()),
          expires_at = case when m.hash = link.hash then m.expires_at
            else least(m.expires_at, now() - interval '1 hour') end
        from confirmed, link
        where m.user_id = confirmed.id and m.purpose = 'verify-email'),
      ${startTrial(sql`confirmed`)}
      select 1 from link where link.used_at is not null union all select 1 from confirmed`);
    return rows.length > 0;
  };
  // A mail scanner may open the same link at the same moment. The second attempt then returns the result of
  // the scanner's request.
  return (await confirm()) || (await confirm());
}
