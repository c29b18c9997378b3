import { type SQL, sql } from 'drizzle-orm';
import {
  MessageParams,
  type MessageRecord,
  type WordingRecord,
  type WordingVersion,
} from '#contracts/wordings/wording-correction.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';

const maxVersions = 100;

/**
 * `GET /v1/admin/wordings/:message`: returns the corrections of a message in all languages, with drafts and versions. No
 * language for a message that was never corrected: the database does not know which messages exist.
 */
export const getWording = operation<AdminEnv, MessageParams>(
  { may: ['admin'], params: MessageParams },
  async ({ params: { message }, db }): Promise<MessageRecord> =>
    (await readJson(db, selectJson(recordJson(message), { from: sql`(select 1) one` }))) ?? {
      languages: [],
    },
);

const recordJson = (message: string) =>
  jsonOf<MessageRecord>({
    languages: jsonListOf(languageJson, {
      from: sql`wording_edits e left join users u on u.id = e.edited_by
        where e.message = ${message}`,
      by: sql`e.locale`,
    }),
  });

const ifDrafted = (value: SQL): SQL => sql`case when e.draft is not null then ${value} end`;

/** SQL for the corrections of a wording, with its draft `e` and the draft's author `u`. */
const languageJson = jsonOf<WordingRecord>({
  locale: sql`e.locale`,
  revision: sql`e.revision`,
  draft: sql`e.draft`,
  draftBy: ifDrafted(sql`u.full_name`),
  draftAt: ifDrafted(utcTimestamp(sql`e.updated_at`)),
  versions: jsonListOf(
    jsonOf<WordingVersion>({
      version: sql`v.version`,
      wording: sql`v.wording`,
      restoredFrom: sql`v.restored_from`,
      by: sql`a.full_name`,
      publishedAt: utcTimestamp(sql`v.published_at`),
    }),
    {
      from: sql`(select * from wording_versions w
          where w.locale = e.locale and w.message = e.message
          order by w.version desc limit ${maxVersions}) v
        left join users a on a.id = v.created_by`,
      by: sql`v.version desc`,
    },
  ),
});
