import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { maxFolders } from '#contracts/resources/folder.ts';
import { ApiError } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';

/** The parameter of every path about one folder. A malformed id is simply not found. */
export const FolderParams = z.object({ folderId: z.string().check(z.maxLength(100)) });

/** SQL: the caller's own folders that are not removed, as rows `f`; others' folders are treated as absent. */
export const ownFolders = (caller: Caller): SQL =>
  sql`resource_folders f where f.owner_id = ${caller.id} and f.removed_at is null`;

/** A statement that serialises changes to a person's number of folders. */
export const lockFolders = (caller: Caller): SQL =>
  sql`select 1 from users where id = ${caller.id} for no key update`;

/** The error for a name that another folder of the same teacher has; `name` is absent where it is unknown. */
export const nameTaken = (name?: string) => {
  const folder = name === undefined ? 'a folder with this name' : `a folder “${name}”`;
  const message = `You have ${folder} already.`;
  return new ApiError('conflict', message, { fields: [{ field: 'name', message }] });
};

/** The error for exceeding the maximum number of folders. */
export const tooManyFolders = () =>
  new ApiError('conflict', `You have ${maxFolders} folders. Remove one you no longer need first.`);
