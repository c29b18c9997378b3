import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Compiled } from '#language/wordings/speaker.ts';
import { createdAt, moment, updatedAt } from '../columns.ts';
import { users } from './users.ts';

/** The wording that a row belongs to: a message in a language of the interface. */
const ofWording = () => ({
  locale: text('locale').notNull(),
  /** The id of the message, which Lingui computes from its English text and its context. */
  message: text('message').notNull(),
});

/** Every published correction of a wording. The newest one is in use. */
export const wordingVersions = pgTable(
  'wording_versions',
  {
    ...ofWording(),
    version: integer('version').notNull(),
    /** In ICU message format. Null if an admin reverted to the wording of the build. */
    wording: text('wording'),
    /** The same as pages say it. */
    compiled: jsonb('compiled').$type<Compiled>(),
    /** The version that was restored; 0 is the wording of the build. */
    restoredFrom: integer('restored_from'),
    publishedAt: moment('published_at').notNull(),
    createdBy: text('created_by'),
    /** When the correction was written into the catalogue, so that it is part of the next build. */
    takenAt: moment('taken_at'),
  },
  (t) => [primaryKey({ columns: [t.locale, t.message, t.version] })],
);

/**
 * The unpublished correction of a wording and its revision. Every change contains the revision that it is based on, so if
 * two admins edit at the same time, the second admin gets a conflict.
 */
export const wordingEdits = pgTable(
  'wording_edits',
  {
    ...ofWording(),
    revision: integer('revision').notNull(),
    draft: text('draft'),
    editedBy: text('edited_by'),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.message] }),
    index('wording_edits_message').on(t.message),
  ],
);

/**
 * Texts of pages that people reported. A report is deleted when an admin has settled it, because a quoted text can contain
 * a name.
 */
export const wordingReports = pgTable(
  'wording_reports',
  {
    id: text('id').primaryKey(),
    /** The reporter. No admin sees it; the row is deleted with the account. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    path: text('path').notNull(),
    quoted: text('quoted').notNull(),
    wanted: text('wanted').notNull(),
    problem: text('problem').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('wording_reports_newest').on(t.createdAt.desc(), t.id),
    index('wording_reports_user').on(t.userId),
  ],
);
