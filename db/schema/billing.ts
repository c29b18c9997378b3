import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../columns.ts';
import { users } from './users.ts';

/** Maps an account to its Stripe customer. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  /** The currency in which the customer pays, ISO 4217 in lower case; null until the first purchase. */
  currency: text('currency'),
  createdAt: createdAt(),
});

/** Every event received from Stripe, stored before it is processed. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    /** Stripe's event id. A repeated event has the same row. */
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
    // For the activity stream, which is paged in both directions.
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
 * A plan, an add-on, a trial or a one-time purchase of an account. Each item of a Stripe subscription has one
 * row, which is written from Stripe's current state, never from an event.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text('plan').notNull(),
    kind: text('kind', { enum: ['Subscription', 'one_time_payment', 'Trial'] }).notNull(),
    status: text('status', { enum: ['active', 'canceled', 'expired', 'upcoming'] }).notNull(),
    paymentStatus: text('payment_status').notNull().default('active'),
    /** The quantity bought. For example, two add-ons for one more teacher each are one row. */
    quantity: integer('quantity').notNull().default(1),
    stripeSubscriptionId: text('stripe_subscription_id'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** The end of the paid period, at which the plan is renewed, changed or ended. */
    periodEndsAt: moment('period_ends_at'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** The plan that a downgrade switches to at the end of the period. */
    nextPlan: text('next_plan'),
    createdAt: createdAt(),
  },
  (t) => [
    index('subscriptions_user').on(t.userId, t.status),
    index('subscriptions_stripe').on(t.stripeSubscriptionId),
  ],
);

/**
 * Counts the writes for each subscription and one-time payment. A process that reads Stripe's state writes it
 * only if no other write happened since it started (`writeFenced`). So a slow process never overwrites newer
 * state with older state.
 */
export const subscriptionReads = pgTable('subscription_reads', {
  stripeSubscriptionId: text('stripe_subscription_id').primaryKey(),
  ticket: bigint('ticket', { mode: 'number' }).notNull(),
});

/**
 * The mailboxes that had a trial. They prevent a second trial through a tagged address (`name+2@`) or a new
 * account. Stored as hashes for a year; they deliberately outlive the account.
 */
export const trialClaims = pgTable(
  'trial_claims',
  {
    /** SHA-256 of the address without its tag. */
    mailbox: text('mailbox').primaryKey(),
    /** SHA-256 of the part after the @; null for providers that give addresses to anybody. */
    domain: text('domain'),
    claimedAt: moment('claimed_at').notNull().default(sql`now()`),
  },
  (t) => [index('trial_claims_domain').on(t.domain, t.claimedAt)],
);

/**
 * Account owners who have pupils but no active plan any more, and when this was detected. The pupils' data is
 * deleted within 30 days (Data Sharing Agreement, clause 10). A new plan deletes the row.
 */
export const lapsedContracts = pgTable('lapsed_contracts', {
  ownerId: text('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lapsedAt: moment('lapsed_at').notNull().default(sql`now()`),
  /** When the owner was warned by email: two weeks and three days before deletion. */
  warnedAt: moment('warned_at'),
  lastWarnedAt: moment('last_warned_at'),
});
