import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ChunkRule } from '#contracts/admin/chunk-word.ts';
import type { WordAnnotations } from '#language/text/apply-words.ts';
import { createdAt, moment, updatedAt } from '../columns.ts';

/**
 * Words and phrases that control where sentences of a language are split into chunks, maintained by admins.
 */
export const chunkWords = pgTable(
  'chunk_words',
  {
    id: text('id').primaryKey(),
    language: text('language').notNull(),
    /** As an admin wrote it. */
    phrase: text('phrase').notNull(),
    /** `phraseKey`: a phrase is unique within a language, ignoring capitals and spaces. */
    phraseKey: text('phrase_key').notNull(),
    /** `headOf` the first word of the phrase, which lookups use. */
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
 * Corrections to words that admins accepted: they override the AI's annotations when a text is tagged. One
 * row for each accepted change; it outlives the teachers who suggested it, and names none of them.
 */
export const curatedWords = pgTable(
  'curated_words',
  {
    /** The `change_key` of the suggestions that it is based on. */
    id: text('id').primaryKey(),
    language: text('language').notNull(),
    nativeLanguage: text('native_language').notNull(),
    /** `wordKey` of the word as it appears in a text, which is compared with the words of other texts. */
    word: text('word').notNull(),
    form: text('form').notNull(),
    sentence: text('sentence').notNull(),
    /** The annotations at the time of the suggestion, such as `{"pos":"verb","lemma":"fermer"}`. */
    was: jsonb('was').$type<Omit<WordAnnotations, 'id'>>().notNull(),
    pos: text('pos'),
    lemma: text('lemma'),
    reading: text('reading'),
    gloss: text('gloss'),
    /** When it was accepted: if two rows correct the same word, the later wins. */
    decidedAt: moment('decided_at').notNull().defaultNow(),
  },
  (t) => [
    index('curated_words_word').on(t.language, t.nativeLanguage, t.word),
    index('curated_words_newest').on(t.decidedAt.desc(), t.id),
    index('curated_words_newest_of').on(t.language, t.decidedAt.desc(), t.id),
  ],
);
