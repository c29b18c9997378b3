import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { maxFolders } from '#contracts/resources/folder.ts';
import { ApiError } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';

/** The path parameter of every operation on one folder. A malformed id returns 404. */
export const FolderParams = z.object({ folderId: z.string().check(z.maxLength(100)) });

/**
 * SQL for `from … where …`: the caller's own folders `f` that are not removed. Other users' folders are
 * treated as absent.
 */
export const ownFolders = (caller: Caller): SQL =>
  sql`resource_folders f where f.owner_id = ${caller.id} and f.removed_at is null`;

/** A lock that serializes concurrent changes to the number of a user's folders. */
export const lockFolders = (caller: Caller): SQL =>
  sql`select 1 from users where id = ${caller.id} for no key update`;

/**
 * Returns the error if another folder of the same teacher has this name. `name` is absent if the caller does
 * not know it.
 */
export const nameTaken = (name?: string) => {
  const message =
    name === undefined
      ? 'You have a folder with this name already.'
      : `You have a folder “${name}” already.`;
  return new ApiError('conflict', message, { fields: [{ field: 'name', message }] });
};

/** The error for exceeding the maximum number of folders. */
export const tooManyFolders = () =>
  new ApiError('conflict', `You have ${maxFolders} folders. Remove one you no longer need first.`);
