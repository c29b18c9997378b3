import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ResourcesEnv } from './env.ts';
import { ResourceParams } from './resource-id.ts';

/**
 * `POST /v1/resources/:id/displayed`: its owner has shown it on the teaching view, so the preview no
 * longer asks. The first time counts; marking it again changes nothing. 204.
 */
export const markDisplayed = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  { may: teachers, params: ResourceParams, once: false },
  async ({ params, db, caller }) => {
    const { rows } = await db.execute(sql`
      update resources set displayed_at = coalesce(displayed_at, now()),
        revision = revision + case when displayed_at is null then 1 else 0 end
      where id = ${params.id} and owner_id = ${caller.id} and removed_at is null returning 1`);
    if (rows.length === 0) throw notFound('This resource');
    return null;
  },
);
