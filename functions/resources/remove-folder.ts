import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { FolderParams } from './folder.ts';
import type { ResourcesEnv } from './routes.ts';

/**
 * `DELETE /v1/resources/folders/:folderId`: hides a folder, which can be restored. Its resources remain,
 * without a folder. Also permanently deletes folders that were removed more than a day ago. Idempotent. 204.
 */
export const removeFolder = operation<ResourcesEnv, z.infer<typeof FolderParams>>(
  { may: teachers, params: FolderParams, once: false },
  async ({ params: { folderId }, db, caller }) => {
    const { rows } = await db.execute(sql`
      with swept as (
        delete from resource_folders where owner_id = ${caller.id} and id <> ${folderId}
          and removed_at < now() - interval '1 day'
      )
      update resource_folders set removed_at = coalesce(removed_at, now())
      where id = ${folderId} and owner_id = ${caller.id} returning 1`);
    if (rows.length === 0) throw notFound('This folder was not found.');
    return null;
  },
);
