import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Draft } from '#contracts/resources/draft.ts';
import { lessonWords } from '#contracts/resources/lesson-words.ts';
import type { PartOptions, PartProblem, PartStatus } from '#contracts/resources/resource.ts';
import type { WordAnnotations } from '#language/text/apply-words.ts';
import type { Text } from '#language/text/text.ts';
import { createdAt, moment, updatedAt } from '../columns.ts';
import { users } from './users.ts';

/** A snapshot of a text that is being rewritten: the previous state of the text and of its parts. */
export interface FormerText {
  text: Text;
  status: 'review' | 'final';
  parts: { part: string; status: PartStatus; problem: PartProblem | null }[];
}

/** A folder of a teacher's own lessons, without subfolders. Only its owner sees it. */
export const resourceFolders = pgTable(
  'resource_folders',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** `labelKey` of the name. */
    nameKey: text('name_key').notNull(),
    /**
     * When the owner removed the folder. It can be restored for a day; meanwhile its lessons are in no
     * folder.
     */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('resource_folders_owner').on(t.ownerId),
    uniqueIndex('resource_folders_name').on(t.ownerId, t.nameKey).where(sql`removed_at is null`),
  ],
);

/**
 * A lesson's material, from the draft on the dashboard to the finished resource.
 *
 * Trigger:
 * - `resources_handed_over` (0054) clears folder and tags when the owner changes.
 */
