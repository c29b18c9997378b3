import { sql } from 'drizzle-orm';
import { PublishWording, WordingParams } from '#contracts/wordings/wording-correction.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { changeWording, requireValidWording } from './change-wording.ts';

/**
 * `POST /v1/admin/wordings/:locale/:message/publish`: makes pages say this wording, stores it as the next version and
 * deletes the draft. Returns 400 for the field `wording` if it is invalid.
 */
export const publishWording = operation<AdminEnv, WordingParams, never, PublishWording>(
  { may: ['admin'], params: WordingParams, body: PublishWording },
  async ({ params, body: { revision, english, wording }, db, caller }) => {
    await requireValidWording(params, english, wording);
    return changeWording({
      ...{ db, caller, wordingOf: params, revision, action: 'wording.published' },
      draft: sql`null::text`,
      publish: { wording, restoredFrom: null },
    });
  },
);
