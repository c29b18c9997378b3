import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { allFeatures } from '#contracts/access/features.ts';
import { plans } from '#contracts/access/plans.ts';
import { basePlans, isBasePlan, planOfLookupKey, planOfPrice } from '#contracts/billing/prices.ts';
import type { Database } from '#db/client.ts';
import { claimsOf, Person, personColumns } from '#functions/http/access-token.ts';
import type { StripeFixture } from '#functions/stripe/testing/stripe-fixture.ts';

/** Our status for each Stripe status. */
const statusOf: Readonly<Record<string, string>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'active',
  incomplete: 'upcoming',
  incomplete_expired: 'expired',
  unpaid: 'expired',
  canceled: 'canceled',
};

/** Both sides to compare: Stripe with our prices there, and our own database. */
interface BothSides extends Pick<StripeFixture, 'stripe' | 'prices'> {
  test: { db: Database };
}

/** Returns the differences between our data for an account and Stripe's; empty if they agree. */
export async function disagreements(
  world: BothSides,
  who: { userId: string; customerId: string },
): Promise<string[]> {
  const { stripe, test } = world;
  const [subscriptions, sessions, kept, people] = await Promise.all([
    stripe.subscriptions.list({
      customer: who.customerId,
      status: 'all',
      limit: 100,
      expand: ['data.schedule'],
    }),
    stripe.checkout.sessions.list({
      ...{ customer: who.customerId, status: 'complete', limit: 100 },
      expand: ['data.payment_intent.latest_charge'],
    }),
    test.db.execute<{ row: Record<string, unknown> }>(sql`
      select json_build_object('id', id, 'plan', plan, 'status', status, 'payment', payment_status,
        'quantity', quantity, 'periodEnd', extract(epoch from period_ends_at)::bigint,
        'ends', cancel_at_period_end, 'next', next_plan, 'ended', extract(epoch from ends_at)::bigint)
        as row
      from subscriptions where user_id = ${who.userId} and kind <> 'Trial'`),
    test.db.execute(sql`select ${personColumns} from users u where u.id = ${who.userId}`),
  ]);
  const expected = new Map(
    subscriptions.data.flatMap((one) =>
      one.items.data.map((item) => [item.id, rowOf(world, one, item)] as const),
    ),
  );
  const once = sessions.data.filter(({ mode }) => mode === 'payment');
  const lost = await lostCharges(stripe);
  const found: string[] = [];
  for (const { row } of kept.rows) {
    const want = expected.get(String(row.id));
    if (want) {
      expected.delete(String(row.id));
      compare(found, `item ${row.id}`, row, want);
    } else if (!once.some(({ id }) => id === row.id) && row.status !== 'canceled') {
      found.push(`a row of nothing at Stripe: ${JSON.stringify(row)}`);
    }
  }
  for (const want of expected.values()) found.push(`no row of ${JSON.stringify(want)}`);
  for (const { id } of once) {
    const rows = kept.rows.filter(({ row }) => row.id === id).length;
    if (rows !== 1) found.push(`${rows} rows of what was paid once`);
  }
  const live = subscriptions.data.filter(({ status }) => statusOf[status] === 'active');
  const running = subscriptions.data.filter(
    ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
  );
  if (running.length > 1) found.push(`${running.length} subscriptions run at the same time`);
  const plansNow = [
    ...live.flatMap(({ items }) =>
      items.data.flatMap(({ price, quantity }) =>
        Array<string>(quantity ?? 1).fill(planOfPrice(price) ?? 'none'),
      ),
    ),
    ...once.filter((one) => !isReversed(one, lost)).map(() => 'ADDON_PUPIL_PLATFORM'),
  ];
  const person = Person.parse(people.rows[0]);
  // Our own trial ends as soon as we receive a first plan from Stripe.
  const own = person.plans.filter((plan) => plan !== 'TRIAL');
  compare(found, 'the plans that count', own.toSorted(), plansNow.toSorted());
  const onTrial = own.length < person.plans.length;
  if (onTrial && live.length > 0) found.push('a trial beside a plan');
  const flags = live.length > 0 ? allFeatures : onTrial ? plans.TRIAL.features : [];
  compare(found, 'the flags', claimsOf(person).privilege, flags);
  return found;
}

/** Returns the payments that were permanently lost in disputes. */
async function lostCharges(stripe: Stripe): Promise<Set<string>> {
  const { data } = await stripe.disputes.list({ limit: 100 });
  return new Set(data.flatMap(({ status, charge }) => (status === 'lost' ? [String(charge)] : [])));
}

function isReversed({ payment_intent: intent }: Stripe.Checkout.Session, lost: Set<string>) {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return typeof charge === 'object' && charge !== null && (charge.refunded || lost.has(charge.id));
}

function compare(found: string[], what: string, is: unknown, want: unknown): void {
  const [left, right] = [JSON.stringify(is), JSON.stringify(want)];
  if (left !== right) found.push(`${what}: we have ${left}, Stripe has ${right}`);
}

function rowOf(world: BothSides, subscription: Stripe.Subscription, item: Stripe.SubscriptionItem) {
  const plan = planOfPrice(item.price);
  return {
    id: item.id,
    plan,
    status: statusOf[subscription.status],
    payment: subscription.status,
    quantity: item.quantity,
    periodEnd: item.current_period_end,
    ends: subscription.cancel_at_period_end,
    next: isBasePlan(plan ?? '') ? nextPlanOf(world, subscription, item) : null,
    ended: subscription.ended_at,
  };
}

/** Returns the base plan of the phase after the current period; null if it is the same as the current one. */
function nextPlanOf(
  { prices }: BothSides,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): string | null {
  const { schedule } = subscription;
  // A planned change of plan is stored in the metadata while another change temporarily replaces it.
  const aside = subscription.metadata.plannedLookupKey;
  if (!schedule && aside) return planOfLookupKey(aside);
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const next = schedule.phases.find(({ start_date }) => start_date >= item.current_period_end);
  const planned = basePlans.find((plan) => next?.items.some(({ price }) => price === prices[plan]));
  return planned && prices[planned] !== item.price.id ? planned : null;
}
