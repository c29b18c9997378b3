import type { DeletionPreview } from '#contracts/account/account.ts';
import { selectDeletionPreview } from '#db/queries/account-deletion.ts';
import { notFound } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import type { AccountsEnv } from './routes.ts';

/**
 * `GET /v1/me/deletion`: lists the data that deleting the account would delete. Admin accounts cannot be
 * deleted here, because another admin must first reassign their work.
 */
export const previewDeletion = operation<AccountsEnv>(
  { may: ['public'] },
  async ({ db, caller }): Promise<DeletionPreview> => {
    const preview = await selectDeletionPreview(db, caller.id);
    if (!preview) throw notFound('This account was not found.');
    return preview;
  },
);
