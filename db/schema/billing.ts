import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../columns.ts';
import { users } from './users.ts';

/** Who an account is at Stripe. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  /** What they pay in, ISO 4217 in small letters; null until something was bought. */
  currency: text('currency'),
  createdAt: createdAt(),
});

/** Every event that Stripe told us, stored before anything is done with it. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    /** Stripe's id: an event that is told again is the same row. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    tries: integer('tries').notNull().default(0),
    problem: text('problem'),
    settledAt: moment('settled_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('stripe_events_open').on(t.settledAt, t.createdAt),
    // The stream of what happens reads pages off these, from either end.
    index('stripe_events_newest').on(t.createdAt, t.id),
    index('stripe_events_failed')
      .on(t.createdAt, t.id)
      .where(sql`problem is not null or type like '%failed'`),
    index('stripe_events_object').on(sql`(payload #>> '{data,object,id}')`),
    index('stripe_events_customer').on(
      sql`(payload #>> '{data,object,customer}')`,
      t.createdAt,
      t.id,
    ),
  ],
);

/**
 * Who read a subscription, or what was paid once, from Stripe last: only the highest ticket may write what it read, so that a
 * slow reader never puts an older state over a newer one.
 */
export const subscriptionReads = pgTable('subscription_reads', {
  stripeSubscriptionId: text('stripe_subscription_id').primaryKey(),
  ticket: bigint('ticket', { mode: 'number' }).notNull(),
});
