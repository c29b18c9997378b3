import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { openAlert } from '#db/queries/open-alert.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { Letter, MailText } from '#functions/mail/letter.ts';
import type { Mailer } from '#functions/mail/mailer.ts';
import type { JobContext } from './job-context.ts';
import type { ModelFailure } from './models/model-failure.ts';

/**
 * Raises an alert about a problem that only an operator can fix. If the alert is new, emails it to the
 * admins. Raising an alert that is still open has no effect. If the alert cannot be stored, the error is
 * logged and the job continues.
 */
export async function raiseAlert(
  { db, models, mailAlerts }: Pick<JobContext, 'db' | 'models' | 'mailAlerts'>,
  failure: ModelFailure,
): Promise<void> {
  const { code, message: reason, model = '' } = failure;
  const used = Object.values(models).filter((on) => model === '' || on?.model.name === model);
  const servers = [...new Set(used.flatMap((on) => on?.server.baseUrl ?? []))];
  const alert = {
    kind: code,
    // If the account has no money left, the problem affects all its models. Every other alert concerns one
    // model.
    subject: code === 'model_quota' ? reason : `${reason} ${model}`.trim(),
    message: `${sentenceOf(failure)} (${[reason, ...servers].join(', ')})`,
  };
  try {
    if (await openAlert(db, alert)) await mailAlerts();
  } catch (error) {
    log('error', 'alert not stored', { ...alert, ...describeError(error) });
  }
}

function sentenceOf({ code, message: reason, model, problem }: ModelFailure): string {
  const name = model ? `The model ${model}` : 'A model';
  if (code === 'model_quota') {
    return 'The AI provider refuses our requests because the account’s credit or spending limit is used up. Top it up there. Lessons waiting now will be retried for two hours; after that, teachers have to start them again.';
  }
  if (code !== 'model_setup') return problem.message;
  if (reason.includes('organization_not_verified')) {
    return `${name} is only available to verified organisations. Verify yours in the provider’s settings, or choose another model on the Models screen.`;
  }
  if (/model_not_found|^404/.test(reason)) {
    return `${name} does not exist, or this key is not allowed to use it. Choose another one on the Models screen.`;
  }
  if (/^40[13]/.test(reason)) {
    return `The AI provider does not accept our key for ${name[0]?.toLowerCase()}${name.slice(1)}. Enter a valid key in the settings.`;
  }
  return `${name} does not accept our requests, and waiting will not help. Try another one on the Models screen.`;
}

const Claimed = z.object({
  alerts: z.array(z.object({ id: z.string(), message: z.string() })),
  admins: z.array(z.object({ email: z.string(), name: z.string() })),
});

/**
 * Emails each open alert to the admins once, even if the alert is raised several times. A Worker claims an
 * alert before sending its email, so that no other Worker sends it too. If no admin can be reached, the next
 * call retries. Never throws.
 */
export async function mailAlerts(db: Database, mailer: Mailer, origin: string): Promise<void> {
  try {
    const [claimed] = parseRows(Claimed, await db.execute(claimStatement));
    if (!claimed || claimed.alerts.length === 0) return;
    const { alerts, admins } = claimed;
    const outcomes = await Promise.all(
      admins.map(({ email, name }) => mailer.send(email, alertMail(name, alerts, origin), null)),
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

/** Alerts are for the product's operators and are not translated. */
const inEnglish = (text: string): MailText => ({ english: '{text}', gaps: { text } });

function alertMail(name: string, alerts: readonly { message: string }[], origin: string): Letter {
  const [first] = alerts;
  return {
    subject: inEnglish(
      alerts.length === 1 && first
        ? 'Lexiloom needs your attention: something only an administrator can fix'
        : `Lexiloom needs your attention: ${alerts.length} things only an administrator can fix`,
    ),
    greeting: inEnglish(`Hello ${name},`),
    paragraphs: alerts.map(({ message }) => inEnglish(message)),
    action: { label: inEnglish('See the alerts'), address: `${origin}/alerts` },
    afterwards: inEnglish(
      'We write to you once for each alert, however often it happens. When the problem is fixed, mark it as settled; if it happens again, we will write to you again.',
    ),
  };
}
