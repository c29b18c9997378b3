import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { invitationDays } from '#contracts/organisation/organisation.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { pageLocale } from '#functions/http/page-locale.ts';
import { hashSecret, randomSecret } from '#functions/http/secrets.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import { invitationLanguage, invitationMail } from './invitation.ts';
import { OrganisationParams, selectLedMembership } from './membership.ts';
import type { OrganisationsEnv } from './routes.ts';

const Row = z.object({
  email: z.string(),
  full_name: z.string(),
  language: z.nullable(z.string()),
});

/**
 * `POST /v1/organisation/invitations/:id/again`: resends the email with a new link that is valid for the full
 * time. The older link stops working. 204.
 */
export const sendInvitationAgain = operation<OrganisationsEnv, OrganisationParams>(
  { may: teachers, params: OrganisationParams },
  async ({ params: { id }, db, env, request, waitUntil, caller }) => {
    const membership = await selectLedMembership(db, caller);
    await limitRate(db, 'invitation', membership.id);
    const secret = randomSecret();
    const read = await db.execute(sql`
      update invitations i set hash = ${await hashSecret(secret)}, sent_at = now(),
        expires_at = now() + make_interval(days => ${invitationDays})
      where i.id = ${id} and i.organisation_id = ${membership.id} and i.accepted_at is null
      returning i.email, i.full_name,
        ${invitationLanguage(sql`i.email`, caller.id)} as language`);
    const [row] = parseRows(Row, read);
    if (!row) throw notFound('This invitation was not found.');
    const mail = invitationMail({
      fullName: row.full_name,
      invitedBy: caller.name,
      organisationName: membership.name,
      address: `${env.APP_ORIGIN}/invitation/link#${secret}`,
    });
    waitUntil(openMailer(env).send(row.email, mail, row.language ?? pageLocale(request)));
    return null;
  },
);
