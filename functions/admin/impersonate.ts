import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { parseRows } from '#db/queries/parse-rows.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { claimsOf, Person, personColumns } from '#functions/http/person.ts';
import type { AdminEnv } from './env.ts';
import { UserParams } from './get-user.ts';

/**
 * `POST /v1/admin/users/:id/token`: an access token with which the admin sees the product as this
 * person, as text. It lasts fifteen minutes and is not renewed: the browser's next refresh is for the
 * admin's own session, which goes on beside it. It says who acts, what is not for an admin to do as
 * somebody else is refused, and the audit log has a line.
 */
export const impersonate = operation<AdminEnv, z.infer<typeof UserParams>>(
  { may: ['admin'], params: UserParams, once: false },
  async ({ params, db, env, caller }) => {
    if (params.id === caller.id) throw new ApiError('conflict', 'This is your own account.');
    const result = await db.execute(sql`
      with found as (select ${personColumns} from users u where u.id = ${params.id}),
      noted as (
        insert into audit_log (actor_id, action, subject)
        select ${caller.id}, 'account.acted as', found.id from found
        where not found.blocked and found.role <> 'admin')
      select * from found`);
    const [person] = parseRows(Person, result);
    if (!person) throw notFound('This account');
    if (person.role === 'admin') {
      throw new ApiError('conflict', 'Nobody signs in as another admin.');
    }
    if (person.blocked) {
      throw new ApiError('conflict', 'This account is suspended: lift the suspension first.');
    }
    const claims = { ...claimsOf(person), actedBy: { id: caller.id, name: caller.name } };
    return new Response(await signAccessToken(env.SESSION_SECRET, claims, caller.sessionId), {
      headers: { 'content-type': 'text/plain' },
    });
  },
);
