import { sql } from 'drizzle-orm';
import { SaveWordingDraft, WordingParams } from '#contracts/wordings/wording-correction.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { changeWording, requireValidWording } from './change-wording.ts';

/**
 * `PUT /v1/admin/wordings/:locale/:message/draft`: stores or discards the draft of a correction. Pages continue to say the
 * published wording. Returns 400 for the field `wording` if it is invalid.
 */
export const saveWordingDraft = operation<AdminEnv, WordingParams, never, SaveWordingDraft>(
  { may: ['admin'], params: WordingParams, body: SaveWordingDraft },
  async ({ params, body: { revision, english, wording }, db, caller }) => {
    if (wording !== null) await requireValidWording(params, english, wording);
    const action = wording === null ? 'wording.draft-discarded' : 'wording.draft-saved';
    const draft = sql`${wording}::text`;
    return changeWording({ db, caller, wordingOf: params, revision, action, draft });
  },
);
