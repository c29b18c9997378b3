import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { maxFolders } from '#contracts/resources/folder.ts';
import { ApiError } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';

/** The parameter of every path about one folder. An id that cannot be one is simply not found. */
export const FolderParams = z.object({ folderId: z.string().check(z.maxLength(100)) });

/** SQL: the caller's own folders that are there, as rows `f`; somebody else's are as if absent. */
export const ownFolders = (caller: Caller): SQL =>
  sql`resource_folders f where f.owner_id = ${caller.id} and f.removed_at is null`;

/** A statement that lets one change of a person's number of folders follow another. */
export const lockFolders = (caller: Caller): SQL =>
  sql`select 1 from users where id = ${caller.id} for no key update`;

/** The refusal of a name that another folder of the same teacher has; of one that is not known here too. */
export const nameTaken = (name?: string) => {
  const folder = name === undefined ? 'a folder with this name' : `a folder “${name}”`;
  const message = `You have ${folder} already.`;
  return new ApiError('conflict', message, { fields: [{ field: 'name', message }] });
};

/** The refusal of one folder too many. */
export const tooManyFolders = () =>
  new ApiError('conflict', `You have ${maxFolders} folders. Remove one you no longer need first.`);
