import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { Invite, InviteOutcome, invitationDays } from '#contracts/organisation/organisation.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { pageLocale } from '#functions/http/page-locale.ts';
import { hashSecret, randomSecret } from '#functions/http/secrets.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import { invitationLanguage, invitationMail } from './invitation.ts';
import { selectLedMembership } from './membership.ts';
import type { OrganisationsEnv } from './routes.ts';

const Row = z.extend(InviteOutcome, { language: z.nullable(z.string()) });

/**
 * `POST /v1/organisation/invitations`: invites teachers by email and returns the result for each address.
 * Sends no more invitations than there are free seats. This check is only a courtesy: the seat limit is
 * enforced when a teacher joins. 429 after 30 in an hour.
 */
export const inviteTeachers = operation<OrganisationsEnv, never, never, Invite>(
  { may: teachers, body: Invite },
  async ({ body, db, env, request, waitUntil, caller }): Promise<InviteOutcome[]> => {
    const membership = await selectLedMembership(db, caller);
    await limitRate(db, 'invitation', membership.id);
    const addresses = body.teachers.map(({ email }) => email.toLowerCase());
    const once = body.teachers.filter((_, at) => addresses.indexOf(addresses[at] ?? '') === at);
    const wanted = await Promise.all(
      once.map(async (one, position) => {
        const secret = randomSecret();
        return { ...one, position, id: nanoid(12), secret, hash: await hashSecret(secret) };
      }),
    );
    const read = await db.execute(sql`
      with wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(
          wanted.map(({ secret: _, ...row }) => row),
        )}::jsonb) as w (position int, id text, email text, "fullName" text, hash text)
      ), open as (
        select lower(i.email) as email from invitations i
        where i.organisation_id = ${membership.id} and i.accepted_at is null and i.expires_at > now()
      ), judged as (
        select w.*, case
          when exists (select 1 from users m where lower(m.email) = lower(w.email)
            and m.organisation_id = ${membership.id} and m.blocked_at is null) then 'member'
          when exists (select 1 from open where open.email = lower(w.email)) then 'invited'
        end as known from wanted w
      ), placed as (
        select j.*, coalesce(j.known, case
          when row_number() over (partition by j.known is null order by j.position)
            <= ${membership.teachersAllowed}::int - o.teachers - (select count(*) from open)
          then 'sent' else 'full' end) as outcome
        from judged j, organisations o where o.id = ${membership.id}
      ), made as (
        insert into invitations (id, organisation_id, email, full_name, hash, invited_by, expires_at)
        select id, ${membership.id}, email, "fullName", hash, ${caller.id},
          now() + make_interval(days => ${invitationDays})
        from placed where outcome = 'sent'
        on conflict (organisation_id, lower(email)) where accepted_at is null do update set
          full_name = excluded.full_name, hash = excluded.hash, invited_by = excluded.invited_by,
          sent_at = now(), expires_at = excluded.expires_at
        where invitations.expires_at <= now()
        returning hash
      )
      select p.email, case when p.outcome = 'sent' and not exists (
          select 1 from made where made.hash = p.hash) then 'invited' else p.outcome end as outcome,
        ${invitationLanguage(sql`p.email`, caller.id)} as language
      from placed p order by p.position`);
    const outcomes = parseRows(Row, read);
    const mailer = openMailer(env);
    for (const { email, outcome, language } of outcomes) {
      const one = wanted.find((each) => each.email === email);
      if (outcome !== 'sent' || !one) continue;
      const mail = invitationMail({
        fullName: one.fullName,
        invitedBy: caller.name,
        organisationName: membership.name,
        address: `${env.APP_ORIGIN}/invitation/link#${one.secret}`,
      });
      waitUntil(mailer.send(email, mail, language ?? pageLocale(request)));
    }
    return outcomes.map(({ language: _, ...outcome }) => outcome);
  },
);
