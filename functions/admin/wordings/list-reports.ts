import { sql } from 'drizzle-orm';
import {
  maxShownReports,
  type WordingReport,
  type WordingReports,
} from '#contracts/wordings/wording-report.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';

/**
 * `GET /v1/admin/wording-reports`: returns the newest reports about wordings, without their reporters: a report is about
 * a text, not about a person.
 */
export const listReports = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<WordingReports> =>
    (await readJson(db, selectJson(reportsJson, { from: sql`(select 1) one` }))) ?? {
      reports: [],
      total: 0,
    },
);

const reportsJson = jsonOf<WordingReports>({
  reports: jsonListOf(
    jsonOf<WordingReport>({
      id: sql`r.id`,
      locale: sql`r.locale`,
      path: sql`r.path`,
      quoted: sql`r.quoted`,
      wanted: sql`r.wanted`,
      problem: sql`r.problem`,
      createdAt: utcTimestamp(sql`r.created_at`),
    }),
    {
      from: sql`(select * from wording_reports order by created_at desc, id
        limit ${maxShownReports}) r`,
      by: sql`r.created_at desc, r.id`,
    },
  ),
  total: sql`(select count(*) from wording_reports)`,
});
