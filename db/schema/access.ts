import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from '../columns.ts';

/** What an admin gave a plan instead of its default; a plan without a row has what the code says. */
export const planAccess = pgTable(
  'plan_access',
  {
    /** A name of `contracts/access/plans.ts`. */
    plan: text('plan').primaryKey(),
    features: jsonb('features').$type<string[]>().notNull(),
    /** Every feature that there was when it was chosen: what came later is for `freeUpgrades` to decide. Null: all. */
    known: jsonb('known').$type<string[]>(),
    teachers: integer('teachers').notNull(),
    pupils: integer('pupils').notNull(),
    /** Millionths of a US dollar: the ceiling on what AI may cost in a day. */
    dailySpendMicros: bigint('daily_spend_micros', { mode: 'number' }).notNull(),
    /** Grows with every change: a change made from an older one is refused. */
    revision: integer('revision').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('plan_access_counts', sql`least(${t.teachers}, ${t.pupils}, ${t.dailySpendMicros}) >= 0`),
  ],
);

/**
 * Who changed what of the product or of an account, line by line. It names accounts by their ids only,
 * so that a line may stay when an account goes.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The account that did it; null where nobody did, or where that account is gone. */
    actorId: text('actor_id'),
    /** What was done, such as `plan.changed` or `account.deleted`. */
    action: text('action').notNull(),
    /** To what: a plan, or a kind of account. Never a name or an address. */
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_newest').on(t.createdAt, t.id),
    index('audit_log_actor').on(t.actorId),
    index('audit_log_subject').on(t.subject),
    index('audit_log_plans').on(t.createdAt, t.id).where(sql`action = 'plan.changed'`),
  ],
);
