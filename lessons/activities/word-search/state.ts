import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/rounds.ts';

export const SearchSource = z.enum(['vocabulary', 'chunks']);
export type SearchSource = z.infer<typeof SearchSource>;

/** The directions in which words may run: across and down only, also diagonally, or also backwards. */
export const SearchDirections = z.enum(['straight', 'diagonal', 'backwards']);
export type SearchDirections = z.infer<typeof SearchDirections>;

/** The content of the list next to the grid: the words themselves, or only their meanings. */
export const SearchClue = z.enum(['word', 'meaning']);
export type SearchClue = z.infer<typeof SearchClue>;

/** Options for the number of words. */
export const wordCounts = [5, 8, 10, 12, 15] as const;

export const WordSearchOptions = z.object({
  source: SearchSource,
  words: z.literal([...wordCounts]),
  directions: SearchDirections,
  clue: SearchClue,
});
export type WordSearchOptions = z.infer<typeof WordSearchOptions>;

export const defaultWordSearchOptions: WordSearchOptions = {
  source: 'vocabulary',
  words: 10,
  directions: 'straight',
  clue: 'word',
};

/** The word search that a resource stores; its grid is derived from the words and the seed. */
export const WordSearchState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: WordSearchOptions,
  /** The hidden words: ids of vocabulary items or chunks, in list or text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
});
export type WordSearchState = z.infer<typeof WordSearchState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<WordSearchState> = {
  State: WordSearchState,
  keep: (state, text) => ({ ...state, ids: retainIds(state.ids, text) }),
};
