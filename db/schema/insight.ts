import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../columns.ts';
import { users } from './users.ts';

/** The guided tours that a person has dismissed. They never start automatically again. */
export const toursSeen = pgTable(
  'tours_seen',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The tour's name in `contracts/tours/tour-names.ts`. */
    page: text('page').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.page] })],
);

/**
 * Usage by teachers: one row per click on an annotated element or per opened screen. It contains only names
 * defined by the product, never URLs with ids or typed text. Rows are deleted after 13 months, so that a
 * chart can still compare with the previous year.
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
    // Charts query one element over time; the sweep queries the oldest rows.
    index('analytics_events_element').on(t.element, t.createdAt),
    index('analytics_events_created').on(t.createdAt),
    index('analytics_events_user').on(t.userId),
  ],
);
