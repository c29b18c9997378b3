import * as z from 'zod/mini';
import { AdminPage } from '#contracts/admin/admin-page.ts';
import { ChunkRule } from '#contracts/admin/chunk-word.ts';
import { singleLine } from '#contracts/validation/single-line.ts';
import { languageCodes } from '#language/languages.ts';
import { checkPhrase } from './phrase-words.ts';

/** Number of chunk words per page of the list, and the maximum number added in one request. */
export const chunkWordPageSize = 50;
export const maxChunkWords = 500;

const Language = z.enum(languageCodes, 'Choose one of the languages.');

/** `GET /v1/admin/chunk-words`. An empty string means "all" for every parameter except page and order. */
export const ChunkWordQuery = z.object({
  page: AdminPage,
  language: z._default(z.union([Language, z.literal('')]), ''),
  rule: z._default(z.union([ChunkRule, z.literal('')]), ''),
  /** A substring of the phrase. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  sort: z._default(z.enum(['newest', 'phrase']), 'newest'),
});
export type ChunkWordQuery = z.infer<typeof ChunkWordQuery>;

/** A curated word as an admin enters it. */
export const NewChunkWord = z
  .object({
    language: Language,
    phrase: singleLine().check(z.trim(), z.maxLength(200, 'Use at most 200 characters.')),
    rule: ChunkRule,
  })
  .check(
    z.superRefine(({ language, phrase, rule }, context) => {
      const problem = checkPhrase(language, phrase, rule);
      if (problem) context.addIssue({ code: 'custom', path: ['phrase'], message: problem });
    }),
  );
export type NewChunkWord = z.infer<typeof NewChunkWord>;

/** `POST /v1/admin/chunk-words`: a pasted list of words. */
export const AddChunkWords = z.object({
  words: z
    .array(NewChunkWord)
    .check(
      z.minLength(1, 'Write at least one word.'),
      z.maxLength(maxChunkWords, `Add ${maxChunkWords} at most at a time.`),
    ),
});
export type AddChunkWords = z.infer<typeof AddChunkWords>;

/** `POST /v1/admin/chunk-words/remove`. */
export const RemoveChunkWords = z.object({
  ids: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(maxChunkWords)),
});
export type RemoveChunkWords = z.infer<typeof RemoveChunkWords>;

export interface ChunkWordRow {
  id: string;
  language: string;
  phrase: string;
  rule: ChunkRule;
  updatedAt: string;
}

export interface ChunkWordList {
  words: ChunkWordRow[];
  total: number;
}

/** Two lists: the phrases that were added, and the phrases that were already listed under any rule. */
export interface ChunkWordsAdded {
  added: ChunkWordRow[];
  known: string[];
}
