import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../columns.ts';
import { organisations, users } from './users.ts';

/**
 * A teacher invited by email. Only a hash of the link's secret is stored. The secret works once, for this
 * address.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /**
     * The name as the colleague wrote it. The email's greeting uses it, and the registration form is
     * prefilled with it.
     */
    fullName: text('full_name').notNull().default(''),
    hash: text('hash').notNull(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull().default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    acceptedBy: text('accepted_by'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invitations_hash').on(t.hash),
    // Allows only one open invitation per address.
    uniqueIndex('invitations_open')
      .on(t.organisationId, sql`lower(${t.email})`)
      .where(sql`accepted_at is null`),
    index('invitations_inviter').on(t.invitedBy),
    index('invitations_organisation').on(t.organisationId),
    index('invitations_accepted').on(t.acceptedBy).where(sql`accepted_by is not null`),
    index('invitations_email').on(sql`lower(${t.email})`),
    index('invitations_over').on(t.expiresAt),
  ],
);
