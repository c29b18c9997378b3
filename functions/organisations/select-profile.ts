import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { roleIn } from './membership.ts';
import type { OrganisationsEnv } from './routes.ts';

/**
 * The selected teacher of the department. If this is the caller, the classes of all teachers are shown again.
 */
const Selected = z.object({ id: z.string('Choose a teacher.').check(z.maxLength(40)) });

/**
 * `PUT /v1/teacher-profiles/selected {id}`: selects the teacher whose classes and homework are listed first
 * for an owner or manager. Changes only the display, never permissions. 204.
 */
export const selectProfile = operation<OrganisationsEnv, never, never, z.infer<typeof Selected>>(
  { may: teachers, body: Selected, once: false },
  async ({ body: { id }, db, caller }) => {
    const { rows } = await db.execute(sql`
      with chosen as (
        select u.id, nullif(t.id, u.id) as profile
        from users u join organisations o on o.id = u.organisation_id
        join users t on t.organisation_id = o.id
        where u.id = ${caller.id} and t.id = ${id} and t.role <> 'PUPIL' and t.blocked_at is null
          and ${roleIn()} <> 'teacher'
      ), seen as (
        update sessions s set profiles_seen_at = coalesce(s.profiles_seen_at, now()) from chosen
        where s.id = ${caller.sessionId} and s.user_id = chosen.id
      )
      update users u set selected_teacher_profile = chosen.profile from chosen
      where u.id = chosen.id returning u.id`);
    if (rows.length === 0) throw notFound('This colleague was not found.');
    return null;
  },
);
