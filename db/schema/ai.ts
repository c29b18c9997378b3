import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AiModel, ModelChoice } from '#contracts/ai-models/ai-model.ts';
import { createdAt, moment, updatedAt } from '../columns.ts';

/**
 * Money reserved for model calls: one row for each lease of a job, or for each call whose caller waits for
 * the result. The Worker deletes the row when it settles the cost. The sum of an account's rows for a day is
 * `ai_spend.reserved_micros`.
 */
export const aiReservations = pgTable(
  'ai_reservations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    micros: bigint('micros', { mode: 'number' }).notNull(),
    /** The job that the money is reserved for; null for a call whose caller waits for the result. */
    resourceId: text('resource_id'),
    part: text('part'),
    generation: integer('generation'),
    createdAt: createdAt(),
  },
  (t) => [
    index('ai_reservations_job').on(t.resourceId, t.part, t.generation),
    index('ai_reservations_oldest').on(t.createdAt),
  ],
);

/** Models that admins added or described differently from the models in the code. */
export const aiModels = pgTable('ai_models', {
  name: text('name').primaryKey(),
  details: jsonb('details').$type<AiModel>().notNull(),
  /** Shutdown date from the provider's latest list of models; null if none is announced. */
  shutdownOn: date('shutdown_on', { mode: 'string' }),
  updatedBy: text('updated_by'),
  updatedAt: updatedAt(),
});

/**
 * Each choice of a model that an admin published for a duty. For each server address the newest choice
 * applies. A null choice reverts to the operator's setting or the default.
 */
export const aiModelChoices = pgTable(
  'ai_model_choices',
  {
    duty: text('duty').notNull(),
    version: integer('version').notNull(),
    /** The server for which the model was chosen. The choice has no effect on other servers. */
    baseUrl: text('base_url').notNull(),
    choice: jsonb('choice').$type<ModelChoice>(),
    publishedBy: text('published_by'),
    publishedAt: moment('published_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.duty, t.version] })],
);

/**
 * Problems that only an operator can fix, such as an exhausted provider account: at most one open alert per
 * subject.
 */
export const operatorAlerts = pgTable(
  'operator_alerts',
  {
    id: text('id').primaryKey(),
    /** For example `model_quota` or `model_ends`. */
    kind: text('kind').notNull(),
    /** The subject of the alert, such as a model's name. */
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Number of times the problem occurred since the alert was opened. */
    count: integer('count').notNull().default(1),
    raisedAt: moment('raised_at').notNull().default(sql`now()`),
    lastRaisedAt: moment('last_raised_at').notNull().default(sql`now()`),
    /** When the alert was last emailed to the admins. */
    mailedAt: moment('mailed_at'),
    /** When an admin acknowledged the alert, which stays open. */
    seenAt: moment('seen_at'),
    seenBy: text('seen_by'),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
  },
  (t) => [
    uniqueIndex('operator_alerts_open').on(t.kind, t.subject).where(sql`closed_at is null`),
    index('operator_alerts_newest').on(t.raisedAt, t.id),
  ],
);
