import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { countAttempt, subjectOf } from '#functions/http/attempts.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';

const dayMinutes = 24 * 60;

/**
 * `POST /v1/resources/:id/displayed`: records that a teacher shows their own or a public lesson on the
 * teaching view. 204.
 *
 * A finished lesson is counted as taught only once per teacher in 24 hours, so that a teacher cannot push a
 * lesson up the list. An admin who acts as another user is not counted. Once the owner has shown the lesson,
 * the preview no longer asks the owner to check it.
 */
export const markDisplayed = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  { may: teachers, params: ResourceParams, once: false },
  async ({ params, db, caller }) => {
    const subject = subjectOf('taught', params.id, `:${caller.id}`);
    const counts = caller.actedBy
      ? sql`false`
      : sql`exists (select 1 from seen where seen.status = 'final')`;
    const { rows } = await db.execute(sql`
      with seen as (
        select r.id, r.status, r.owner_id = ${caller.id} as mine from resources r
        where r.id = ${params.id} and r.removed_at is null and (r.owner_id = ${caller.id}
          or r.visibility = 'PUBLIC' and r.status = 'final')),
      counted as (${countAttempt(subject, dayMinutes, counts)}),
      first as (select 1 from counted where counted.count = 1),
      marked as (
        update resources r set
          times_taught = r.times_taught + (select count(*)::int from first),
          displayed_at = case when seen.mine then coalesce(r.displayed_at, now())
            else r.displayed_at end,
          revision = r.revision + case when seen.mine and r.displayed_at is null then 1 else 0 end
        from seen where r.id = seen.id
          and (exists (select 1 from first) or seen.mine and r.displayed_at is null))
      select 1 from seen`);
    if (rows.length === 0) throw notFound('This resource was not found.');
    return null;
  },
);
