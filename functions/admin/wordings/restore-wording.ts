import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { RestoreWording, WordingParams } from '#contracts/wordings/wording-correction.ts';
import type { Database } from '#db/client.ts';
import { wordingVersions } from '#db/schema/wordings.ts';
import { notFound } from '#functions/http/errors.ts';
import { wholeNumber } from '#functions/http/list-query.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { changeWording } from './change-wording.ts';

const Params = z.extend(WordingParams, { version: wholeNumber(0, 1_000_000) });
type Params = z.infer<typeof Params>;

/**
 * `POST /v1/admin/wordings/:locale/:message/versions/:version/restore`: publishes an earlier correction as a new version.
 * Version 0 is the wording of the build. Does not change the draft. Every version is still valid, because another English
 * text is another message.
 */
export const restoreWording = operation<AdminEnv, Params, never, RestoreWording>(
  { may: ['admin'], params: Params, body: RestoreWording },
  async ({ params, body: { revision }, db, caller }) => {
    const { version } = params;
    const wording = version === 0 ? null : await selectVersion(db, params);
    return changeWording({
      ...{ db, caller, wordingOf: params, revision, action: 'wording.rolled-back' },
      draft: sql`e.draft`,
      publish: { wording, restoredFrom: version },
    });
  },
);

async function selectVersion(db: Database, params: Params): Promise<string | null> {
  const { locale, message, version } = params;
  const [row] = await db
    .select({ wording: wordingVersions.wording })
    .from(wordingVersions)
    .where(
      and(
        eq(wordingVersions.locale, locale),
        eq(wordingVersions.message, message),
        eq(wordingVersions.version, version),
      ),
    );
  if (!row) throw notFound('This version was not found.');
  return row.wording;
}
