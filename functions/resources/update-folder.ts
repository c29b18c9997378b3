import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { FolderDraft } from '#contracts/resources/folder.ts';
import { labelKey } from '#contracts/resources/label-key.ts';
import { notFound } from '#functions/http/errors.ts';
import { breaksConstraint } from '#functions/http/failure-kind.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { FolderParams, nameTaken } from './folder.ts';
import type { ResourcesEnv } from './routes.ts';

/** `PATCH /v1/resources/folders/:folderId`: renames a folder. 204; 409 if the name is taken. */
export const updateFolder = operation<
  ResourcesEnv,
  z.infer<typeof FolderParams>,
  never,
  FolderDraft
>(
  { may: teachers, params: FolderParams, body: FolderDraft, once: false },
  async ({ params: { folderId }, body: { name }, db, caller }) => {
    const { rows } = await db
      .execute(sql`
        update resource_folders set name = ${name}, name_key = ${labelKey(name)}
        where id = ${folderId} and owner_id = ${caller.id} and removed_at is null returning 1`)
      .catch((error: unknown) => {
        throw breaksConstraint(error, 'resource_folders_name') ? nameTaken(name) : error;
      });
    if (rows.length === 0) throw notFound('This folder was not found.');
    return null;
  },
);
