import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ChunkRule } from '#contracts/admin/chunk-word.ts';
import type { WordAnnotations } from '#language/text/apply-words.ts';
import { createdAt, moment, updatedAt } from '../columns.ts';

/**
 * Words and phrases that control where sentences of a language are split into chunks. Admins maintain them.
 */
export const chunkWords = pgTable(
  'chunk_words',
  {
    id: text('id').primaryKey(),
    language: text('language').notNull(),
    /** The phrase as an admin wrote it. */
    phrase: text('phrase').notNull(),
    /** `phraseKey` of the phrase. It is unique within a language, ignoring capitals and spaces. */
    phraseKey: text('phrase_key').notNull(),
    /** `headOf` the phrase's first word. Lookups use it. */
    head: text('head').notNull(),
    rule: text('rule').$type<ChunkRule>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('chunk_words_one').on(t.language, t.phraseKey),
    index('chunk_words_head').on(t.language, t.head),
    index('chunk_words_newest').on(t.createdAt.desc(), t.id.desc()),
    index('chunk_words_newest_of').on(t.language, t.createdAt.desc(), t.id.desc()),
    check('chunk_words_length', sql`char_length(${t.phrase}) between 1 and 60`),
    check('chunk_words_key', sql`${t.phraseKey} <> '' and ${t.head} <> ''`),
    check(
      'chunk_words_rule',
      sql`${t.rule} in ('starts', 'together', 'with-next', 'with-previous')`,
    ),
  ],
);

/**
 * Corrections to words that admins accepted. They override the AI's annotations when a text is tagged. There
 * is one row for each accepted change. It outlives the teachers who suggested the change, and does not
 * identify them.
 */
export const curatedWords = pgTable(
  'curated_words',
  {
    /** The `change_key` of the suggestions for this change. */
    id: text('id').primaryKey(),
    language: text('language').notNull(),
    nativeLanguage: text('native_language').notNull(),
    /** `wordKey` of the word as it appears in a text. It is compared with the words of other texts. */
    word: text('word').notNull(),
    form: text('form').notNull(),
    sentence: text('sentence').notNull(),
    /** The annotations at the time of the suggestion, such as `{"pos":"verb","lemma":"fermer"}`. */
    was: jsonb('was').$type<Omit<WordAnnotations, 'id'>>().notNull(),
    pos: text('pos'),
    lemma: text('lemma'),
    reading: text('reading'),
    gloss: text('gloss'),
    /** When the correction was accepted. If two rows correct the same word, the later one applies. */
    decidedAt: moment('decided_at').notNull().defaultNow(),
  },
  (t) => [
    index('curated_words_word').on(t.language, t.nativeLanguage, t.word),
    index('curated_words_newest').on(t.decidedAt.desc(), t.id),
    index('curated_words_newest_of').on(t.language, t.decidedAt.desc(), t.id),
  ],
);
