import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from '../columns.ts';

/** An admin's overrides of a plan's defaults. A plan without a row has the defaults defined in the code. */
export const planAccess = pgTable(
  'plan_access',
  {
    /** A name from `contracts/access/plans.ts`. */
    plan: text('plan').primaryKey(),
    features: jsonb('features').$type<string[]>().notNull(),
    /**
     * All features that existed when the admin saved the plan; `freeUpgrades` decides about later features.
     * Null means all current features.
     */
    known: jsonb('known').$type<string[]>(),
    teachers: integer('teachers').notNull(),
    pupils: integer('pupils').notNull(),
    /** Daily cap on the cost of AI, in millionths of a US dollar. */
    dailySpendMicros: bigint('daily_spend_micros', { mode: 'number' }).notNull(),
    /** Incremented by every change. A change based on an older revision is rejected. */
    revision: integer('revision').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('plan_access_counts', sql`least(${t.teachers}, ${t.pupils}, ${t.dailySpendMicros}) >= 0`),
  ],
);

/**
 * A log of changes to the product or to accounts, one row per change: who made it and what changed. It
 * contains only the ids of accounts, so a row can outlive its account.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The account that made the change. Null if no account made it, or if the account was deleted. */
    actorId: text('actor_id'),
    /** The action, such as `plan.changed` or `account.deleted`. */
    action: text('action').notNull(),
    /** The changed plan or kind of account. It is never a person's name or address. */
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
