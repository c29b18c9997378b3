import * as z from 'zod/mini';
import type { PartProblem } from '#contracts/resources/resource.ts';
import { openAlert } from '#db/queries/open-alert.ts';
import type { DayLimit } from '#db/queries/reserve-spend.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { AiJobsEnv } from './env.ts';
import type { JobContext } from './job-context.ts';

/** Dollars: some three thousand lessons, far above an ordinary day of a small service. */
const defaultDollars = 500;
const Dollars = z.coerce.number().check(z.positive());
const microsPerDollar = 1_000_000;

/**
 * The most that all accounts together may cost in a day, in millionths of a US dollar, by the operator's
 * setting `DAILY_SPEND_DOLLARS`; null where it is `none`. Throws when the setting is no amount.
 */
export function dailyLimitOf({ DAILY_SPEND_DOLLARS: set }: AiJobsEnv): number | null {
  if (set === 'none') return null;
  return (set ? Dollars.parse(set) : defaultDollars) * microsPerDollar;
}

const fresh = 'Please try again after midnight (UTC). Everything made so far is saved.';

/** What a teacher reads whom a limit of the day refuses. */
const problems: Record<DayLimit, PartProblem> = {
  everybody: {
    code: 'spend_cap',
    message: `Lexiloom’s AI allowance is used up for today, for all accounts, and its administrators have been notified. ${fresh}`,
  },
  trials: {
    code: 'spend_cap',
    message: `The AI allowance for free trials is used up for today. Choose a plan to continue now. ${fresh}`,
  },
};

const who: Record<DayLimit, string> = {
  everybody: 'All accounts together have reached the limit',
  trials: 'All trials together have reached their fifth of the limit',
};

/**
 * Alerts the admins that a limit of the day is reached, with one alert and one mail a day, and answers what
 * the teacher reads. Never throws.
 */
export async function refuseForToday(
  { db, dailyLimitMicros, mailAlerts }: Pick<JobContext, 'db' | 'dailyLimitMicros' | 'mailAlerts'>,
  limit: DayLimit,
  now = new Date(),
): Promise<PartProblem> {
  const day = now.toISOString().slice(0, 10);
  const dollars = (dailyLimitMicros ?? 0) / microsPerDollar;
  const message = `${who[limit]} of ${dollars} dollars for ${day} (UTC), and nothing more is made ${limit === 'trials' ? 'for them ' : ''}today. Check on the AI use screen who used how much, and raise DAILY_SPEND_DOLLARS if needed.`;
  const subject = limit === 'trials' ? `${day} trials` : day;
  try {
    if (await openAlert(db, { kind: 'spend_limit', subject, message })) await mailAlerts();
  } catch (error) {
    log('error', 'alert not stored', { day, ...describeError(error) });
  }
  return problems[limit];
}