export const resources = pgTable(
  'resources',
  {
    /** Short and impossible to guess (design 10.6). */
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    status: text('status', { enum: ['draft', 'writing', 'review', 'final'] })
      .notNull()
      .default('draft'),
    visibility: text('visibility', { enum: ['PRIVATE', 'PUBLIC'] })
      .notNull()
      .default('PRIVATE'),
    /** True if the resource is in the list that the owner's department shares. */
    shared: boolean('shared').notNull().default(false),
    textType: text('text_type').notNull(),
    fromLanguage: text('from_language').notNull(),
    toLanguage: text('to_language').notNull(),
    audience: text('audience').notNull(),
    /** The CEFR sub-level of the audience. Lists can be filtered by it. */
    level: text('level').notNull(),
    draft: jsonb('draft').$type<Draft>().notNull(),
    text: jsonb('text').$type<Text>().notNull(),
    voices: jsonb('voices').$type<Record<string, string>>().notNull().default({}),
    activities: jsonb('activities').$type<Record<string, unknown>>().notNull().default({}),
    /** Names of the visible activities in the teacher's order; null shows all. */
    arrangement: jsonb('arrangement').$type<string[]>(),
    /** The language of the words around the lesson, on the projector and on paper. */
    words: text('words', { enum: lessonWords }).notNull().default('reader'),
    /** The timed lesson plan, if there is one. */
    lessonPlan: jsonb('lesson_plan'),
    /** When the owner first opened the resource in the teaching view. */
    displayedAt: moment('displayed_at'),
    /** Number of times the resource was taught. Each teacher counts at most once per 24 hours. */
    timesTaught: integer('times_taught').notNull().default(0),
    /**
     * The title and the text in both languages, normalised by `searchText`. The lists search in this column.
     */
    searchText: text('search_text').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    /** The revision at which the wording last changed. An edit based on an older revision is rejected. */
    textRevision: integer('text_revision').notNull().default(1),
    /**
     * The previous text. It is restored if "write again" produces no new text. Null while no rewrite is
     * running.
     */
    former: jsonb('former').$type<FormerText>(),
    /**
     * The original lesson from which this text was copied, even if that lesson has been deleted. A copy of a
     * copy also refers to the original.
     */
    copiedFrom: text('copied_from'),
    /**
     * The folder and the tags belong to the owner. They are removed when the owner changes (`forget_order`)
     * and from a copy for another owner.
     */
    folderId: text('folder_id').references(() => resourceFolders.id, { onDelete: 'set null' }),
    /** The tags as the teacher wrote them, keyed by `labelKey`. */
    tags: jsonb('tags').$type<Record<string, string>>().notNull().default({}),
    finalisedAt: moment('finalised_at'),
    /** When the owner removed the resource. It can be restored until the sweep deletes it. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('resources_owner').on(t.ownerId, t.updatedAt.desc(), t.id.desc()),
    index('resources_shared')
      .on(t.ownerId, t.updatedAt.desc(), t.id.desc())
      .where(sql`shared and removed_at is null`),
    index('resources_public')
      .on(t.updatedAt.desc(), t.id.desc())
      .where(sql`visibility = 'PUBLIC' and status = 'final' and removed_at is null`),
    index('resources_folder').on(t.folderId),
    index('resources_most_taught')
      .on(t.timesTaught.desc(), t.updatedAt.desc(), t.id.desc())
      .where(sql`visibility = 'PUBLIC' and status = 'final' and removed_at is null`),
  ],
);

/**
 * A job that is retried later: when it started to wait, the earliest time of the retry, and the number of
 * billed attempts.
 */
export interface WaitingJob {
  generation: number;
  since: string;
  until: string;
  paid: number;
}

/** A generated part and the job that generates it. A row is leased while a Worker processes it. */
export const resourceParts = pgTable(
  'resource_parts',
  {
    resourceId: text('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    status: text('status', { enum: ['queued', 'running', 'ready', 'needs-edit', 'failed'] })
      .notNull()
      .default('queued'),
    content: jsonb('content'),
    problem: jsonb('problem').$type<PartProblem>(),
    edited: boolean('edited').notNull().default(false),
    /** Incremented when the part is requested again. Messages with an older generation number are ignored. */
    generation: integer('generation').notNull().default(1),
    /**
     * Incremented by every lease. Together with `generation` it blocks late writes from a Worker that lost
     * its lease.
     */
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: moment('leased_until'),
    /** The teacher's non-default options for this part, such as audio for the vocabulary. */
    options: jsonb('options').$type<PartOptions>().notNull().default({}),
    /** Set while the job waits for an unavailable model; ignored once the generation changes. */
    waiting: jsonb('waiting').$type<WaitingJob>(),
    /** No longer used, because reservations now have their own table. */
    reservedMicros: bigint('reserved_micros', { mode: 'number' }).notNull().default(0),
    reservedOn: date('reserved_on', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.resourceId, t.part] }),
    index('resource_parts_unfinished').on(t.updatedAt).where(sql`status in ('queued', 'running')`),
  ],
);

/** One model call and its usage. Prompts and replies are not stored. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    resourceId: text('resource_id'),
    part: text('part').notNull(),
    model: text('model').notNull(),
    outcome: text('outcome').notNull(),
    promptTokens: integer('prompt_tokens').notNull(),
    completionTokens: integer('completion_tokens').notNull(),
    totalTokens: integer('total_tokens').notNull(),
    /** Millionths of a US dollar. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    milliseconds: integer('milliseconds').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('ai_calls_resource').on(t.resourceId),
    index('ai_calls_user').on(t.userId, t.createdAt.desc()),
    // For the activity stream, which is paged in both directions.
    index('ai_calls_newest').on(t.createdAt, t.id),
    index('ai_calls_part').on(t.part, t.createdAt, t.id),
    index('ai_calls_failed').on(t.createdAt, t.id).where(sql`outcome <> 'ok'`),
  ],
);

/** An account's spending on one day (UTC), and the amount reserved for running calls. */
export const aiSpend = pgTable(
  'ai_spend',
  {
    userId: text('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    spentMicros: bigint('spent_micros', { mode: 'number' }).notNull().default(0),
    reservedMicros: bigint('reserved_micros', { mode: 'number' }).notNull().default(0),
    /**
     * True if the account had only a trial at its last reservation. All trials together may only use a share
     * of the daily limit.
     */
    onTrial: boolean('on_trial').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    // For a day's total spending, which is compared with the operator's limit.
    index('ai_spend_day').on(t.day),
  ],
);

/**
 * Every wording of a prompt that an admin published. The newest version is in use. A prompt without a row
 * uses the wording in the code.
 */
export const prompts = pgTable(
  'prompts',
  {
    /** A key of `lessons/prompts/prompts.ts`. */
    part: text('part').notNull(),
    version: integer('version').notNull(),
    /** Null if an admin reverted to the wording in the code. */
    template: text('template'),
    /** The version whose wording was restored; 0 is the wording in the code. */
    restoredFrom: integer('restored_from'),
    publishedAt: moment('published_at'),
    createdBy: text('created_by'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.part, t.version] })],
);

