import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Handed } from '#contracts/organisation/organisation.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { type Letter, mailText } from '#functions/mail/letter.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import { OrganisationParams } from './membership.ts';
import type { OrganisationsEnv } from './routes.ts';

/** The colleague who takes over the classes and pupils; if absent, the owner. */
const Heir = z.object({ to: z.optional(z.string().check(z.maxLength(40))) });

const Row = z.object({
  heir: z.string(),
  organisation: z.string(),
  email: z.nullable(z.string()),
  full_name: z.string(),
  interface_language: z.nullable(z.string()),
  classes: z.number(),
  pupils: z.number(),
});

/**
 * `DELETE /v1/organisation/members/:id?to=`: removes a teacher. Callers who remove themselves leave the
 * organisation. Managers may remove teachers; the owner may remove any other member.
 *
 * The pupils' work stays: classes, pupils and homework move to `to`, or to the owner, in the same statement.
 * A teacher who leaves cannot choose the recipient. The teacher keeps their own resources, which disappear
 * from the shared list. Returns what was transferred.
 */
export const removeMember = operation<OrganisationsEnv, OrganisationParams, z.infer<typeof Heir>>(
  { may: teachers, params: OrganisationParams, query: Heir },
  async ({ params: { id }, query, db, env, waitUntil, caller }): Promise<Handed> => {
    const leaves = id === caller.id;
    const to = leaves ? null : (query.to ?? null);
    const read = await db.execute(sql`
      with going as (
        select t.id, t.full_name, t.interface_language, t.email, o.id as organisation_id, o.name, heir.id as heir
        from users mine join organisations o on o.id = mine.organisation_id
        join users t on t.organisation_id = o.id
        join users heir on heir.organisation_id = o.id
        where mine.id = ${caller.id} and t.id = ${id} and t.id <> o.owner_id and t.role <> 'PUPIL'
          and (t.id = mine.id or o.owner_id = mine.id
            or (mine.organisation_role = 'manager' and t.organisation_role = 'teacher'))
          and heir.id = coalesce(${to}, o.owner_id) and heir.id <> t.id and heir.role <> 'PUPIL'
          and heir.blocked_at is null
        for no key update of t
      ), gone as (
        update users t set organisation_id = null, organisation_role = 'teacher', joined_at = null,
          selected_teacher_profile = null, updated_at = now()
        from going where t.id = going.id
      ), unselected as (
        update users l set selected_teacher_profile = null from going
        where l.organisation_id = going.organisation_id and l.id <> going.id
          and l.role <> 'PUPIL' and l.selected_teacher_profile = going.id
      ), classes as (
        update classrooms c set teacher_id = going.heir, updated_at = now() from going
        where c.teacher_id = going.id returning c.id
      ), pupils as (
        update users p set teacher_id = going.heir from going
        where p.teacher_id = going.id and p.role = 'PUPIL' returning p.id
      ), homework as (
        update homeworks h set teacher_id = going.heir from going where h.teacher_id = going.id
      ), listed as (
        update homework_classrooms h set teacher_id = going.heir from going
        where h.teacher_id = going.id
      ), unshared as (
        update resources r set shared = false from going where r.owner_id = going.id and r.shared
      )
      select going.heir, going.name as organisation, going.email, going.full_name,
        going.interface_language,
        (select count(*)::int from classes) as classes, (select count(*)::int from pupils) as pupils
      from going`);
    const [row] = parseRows(Row, read);
    if (!row) throw notFound('This colleague was not found.');
    if (!leaves && row.email !== null) {
      const mail = membershipEndedMail(row.full_name, row.organisation, env.APP_ORIGIN);
      waitUntil(openMailer(env).send(row.email, mail, row.interface_language));
    }
    return { to: row.heir, classes: row.classes, pupils: row.pupils };
  },
);

/**
 * Returns the email that informs a removed teacher of what they keep and of what stays with the department.
 */
function membershipEndedMail(fullName: string, organisationName: string, origin: string): Letter {
  return {
    subject: mailText`You are no longer in ${{ organisationName }}`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`You have been removed from ${{ organisationName }} on Lexiloom. Your account and your own resources stay yours.`,
      mailText`Your classes, your pupils and their homework stay with the department, so that nobody loses their work. A colleague now looks after them.`,
    ],
    action: { label: mailText`Open my resources`, address: `${origin}/private_resources` },
    afterwards: mailText`If you think this is a mistake, please speak to your department.`,
  };
}
