import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { changeAndReadOwn, showResource } from './read-resource.ts';
import { ResourceParams } from './resource-id.ts';
import type { ResourcesEnv } from './routes.ts';

/**
 * `POST /v1/resources/:id/finalise`: sets a resource to ready for the classroom. 409 if the text is not
 * finished yet.
 */
export const finaliseResource = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  { may: teachers, params: ResourceParams, once: false },
  async ({ params, db, caller }) => {
    const change = sql`
      update resources set status = 'final', finalised_at = now(), updated_at = now(),
        revision = revision + 1
      where id = ${params.id} and owner_id = ${caller.id} and removed_at is null
        and status = 'review' and jsonb_array_length(text -> 'sentences') > 0`;
    const { resource } = await changeAndReadOwn({ db, caller }, params.id, change, z.unknown());
    if (!resource) throw notFound('This resource was not found.');
    if (resource.status !== 'final') {
      throw new ApiError('conflict', 'The text is not finished yet.');
    }
    return showResource(resource, { caller });
  },
);
