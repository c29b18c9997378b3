import { sql } from 'drizzle-orm';
import { SettleReports } from '#contracts/wordings/wording-report.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';

/**
 * `POST /v1/admin/wording-reports/settle`: deletes reports that need nothing more. Reports that no longer exist are
 * ignored. The line in the audit log contains only their number, because a quoted text can contain a name. Returns 204.
 */
export const settleReports = operation<AdminEnv, never, never, SettleReports>(
  { may: ['admin'], body: SettleReports, once: false },
  async ({ body: { ids }, db, caller }) => {
    await db.execute(sql`
      with settled as (
        delete from wording_reports where id in (
          select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) returning locale)
      insert into audit_log (actor_id, action, subject, after)
      select ${caller.id}, 'wording.reports-settled', string_agg(distinct s.locale, ', '),
        jsonb_build_object('count', count(*))
      from settled s having count(*) > 0`);
    return null;
  },
);
