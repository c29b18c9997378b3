import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { plans } from '#contracts/access/plans.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import { livePlans } from '#db/queries/live-plans.ts';
import { openAlert } from '#db/queries/open-alert.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { AiJobsEnv } from './env.ts';
import type { JobContext } from './job-context.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './models/model.ts';

/** The daily cap for accounts without a cap in their plan (UNLIMITED, admins): 50 dollars. */
const unlimitedDailyMicros = 50_000_000;

const ceilings = JSON.stringify(
  Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, plan.dailySpendMicros])),
);

/**
 * The share of the daily limit that all trial accounts together may spend. The rest is left for paying
 * accounts.
 */
const shareOfTrials = 0.2;
const potOfTrials = (everybodyMicros: number) => Math.floor(everybodyMicros * shareOfTrials);

/** The day that spending counts towards, in UTC. */
const today = sql`(now() at time zone 'utc')::date`;

/**
 * CTEs that reserve money under `id` before a model is called. The last CTE is `reserved (user_id, day)`. A
 * preceding CTE `job (owner_id, resource_id, part, generation)` of at most one row is required.
 *
 * The owner's department pays if there is one, else the owner. The CTEs also release the reservation of a
 * dead attempt at the same job: its lease has expired, and if its Worker is still alive, that Worker stops at
 * its next lease renewal. The reservation of an older generation of the part remains until its own Worker
 * settles it.
 *
 * `reserved` has a row only if the amount fits the plan's daily cap. The database decides, so concurrent
 * calls cannot exceed the cap. Two other limits are checked without a lock: the limit for all accounts
 * together (`everybodyMicros`, null for none) and the trials' share of it. Concurrent reservations may
 * therefore exceed these two by their own cost.
 */
export function reserveSpend(
  id: string,
  amountMicros: number,
  everybodyMicros: number | null = null,
): SQL {
  return sql`
    payer as (
      select coalesce(o.owner_id, u.id) as id,
        case when u.access_type = 'UNLIMITED' or u.role = 'admin' then ${unlimitedDailyMicros}::bigint
          else coalesce((
            select sum(coalesce(a.daily_spend_micros, (${ceilings}::jsonb ->> live.plan)::bigint))
            from unnest(${livePlans(sql`u`)}) as live (plan)
            left join plan_access a on a.plan = live.plan), 0)
        end as ceiling,
        u.access_type <> 'UNLIMITED' and u.role <> 'admin'
          and not exists (select 1 from unnest(${livePlans(sql`u`)}) as live (plan)
            where live.plan <> 'TRIAL') as on_trial
      from job j join users u on u.id = j.owner_id
      left join organisations o on o.id = u.organisation_id
    ), dead as materialized (
      select h.id, h.user_id, h.day, h.micros from ai_reservations h join job j
        on h.resource_id = j.resource_id and h.part = j.part and h.generation = j.generation
      for update of h
    ), held as (
      select coalesce(sum(d.micros), 0)::bigint as micros from dead d, payer
      where d.user_id = payer.id and d.day = ${today}
    ), reserved as (
      insert into ai_spend as s (user_id, day, reserved_micros, on_trial)
      select id, ${today}, ${amountMicros}::bigint, on_trial from payer
      where ceiling >= ${amountMicros}::bigint and ${
        everybodyMicros === null
          ? sql`true`
          : sql`(select coalesce(sum(e.spent_micros + e.reserved_micros), 0) - (select micros from held)
                  + ${amountMicros}::bigint <= ${everybodyMicros}::bigint
                and (not payer.on_trial
                  or coalesce(sum(e.spent_micros + e.reserved_micros) filter (where e.on_trial), 0)
                    - (select micros from held) + ${amountMicros}::bigint
                    <= ${potOfTrials(everybodyMicros)}::bigint)
              from ai_spend e where e.day = ${today})`
      }
      on conflict (user_id, day) do update
      set on_trial = excluded.on_trial, reserved_micros =
        greatest(0, s.reserved_micros - (select micros from held)) + excluded.reserved_micros
      where s.spent_micros + greatest(0, s.reserved_micros - (select micros from held))
        + excluded.reserved_micros <= (select ceiling from payer)
      returning s.user_id, s.day
    ), given_up as (
      delete from ai_reservations h using dead d, reserved where h.id = d.id returning h.*
    ), earlier_days as (
      update ai_spend s set reserved_micros = greatest(0, s.reserved_micros - g.micros)
      from (select user_id, day, sum(micros)::bigint as micros from given_up group by 1, 2) g,
        payer
      where s.user_id = g.user_id and s.day = g.day
        and not (g.user_id = payer.id and g.day = ${today})
    ), noted as (
      insert into ai_reservations (id, user_id, day, micros, resource_id, part, generation)
      select ${id}, r.user_id, r.day, ${amountMicros}::bigint, j.resource_id, j.part, j.generation
      from reserved r, job j
    )`;
}

/**
 * SQL that follows `reserveSpend`: true if the amount will fit today's cap once the running calls have
 * reported their usage. They may fit later because running calls reserve their maximum cost, which is several
 * times the actual cost.
 */
export const fitsLater = (amountMicros: number): SQL => sql`exists (
  select 1 from payer left join ai_spend s on s.user_id = payer.id and s.day = ${today}
  where coalesce(s.spent_micros, 0) + ${amountMicros}::bigint <= payer.ceiling)`;

/**
 * The daily limit that an amount would exceed: the limit for all accounts together, or the limit for all
 * trial accounts together.
 */
