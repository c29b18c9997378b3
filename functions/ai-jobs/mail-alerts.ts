import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { Mailer } from '#functions/mail/mailer.ts';
import { writeMail } from '#functions/mail/write-mail.ts';

const Claimed = z.object({
  alerts: z.array(z.object({ id: z.string(), message: z.string() })),
  admins: z.array(z.object({ email: z.string(), name: z.string() })),
});

/**
 * Mails the admins each open alert once, however often it is raised. A Worker claims an alert before it
 * mails it, so two never mail the same; where no admin can be reached, the next call tries again. Never throws.
 */
export async function mailAlerts(db: Database, mailer: Mailer, origin: string): Promise<void> {
  try {
    const [claimed] = parseRows(Claimed, await db.execute(claimStatement));
    if (!claimed || claimed.alerts.length === 0) return;
    const { alerts, admins } = claimed;
    const outcomes = await Promise.all(
      admins.map(({ email, name }) => mailer.send(email, alertMail(name, alerts, origin))),
    );
    if (outcomes.some((outcome) => outcome === 'sent' || outcome === 'waits')) return;
    const ids = JSON.stringify(alerts.map(({ id }) => id));
    await db.execute(sql`update operator_alerts set mailed_at = null
      where id in (select jsonb_array_elements_text(${ids}::jsonb))`);
  } catch (error) {
    log('error', 'alerts not mailed', describeError(error));
  }
}

const claimStatement = sql`
  with admins as (
    select email, full_name as name from users where role = 'admin' and email is not null
      and email_verified_at is not null and blocked_at is null and delete_after is null
  ), alerts as (
    update operator_alerts set mailed_at = now()
    where closed_at is null and mailed_at is null and exists (select 1 from admins)
    returning id, message, raised_at
  )
  select (select coalesce(json_agg(json_build_object('id', id, 'message', message)
      order by raised_at), '[]') from alerts) as alerts,
    (select coalesce(json_agg(admins), '[]') from admins) as admins`;

function alertMail(name: string, alerts: readonly { message: string }[], origin: string) {
  const [first] = alerts;
  return writeMail({
    subject:
      alerts.length === 1 && first
        ? 'Lexiloom needs you: something only an administrator can fix'
        : `Lexiloom needs you: ${alerts.length} things only an administrator can fix`,
    greeting: `Hello ${name},`,
    paragraphs: alerts.map(({ message }) => message),
    action: { label: 'See the alerts', address: `${origin}/alerts` },
    afterwards:
      'We write to you once for each alert, however often it happens. When it is settled, mark it as settled; if it happens again, we will write to you again.',
  });
}
