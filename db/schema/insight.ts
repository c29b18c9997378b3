import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../columns.ts';
import { users } from './users.ts';

/** Which guided tours a person has left behind, so that none begins by itself twice. */
export const toursSeen = pgTable(
  'tours_seen',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The tour, by its name in `contracts/tours`. */
    page: text('page').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.page] })],
);

/**
 * What teachers use: one row a click on a marked element or a screen opened. Names of our own only, never
 * an address with ids or a word that somebody typed; swept after 13 months, so that a chart can stand
 * beside the year before.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name of the element, such as `activity-opened:gap-fill`, or a route such as `/preview/:id`. */
    element: text('element').notNull(),
    /** The element's tag name, or `page`. */
    type: text('type').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // A chart asks for one element over time; the sweep for what is old.
    index('analytics_events_element').on(t.element, t.createdAt),
    index('analytics_events_created').on(t.createdAt),
    index('analytics_events_user').on(t.userId),
  ],
);
