import type * as z from 'zod/mini';
import type { DeletionPreview } from '#contracts/account/account.ts';
import { selectDeletionPreview } from '#db/queries/account-deletion.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { UserParams } from './get-user.ts';

/**
 * `GET /v1/admin/users/:id/deletion`: lists the data that deleting the account would delete. Also lists the
 * data that would be kept, with its new owner.
 */
export const previewUserDeletion = operation<AdminEnv, z.infer<typeof UserParams>>(
  { may: ['admin'], params: UserParams },
  async ({ params: { id }, db }): Promise<DeletionPreview> => {
    const preview = await selectDeletionPreview(db, id);
    if (!preview) throw notFound('This account was not found.');
    return preview;
  },
);
