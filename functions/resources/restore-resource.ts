import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { changeAndReadOwn, showResource } from './read-resource.ts';
import { ResourceParams } from './resource-id.ts';
import type { ResourcesEnv } from './routes.ts';

/** `POST /v1/resources/:id/restore`: restores a resource that its owner removed. */
export const restoreResource = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  { may: teachers, params: ResourceParams, once: false },
  async ({ params, db, caller }) => {
    const change = sql`
      update resources set removed_at = null, revision = revision + 1
      where id = ${params.id} and owner_id = ${caller.id} and removed_at is not null`;
    const { resource } = await changeAndReadOwn({ db, caller }, params.id, change, z.unknown());
    if (!resource) throw notFound('This resource was not found.');
    return showResource(resource, { caller });
  },
);
