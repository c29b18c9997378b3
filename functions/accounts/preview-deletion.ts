import type { DeletionPreview } from '#contracts/account/account.ts';
import { selectDeletionPreview } from '#db/queries/account-deletion.ts';
import { notFound } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import type { AccountsEnv } from './routes.ts';

/**
 * `GET /v1/me/deletion`: lists what deleting the account would delete. Admin accounts are not deleted here:
 * another admin would have to reassign their work first.
 */
export const previewDeletion = operation<AccountsEnv>(
  { may: ['public'] },
  async ({ db, caller }): Promise<DeletionPreview> => {
    const preview = await selectDeletionPreview(db, caller.id);
    if (!preview) throw notFound('This account');
    return preview;
  },
);