/**
 * The unpublished wording of a prompt and its revision. Every change contains the revision that it is based
 * on, so if two admins edit at the same time, the second admin gets a conflict.
 */
export const promptEdits = pgTable('prompt_edits', {
  part: text('part').primaryKey(),
  revision: integer('revision').notNull(),
  draft: text('draft'),
  editedBy: text('edited_by'),
  updatedAt: updatedAt(),
});

/** Messages that no consumer could process, until an admin replays them. */
export const deadLetters = pgTable(
  'dead_letters',
  {
    id: text('id').primaryKey(),
    queue: text('queue').notNull(),
    body: jsonb('body').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    replayedAt: moment('replayed_at'),
    /**
     * `sent` if the job was enqueued again, `nothing` if no work was left; null until the message is
     * replayed.
     */
    replayOutcome: text('replay_outcome', { enum: ['sent', 'nothing'] }),
  },
  (t) => [
    index('dead_letters_newest').on(t.createdAt, t.id),
    index('dead_letters_open').on(t.createdAt, t.id).where(sql`replayed_at is null`),
    index('dead_letters_job').on(sql`(body ->> 'resourceId')`, sql`(body ->> 'part')`),
  ],
);

/** A stored file. Its key is the hash of its inputs, so identical content is stored once. */
export const mediaObjects = pgTable(
  'media_objects',
  {
    key: text('key').primaryKey(),
    ownerId: text('owner_id'),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    milliseconds: integer('milliseconds'),
    /**
     * The moderator's verdict on an uploaded picture; null until the verdict is requested. The file for a key
     * never changes, so each file is judged once.
     */
    isFit: boolean('is_fit'),
    createdAt: createdAt(),
  },
  (t) => [index('media_objects_owner').on(t.ownerId)],
);

/** An account's usage of the media store. The database uses it to decide whether the next file fits. */
export const mediaUsage = pgTable('media_usage', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  files: integer('files').notNull().default(0),
});

/** A teacher's suggested correction of a word's annotations. Admins accept it for everybody, or reject it. */
export const wordSuggestions = pgTable(
  'word_suggestions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resourceId: text('resource_id'),
    /** The language of the word, and the language of its meaning. */
    language: text('language').notNull(),
    nativeLanguage: text('native_language').notNull(),
    form: text('form').notNull(),
    /**
     * `wordKey` of the word as it appears in a text. Different teachers may have seen it with different
     * capitals.
     */
    word: text('word').notNull().default(''),
    /** The annotations at the first suggestion, such as `{"pos":"verb","lemma":"fermer"}`. */
    was: jsonb('was').$type<Omit<WordAnnotations, 'id'>>().notNull().default({}),
    /** The sentence with the word, which helps an admin to judge the correction. */
    sentence: text('sentence').notNull(),
    pos: text('pos'),
    lemma: text('lemma'),
    reading: text('reading'),
    gloss: text('gloss'),
    /** A key shared by all teachers who suggest the same change. Admins decide on the change once. */
    changeKey: text('change_key')
      .notNull()
      .generatedAlwaysAs(
        sql`md5(language || ' ' || native_language || ' ' || word || E'\\n' || coalesce(was ->> 'lemma', '') || E'\\n' || coalesce(pos, '') || E'\\n' || coalesce(lemma, '') || E'\\n' || coalesce(reading, '') || E'\\n' || coalesce(gloss, ''))`,
      ),
    status: text('status', { enum: ['open', 'accepted', 'refused'] })
      .notNull()
      .default('open'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // When teachers change their mind, the suggestion is updated instead of adding another.
    uniqueIndex('word_suggestions_one').on(t.userId, t.language, t.nativeLanguage, t.form),
    index('word_suggestions_state').on(t.status, t.language, t.nativeLanguage, t.word),
    index('word_suggestions_change').on(t.changeKey),
    // For a teacher's own suggestions, newest first.
    index('word_suggestions_own').on(t.userId, t.updatedAt.desc(), t.id.desc()),
  ],
);