export type DayLimit = 'everybody' | 'trials';

/**
 * SQL that follows `reserveSpend`: the `DayLimit` that today's spending plus this amount would exceed; null
 * if none.
 */
export const passedLimit = (amountMicros: number, everybodyMicros: number | null): SQL =>
  everybodyMicros === null
    ? sql`null::text`
    : sql`(select case
          when coalesce(sum(e.spent_micros), 0) + ${amountMicros}::bigint > ${everybodyMicros}::bigint
            then 'everybody'
          when (select payer.on_trial from payer)
            and coalesce(sum(e.spent_micros) filter (where e.on_trial), 0) + ${amountMicros}::bigint
              > ${potOfTrials(everybodyMicros)}::bigint
            then 'trials' end
        from ai_spend e where e.day = ${today})`;

/** The owner of the work, the payer, and the reservation. */
export type Payment = Pick<Job, 'ownerId' | 'payerId' | 'part' | 'reservationId' | 'reservedOn'> & {
  resourceId: string | null;
};

/**
 * CTEs `calls`, `returned` and `spend` for the statement that ends a job. They record every call and replace
 * the Worker's own reservation with the actual cost. A Worker that lost its job also settles its calls,
 * because the provider bills them too. A call that is already recorded is not charged again.
 */
export function settleSpend(job: Payment, calls: readonly Call[]): SQL {
  const lines = calls.map((call) => ({
    id: call.id,
    model: call.model,
    outcome: call.outcome,
    prompt_tokens: call.promptTokens,
    completion_tokens: call.completionTokens,
    total_tokens: call.promptTokens + call.completionTokens,
    cost_micros: call.costMicros,
    milliseconds: call.milliseconds,
  }));
  return sql`
    calls as (
      insert into ai_calls (id, user_id, resource_id, part, model, outcome, prompt_tokens,
        completion_tokens, total_tokens, cost_micros, milliseconds)
      select c.id, ${job.ownerId}, ${job.resourceId}, ${job.part}, c.model, c.outcome,
        c.prompt_tokens, c.completion_tokens, c.total_tokens, c.cost_micros, c.milliseconds
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c (id text, model text,
        outcome text, prompt_tokens int, completion_tokens int, total_tokens int,
        cost_micros bigint, milliseconds int)
      on conflict (id) do nothing returning cost_micros
    ), returned as (
      delete from ai_reservations where id = ${job.reservationId} returning micros
    ), spend as (
      update ai_spend set
        spent_micros = spent_micros + coalesce((select sum(cost_micros) from calls), 0)::bigint,
        reserved_micros = greatest(0,
          reserved_micros - coalesce((select sum(micros) from returned), 0)::bigint)
      where user_id = ${job.payerId} and day = ${job.reservedOn}::date
    )`;
}

/**
 * In dollars. Pays for about three thousand lessons, far more than a small service generates on an ordinary
 * day.
 */
const defaultDollars = 500;
const Dollars = z.coerce.number().check(z.positive());
const microsPerDollar = 1_000_000;

/**
 * The daily limit for all accounts together, in millionths of a US dollar, from the operator's setting
 * `DAILY_SPEND_DOLLARS`; null if it is `none`. Throws if the setting is not an amount.
 */
export function dailyLimitOf({ DAILY_SPEND_DOLLARS: set }: AiJobsEnv): number | null {
  if (set === 'none') return null;
  return (set ? Dollars.parse(set) : defaultDollars) * microsPerDollar;
}

/** The problem that a teacher sees when a daily limit refuses a job. */
const problems: Record<DayLimit, PartProblem> = {
  everybody: {
    code: 'spend_cap',
    message:
      'Lexiloom’s AI allowance is used up for today, for all accounts, and its administrators have been notified. Please try again after midnight (UTC). Everything made so far is saved.',
  },
  trials: {
    code: 'spend_cap',
    message:
      'The AI allowance for free trials is used up for today. Choose a plan to continue now, or try again after midnight (UTC). Nothing is lost: everything made so far is saved.',
  },
};

/** What admins read about a daily limit of `dollars` on `day`. */
const alerts: Record<DayLimit, (dollars: number, day: string) => string> = {
  everybody: (dollars, day) =>
    `All accounts together have reached the limit of ${dollars} dollars for ${day} (UTC), and nothing more will be generated today. Check under Activity who used how much, and raise DAILY_SPEND_DOLLARS if needed.`,
  trials: (dollars, day) =>
    `All trials together have reached their fifth of the limit of ${dollars} dollars for ${day} (UTC), and nothing more will be generated for them today. Check under Activity who used how much, and raise DAILY_SPEND_DOLLARS if needed.`,
};

/**
 * Alerts the admins that a daily limit is reached, with at most one alert and one email a day. Returns the
 * problem to show to the teacher. Never throws.
 */
export async function refuseForToday(
  { db, dailyLimitMicros, mailAlerts }: Pick<JobContext, 'db' | 'dailyLimitMicros' | 'mailAlerts'>,
  limit: DayLimit,
  now = new Date(),
): Promise<PartProblem> {
  const day = now.toISOString().slice(0, 10);
  const dollars = (dailyLimitMicros ?? 0) / microsPerDollar;
  const message = alerts[limit](dollars, day);
  const subject = limit === 'trials' ? `${day} trials` : day;
  try {
    if (await openAlert(db, { kind: 'spend_limit', subject, message })) await mailAlerts();
  } catch (error) {
    log('error', 'alert not stored', { day, ...describeError(error) });
  }
  return problems[limit];
}
