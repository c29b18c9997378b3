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

/**
 * The mailboxes that had a trial, so that one with a tag (`name+2@`) or a new account gets no second one.
 * Hashes, kept for a year; they outlive the account on purpose.
 */
export const trialClaims = pgTable(
  'trial_claims',
  {
    /** SHA-256 of the address without its tag. */
    mailbox: text('mailbox').primaryKey(),
    /** SHA-256 of the part behind the @; null for providers where anybody has an address. */
    domain: text('domain'),
    claimedAt: moment('claimed_at').notNull().default(sql`now()`),
  },
  (t) => [index('trial_claims_domain').on(t.domain, t.claimedAt)],
);

/**
 * Owners of pupils whose plans have all ended, from when this was seen. The pupils' data is deleted within
 * 30 days (Data Sharing Agreement, clause 10); a new plan takes the row away.
 */
export const lapsedContracts = pgTable('lapsed_contracts', {
  ownerId: text('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lapsedAt: moment('lapsed_at').notNull().default(sql`now()`),
  /** When the owner was written to, two weeks and three days before. */
  warnedAt: moment('warned_at'),
  lastWarnedAt: moment('last_warned_at'),
});
