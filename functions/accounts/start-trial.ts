import { type SQL, sql } from 'drizzle-orm';

/** How long a new teacher may try everything out. */
const trialDays = 14;

/**
 * SQL that starts the trial of a teacher whose address was just confirmed. `from` is a table expression
 * with `id` and `role`; whoever has or had a subscription gets none, and twice gives one.
 */
export function startTrial(from: SQL): SQL {
  return sql`
    insert into subscriptions (id, user_id, plan, kind, status, payment_status, starts_at, ends_at)
    select 'trial-' || v.id, v.id, 'TRIAL', 'Trial', 'active', 'trialing', now(),
      now() + make_interval(days => ${trialDays})
    from ${from} v
    where v.role = 'public' and not exists (select 1 from subscriptions s where s.user_id = v.id)
    on conflict (id) do nothing`;
}
