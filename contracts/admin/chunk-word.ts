import * as z from 'zod/mini';
import { languageCodes } from '#language/languages.ts';
import type { PartOfSpeech } from '#language/text/text.ts';
import { AdminPage } from './admin-page.ts';

/**
 * How a curated word or phrase affects the splitting of the target language into chunks (language-rules 4).
 * `starts`: a chunk starts with it. `together`: it is never split. `with-next` and `with-previous`: it is
 * never separated from the next or the previous word.
 */
export const ChunkRule = z.enum(['starts', 'together', 'with-next', 'with-previous']);
export type ChunkRule = z.infer<typeof ChunkRule>;

export const ChunkWord = z.object({ phrase: z.string(), rule: ChunkRule });
export type ChunkWord = z.infer<typeof ChunkWord>;

/** The curated words that apply to a text, for both of its languages. */
export interface ChunkWords {
  target: readonly ChunkWord[];
  native: readonly ChunkWord[];
}

/** Each rule's name as shown to admins, with an example. */
export const chunkRules: Readonly<Record<ChunkRule, { name: string; example: string }>> = {
  starts: { name: 'Starts a chunk', example: 'parce que, weil, with' },
  together: { name: 'Stays in one piece', example: 'il y a, zum Beispiel, a lot of' },
  'with-next': { name: 'Stays with the next word', example: 'au, très, sehr, my' },
  'with-previous': { name: 'Stays with the word before', example: 'は, に, 吗, ago' },
};

/** Number of word changes on a page of the list. */
export const changePageSize = 25;

/** The state of a suggestion. Accepted suggestions override the AI's annotations in future texts. */
export const ChangeState = z.enum(['open', 'accepted', 'refused']);
export type ChangeState = z.infer<typeof ChangeState>;

/** `GET /v1/admin/word-suggestions`: '' means "all" for the language and the search. */
export const ChangeQuery = z.object({
  page: AdminPage,
  state: z._default(ChangeState, 'open'),
  language: z._default(z.union([z.enum(languageCodes), z.literal('')]), ''),
  /** Part of the word's spelling. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
});
export type ChangeQuery = z.infer<typeof ChangeQuery>;

/** `POST /v1/admin/word-suggestions/decisions`: one decision on many changes; `open` revokes a decision. */
export const DecideChanges = z.object({
  ids: z
    .array(z.string().check(z.regex(/^[0-9a-f]{32}$/, 'This is not a suggestion.')))
    .check(z.minLength(1, 'Choose at least one.'), z.maxLength(100)),
  state: ChangeState,
});
export type DecideChanges = z.infer<typeof DecideChanges>;

/** The annotations of a word. Fields without an annotation are null or absent. */
export interface WordSayings {
  pos?: PartOfSpeech | null;
  lemma?: string | null;
  reading?: string | null;
  gloss?: string | null;
}

/** One change to one word. It combines the suggestions of all teachers. */
export interface WordChangeRow {
  id: string;
  language: string;
  nativeLanguage: string;
  form: string;
  /** The newest sentence in which a teacher suggested the change. */
  sentence: string;
  was: WordSayings;
  to: WordSayings;
  /**
   * Number of teachers who suggest the change. It is 0 if all their accounts were deleted after the change
   * was accepted.
   */
  teachers: number;
  movedAt: string;
}

export interface WordChangeList {
  changes: WordChangeRow[];
  total: number;
}

/** Maximum number of suggestions that a person sees of their own, newest first. */
export const shownSuggestions = 12;

/** `GET /v1/dictionary/suggestions`: the caller's own suggestions, newest first, with their states. */
export interface OwnSuggestions {
  suggestions: (Omit<WordChangeRow, 'teachers'> & { state: ChangeState })[];
  total: number;
}
