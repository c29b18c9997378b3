import { readDeletionPreview } from '#db/queries/read-deletion-preview.ts';
import type { DeletionPreview } from '#teaching/account/account.ts';
import { notFound } from '../_base/errors.ts';
import { operation } from '../_base/operation.ts';
import type { AccountsEnv } from './env.ts';

/**
 * `GET /v1/me/deletion`: what deleting the account would take with it. An admin's account is not deleted
 * here: another admin would have to give its work away first.
 */
export const previewDeletion = operation<AccountsEnv>(
  { may: ['public'] },
  async ({ db, who }): Promise<DeletionPreview> => {
    const preview = await readDeletionPreview(db, who.id);
    if (!preview) throw notFound('This account');
    return preview;
  },
);
