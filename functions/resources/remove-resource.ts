import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ResourceParams } from './resource-id.ts';
import type { ResourcesEnv } from './routes.ts';

/** `DELETE /v1/resources/:id`: hides a resource, which can be restored. Idempotent. 204. */
export const removeResource = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  { may: teachers, params: ResourceParams, once: false },
  async ({ params, db, caller }) => {
    const { rows } = await db.execute(sql`
      update resources set removed_at = coalesce(removed_at, now()), revision = revision + 1
      where id = ${params.id} and owner_id = ${caller.id} returning 1`);
    if (rows.length === 0) throw notFound('This resource was not found.');
    return null;
  },
);
