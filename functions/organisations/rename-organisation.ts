import { sql } from 'drizzle-orm';
import { NamedOrganisation } from '#contracts/organisation/organisation.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { OrganisationsEnv } from './routes.ts';

/** `PATCH /v1/organisation {name}`: renames the organisation. Only its owner may do this. Idempotent. 204. */
export const renameOrganisation = operation<OrganisationsEnv, never, never, NamedOrganisation>(
  { may: teachers, body: NamedOrganisation, once: false },
  async ({ body: { name }, db, caller }) => {
    const { rows } = await db.execute(sql`
      update organisations o set name = ${name} from users u
      where u.id = ${caller.id} and o.id = u.organisation_id and o.owner_id = u.id returning o.id`);
    if (rows.length === 0) throw notFound('This organisation was not found.');
    return null;
  },
);
