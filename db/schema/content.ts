import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PageContent } from '#contracts/content/page.ts';
import { createdAt, moment, updatedAt } from '../columns.ts';
import { users } from './users.ts';

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Guides, videos, webinars and other written pages. The columns contain the published version; `draft`
 * contains an admin's unpublished changes.
 */
export const contentPages = pgTable(
  'content_pages',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['guide', 'video', 'webinar', 'page'] }).notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    /** The body without Markdown syntax, for search and excerpts. */
    plain: text('plain').notNull(),
    /** Translations of a page have its kind and slug. */
    language: text('language').notNull().default('en'),
    section: text('section').notNull().default(''),
    position: integer('position').notNull().default(0),
    membersOnly: boolean('members_only').notNull().default(false),
    startsAt: moment('starts_at'),
    minutes: integer('minutes'),
    video: text('video'),
    poster: text('poster'),
    captions: text('captions'),
    /** Null if readers cannot see the page. */
    publishedAt: moment('published_at'),
    draft: jsonb('draft').$type<PageContent>(),
    /** Incremented by every change. A change based on an older revision is rejected. */
    revision: integer('revision').notNull().default(1),
    /** When an admin first changed the page. After that, the seed does not overwrite it. */
    editedAt: moment('edited_at'),
    /** Hash of the seed's source file. The seed only writes pages whose file has changed. */
    seedHash: text('seed_hash'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    search: searchVector('search').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', summary), 'B') || setweight(to_tsvector('simple', plain), 'C')`,
    ),
  },
  (t) => [
    uniqueIndex('content_pages_translation').on(t.kind, t.slug, t.language),
    // People sign up for a webinar by its slug, so it is held in one language.
    uniqueIndex('content_pages_webinar').on(t.slug).where(sql`kind = 'webinar'`),
    index('content_pages_search').using('gin', t.search),
  ],
);

/** The page that a row belongs to. The row is deleted with the page. */
const ofPage = () =>
  text('page_id')
    .notNull()
    .references(() => contentPages.id, { onDelete: 'cascade' });

/** The page and the person that a row belongs to. The row is deleted with either of them. */
const personOfPage = () => ({
  pageId: ofPage(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** Every published version of a text, keyed by page and number (from 1). */
export const contentVersions = pgTable(
  'content_versions',
  {
    pageId: ofPage(),
    number: integer('number').notNull(),
    content: jsonb('content').$type<PageContent>().notNull(),
    /** The admin who published it; null for the seed's text. The id outlives the account. */
    publishedBy: text('published_by'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.number] })],
);

/** Webinar sign-ups, one row per person and webinar; deleted some time after the webinar. */
export const webinarSignUps = pgTable(
  'webinar_sign_ups',
  {
    ...personOfPage(),
    /** IANA name of the browser's time zone, for the emails; null if the browser sent none. */
    timeZone: text('time_zone'),
    /**
     * The start time that this person was informed of; null once they were informed that the webinar has no
     * date.
     */
    knownStartsAt: moment('known_starts_at'),
    /** When they were informed: at the sign-up, or by the email about a new date. */
    toldAt: moment('told_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.userId] }),
    index('webinar_sign_ups_user').on(t.userId),
  ],
);

/**
 * Each reminder that was sent. Reminders outlive the sign-up, so that signing up again does not send one
 * twice.
 */
export const webinarReminders = pgTable(
  'webinar_reminders',
  {
    ...personOfPage(),
    kind: text('kind', { enum: ['day', 'hour'] }).notNull(),
    /** The start time that the reminder stated. */
    startsAt: moment('starts_at').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.userId, t.kind, t.startsAt] }),
    index('webinar_reminders_user').on(t.userId),
  ],
);
