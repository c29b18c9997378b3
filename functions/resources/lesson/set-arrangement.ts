import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ArrangementBody } from '#lessons/activities/arrangement-body.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';

/**
 * `PUT /v1/resources/:id/arrangement`: sets which activities the lesson shows and in which order. Null
 * restores all activities in the product's order. 204.
 */
export const setArrangement = operation<
  ResourcesEnv,
  z.infer<typeof ResourceParams>,
  never,
  ArrangementBody
>(
  { may: teachers, params: ResourceParams, body: ArrangementBody, once: false },
  async ({ params, body, db, caller }) => {
    const arrangement = body.arrangement === null ? null : JSON.stringify(body.arrangement);
    const { rows } = await db.execute(sql`
      update resources set arrangement = ${arrangement}::jsonb, revision = revision + 1
      where id = ${params.id} and owner_id = ${caller.id} and removed_at is null returning 1`);
    if (rows.length === 0) throw notFound('This resource was not found.');
    return null;
  },
);
