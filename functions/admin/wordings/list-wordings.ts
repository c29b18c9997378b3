import { sql } from 'drizzle-orm';
import type {
  CorrectedWording,
  CorrectedWordings,
} from '#contracts/wordings/wording-correction.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';

/**
 * `GET /v1/admin/wordings`: returns every wording that admins have corrected or drafted, and the number of reports. The
 * messages themselves are files of the site. Not paginated, because a correction that is in the build is not made again.
 */
export const listWordings = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<CorrectedWordings> =>
    (await readJson(db, selectJson(correctedJson, { from: sql`(select 1) one` }))) ?? {
      corrections: [],
      reports: 0,
    },
);

/** SQL: all corrections, from the drafts `e`, the newest versions `v` and their authors `u`. */
const correctedJson = jsonOf<CorrectedWordings>({
  corrections: jsonListOf(
    jsonOf<CorrectedWording>({
      locale: sql`e.locale`,
      message: sql`e.message`,
      wording: sql`v.wording`,
      hasDraft: sql`e.draft is not null`,
      by: sql`u.full_name`,
      publishedAt: utcTimestamp(sql`v.published_at`),
    }),
    {
      from: sql`wording_edits e
        left join (select distinct on (locale, message) * from wording_versions
          order by locale, message, version desc) v on v.locale = e.locale and v.message = e.message
        left join users u on u.id = v.created_by`,
      by: sql`e.updated_at desc, e.locale, e.message`,
    },
  ),
  reports: sql`(select count(*) from wording_reports)`,
});
