import * as z from 'zod';
import type { PartProblem } from '#contracts/resources/resource.ts';
import { openAlert } from '#db/queries/open-alert.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { AiJobsEnv } from './env.ts';
import type { JobContext } from './job-context.ts';

/** Dollars: some three thousand lessons, far above an ordinary day of a small service. */
const defaultDollars = 500;
const Dollars = z.coerce.number().positive();
const microsPerDollar = 1_000_000;

/**
 * The most that all accounts together may cost in a day, in millionths of a US dollar, by the operator's
 * setting `DAILY_SPEND_DOLLARS`; null where it is `none`. Throws when the setting is no amount.
 */
export function dailyLimitOf({ DAILY_SPEND_DOLLARS: set }: AiJobsEnv): number | null {
  if (set === 'none') return null;
  return (set ? Dollars.parse(set) : defaultDollars) * microsPerDollar;
}

/** What a teacher reads while nobody gets anything more that day. */
export const overDailyLimit: PartProblem = {
  code: 'spend_cap',
  message:
    'Lexiloom has used up its AI for today, for everybody. Its administrators have been told. It starts afresh at midnight (UTC); everything made so far is kept.',
};

/** Alerts the admins that the day's limit is reached: one alert and one mail a day. Never throws. */
export async function raiseLimitAlert(
  { db, dailyLimitMicros, mailAlerts }: Pick<JobContext, 'db' | 'dailyLimitMicros' | 'mailAlerts'>,
  now = new Date(),
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const dollars = (dailyLimitMicros ?? 0) / microsPerDollar;
  const message = `All accounts together have reached the limit of ${dollars} dollars for ${day} (UTC), and nothing more is made today. See on the screen of AI use who used how much, and raise DAILY_SPEND_DOLLARS if that is right.`;
  try {
    if (await openAlert(db, { kind: 'spend_limit', subject: day, message })) await mailAlerts();
  } catch (error) {
    log('error', 'alert not stored', { day, ...describeError(error) });
  }
}
