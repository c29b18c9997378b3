import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { ReportWording } from '#contracts/wordings/wording-report.ts';
import { everyRole, operation } from '#functions/http/operation.ts';
import type { ContentEnv } from './routes.ts';

/**
 * `POST /v1/wording-reports`: stores a remark on a text of a page for the admins. The text is stored as the page showed
 * it, because the page does not know which message it is. Returns 204.
 */
export const reportWording = operation<ContentEnv, never, never, ReportWording>(
  { may: everyRole, body: ReportWording, limit: 'wordingReport' },
  async ({ body: { locale, path, quoted, wanted, problem }, db, caller, creation }) => {
    if (creation.before) return null;
    await db.execute(sql`
      with turn as (${creation.turn}), made as (
        insert into wording_reports (id, user_id, locale, path, quoted, wanted, problem)
        select ${nanoid(12)}, ${caller.id}, ${locale}, ${path}, ${quoted}, ${wanted}, ${problem}
        from turn returning id
      ), noted as (${creation.note(sql`id`, sql`made`)})
      select id from made`);
    return null;
  },
);
