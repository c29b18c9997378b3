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
 * Money reserved for running model calls: one row for each lease of a job, or for each call whose caller
 * waits for the result. The Worker deletes the row when it settles the cost of the calls; the sum of an
 * account's rows of a day is `ai_spend.reserved_micros`.
 */
export const aiReservations = pgTable(
  'ai_reservations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    micros: bigint('micros', { mode: 'number' }).notNull(),
    /** The job that it is reserved for; null for a call whose caller waits for the result. */
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

/** Models that admins added to those in the code, or described differently. */
export const aiModels = pgTable('ai_models', {
  name: text('name').primaryKey(),
  details: jsonb('details').$type<AiModel>().notNull(),
  /** Shutdown date from the provider's latest list of models; null if none is announced. */
  shutdownOn: date('shutdown_on', { mode: 'string' }),
  updatedBy: text('updated_by'),
  updatedAt: updatedAt(),
});

/**
 * Every choice of a model for a duty that an admin published; the newest one for the server's address is in
 * use. A null choice reverts to the operator's setting or the default.
 */
export const aiModelChoices = pgTable(
  'ai_model_choices',
  {
    duty: text('duty').notNull(),
    version: integer('version').notNull(),
    /** The server for which the model was chosen; on any other server the choice has no effect. */
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
    /** The number of times it was raised since it was opened. */
    count: integer('count').notNull().default(1),
    raisedAt: moment('raised_at').notNull().default(sql`now()`),
    lastRaisedAt: moment('last_raised_at').notNull().default(sql`now()`),
    /** When the admins were last mailed about it. */
    mailedAt: moment('mailed_at'),
    /** When an admin acknowledged it; the alert stays open. */
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
