import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp in UTC, read and written as an ISO string. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

/** When the row was created; set by the database. */
export const createdAt = () => moment('created_at').notNull().default(sql`now()`);

/** When the row last changed; every update statement must set it. */
export const updatedAt = () => moment('updated_at').notNull().default(sql`now()`);
