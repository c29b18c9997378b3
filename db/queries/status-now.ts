import { sql } from 'drizzle-orm';

/**
 * SQL for the status of a plan, a row `s` of `subscriptions`, at this moment: what Stripe does not bill
 * ends by our own clock.
 */
export const statusNow = sql`case when s.stripe_subscription_id is null and s.status = 'active'
  and s.ends_at <= now() then 'expired' else s.status end`;
