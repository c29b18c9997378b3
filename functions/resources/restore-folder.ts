import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { maxFolders } from '#contracts/resources/folder.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import { breaksConstraint } from '#functions/http/failure-kind.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { FolderParams, lockFolders, nameTaken, ownFolders, tooManyFolders } from './folder.ts';
import type { ResourcesEnv } from './routes.ts';

const Found = z.object({ name: z.string(), taken: z.boolean(), back: z.boolean() });

/**
 * `POST /v1/resources/folders/:folderId/restore`: restores a folder that its owner removed. Also restores its
 * resources to it, except those that have since been moved to another folder. 204; 409 if another folder now
 * has the same name.
 */
export const restoreFolder = operation<ResourcesEnv, z.infer<typeof FolderParams>>(
  { may: teachers, params: FolderParams, once: false },
  async ({ params: { folderId }, db, caller }) => {
    const restored = db.batch([
      db.execute(lockFolders(caller)),
      db.execute(sql`
        with others as (
          select f.name_key from ${ownFolders(caller)} and f.id <> ${folderId}
        ), found as (
          select g.id, g.name,
            exists (select 1 from others where others.name_key = g.name_key) as taken
          from resource_folders g where g.id = ${folderId} and g.owner_id = ${caller.id}
        ), back as (
          update resource_folders g set removed_at = null from found
          where g.id = found.id and not found.taken
            and (select count(*) from others) < ${maxFolders}::int returning 1
        )
        select name, taken, exists (select 1 from back) as back from found`),
    ]);
    // As in `createFolder`: a rename does not acquire the lock, so a concurrent rename may take the name
    // first.
    const [, answer] = await restored.catch((error: unknown) => {
      throw breaksConstraint(error, 'resource_folders_name') ? nameTaken() : error;
    });
    const [found] = parseRows(Found, answer);
    if (!found) throw notFound('This folder was not found.');
    if (found.taken) throw nameTaken(found.name);
    if (!found.back) throw tooManyFolders();
    return null;
  },
);
