import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { allowancesOf } from '#contracts/access/allowances-of.ts';
import { PlanMap } from '#contracts/access/plan-access.ts';
import { Downgrade } from '#contracts/billing/billing.ts';
import { noSeats } from '#contracts/billing/no-seats.ts';
import type { Database } from '#db/client.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError } from '#functions/http/errors.ts';
import { type Caller, operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { ensureSchedule, planPhases } from '#functions/stripe/planned-plan.ts';
import { priceOf, requirePlan } from '#functions/stripe/price-of.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { retrieveChangeableSubscription } from './running-subscription.ts';

/**
 * `POST /subscriptions/plan/downgrade {planId}`: changes the plan at the end of the paid period, through a
 * Stripe schedule. Another downgrade before that date replaces this one. 204; 409 if the department has more
 * teachers than the smaller plan has seats.
 */
export const downgrade = operation<BillingEnv, never, never, Downgrade>(
  { may: ['public'], body: Downgrade },
  async ({ body: { planId }, db, env, caller }) => {
    const plan = requirePlan(planId);
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveChangeableSubscription(stripe, payer, plan, 'downgrade');
      const { subscription } = running;
      if (subscription.cancel_at_period_end) {
        throw new ApiError(
          'conflict',
          'You’ve cancelled your plan, which ends on that day. Keep your plan first.',
        );
      }
      await requireSeats(db, caller, (plans) => [
        ...plans.filter((name) => name !== running.plan),
        plan,
      ]);
      const price = await priceOf(stripe, plan);
      const schedule = await ensureSchedule(stripe, subscription);
      await stripe.subscriptionSchedules.update(
        schedule.id,
        planPhases(running, schedule, { plan, price }),
      );
      await syncSubscription(db, stripe, subscription.id);
      return null;
    });
  },
);

const Row = z.object({ plans: z.array(z.string()), mapped: PlanMap, teachers: z.int() });

/**
 * Throws 409 if a department has more teachers than the new plan has seats. `after` maps the names of the
 * current plans to those of the future plans. Does not count pupils, because no child should lose work when a
 * plan becomes smaller.
 */
export async function requireSeats(
  db: Database,
  caller: Caller,
  after: (plans: readonly string[]) => string[],
): Promise<void> {
  const read = await db.execute(sql`
    select ${livePlans(sql`u`)} as plans, ${mappedPlans} as mapped, coalesce(o.teachers, 1) as teachers
    from users u left join organisations o on o.owner_id = u.id where u.id = ${caller.id}`);
  const [row] = parseRows(Row, read);
  if (!row) return;
  const { teachers, mapped } = row;
  const none = { teachers: 0, pupils: 0 };
  const { totalTeachersAllowed } = allowancesOf(after(row.plans), mapped, none);
  const allowed = Math.max(1, totalTeachersAllowed);
  if (teachers <= allowed) return;
  throw new ApiError('conflict', noSeats(teachers, allowed));
}
