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

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Guides, videos, webinars and other written pages. The columns hold what readers see; `draft` holds
 * what an admin is still writing.
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
    /** The body without its Markdown, for search and excerpts. */
    plain: text('plain').notNull(),
    language: text('language').notNull().default('en'),
    section: text('section').notNull().default(''),
    position: integer('position').notNull().default(0),
    membersOnly: boolean('members_only').notNull().default(false),
    startsAt: moment('starts_at'),
    minutes: integer('minutes'),
    video: text('video'),
    poster: text('poster'),
    captions: text('captions'),
    /** Null: readers do not see it. */
    publishedAt: moment('published_at'),
    draft: jsonb('draft').$type<PageContent>(),
    /** Grows with every change: a change made from an older one is refused. */
    revision: integer('revision').notNull().default(1),
    /** When an admin first changed it; from then on the seed leaves it alone. */
    editedAt: moment('edited_at'),
    /** Hash of the seed's file, so that the seed writes only what is new. */
    seedHash: text('seed_hash'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    search: searchVector('search').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', summary), 'B') || setweight(to_tsvector('simple', plain), 'C')`,
    ),
  },
  (t) => [
    uniqueIndex('content_pages_address').on(t.kind, t.slug),
    index('content_pages_search').using('gin', t.search),
  ],
);

/** Every text that was ever published, by page and number from 1. */
export const contentVersions = pgTable(
  'content_versions',
  {
    pageId: text('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: jsonb('content').$type<PageContent>().notNull(),
    /** The admin; null for the seed's text. An account may go and its number stay. */
    publishedBy: text('published_by'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.number] })],
);
