import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readRows } from '#db/queries/read-rows.ts';
import { notFound } from '#functions/_base/errors.ts';
import { limitRate } from '#functions/_base/limit-rate.ts';
import { openMailer } from '#functions/_base/mail/mailer.ts';
import { operation, teachers } from '#functions/_base/operation.ts';
import { hashSecret, randomSecret } from '#functions/_base/secrets.ts';
import { invitationDays } from '#teaching/organisation/organisation.ts';
import type { OrganisationsEnv } from './env.ts';
import { invitationMail } from './invitation-mail.ts';
import { OrganisationParams } from './organisation-params.ts';
import { readLeading } from './read-standing.ts';

const Row = z.object({ email: z.string(), full_name: z.string() });

/**
 * `POST /v1/organisation/invitations/:id/again`: the mail once more, with a new link that works for the
 * full time; the older one stops working. 204.
 */
export const sendInvitationAgain = operation<OrganisationsEnv, OrganisationParams>(
  { may: teachers, params: OrganisationParams },
  async ({ params: { id }, db, env, waitUntil, who }) => {
    const standing = await readLeading(db, who);
    await limitRate(db, 'invitation', standing.id);
    const secret = randomSecret();
    const read = await db.execute(sql`
      update invitations i set hash = ${await hashSecret(secret)}, sent_at = now(),
        expires_at = now() + make_interval(days => ${invitationDays})
      where i.id = ${id} and i.organisation_id = ${standing.id} and i.accepted_at is null
      returning i.email, i.full_name`);
    const [row] = readRows(Row, read);
    if (!row) throw notFound('This invitation');
    const mail = invitationMail({
      fullName: row.full_name,
      invitedBy: who.name,
      organisationName: standing.name,
      address: `${env.APP_ORIGIN}/invitation/${secret}`,
    });
    waitUntil(openMailer(env).send(row.email, mail));
    return null;
  },
);
