import * as z from 'zod/mini';
import { languageCodes } from '#language/languages.ts';
import type { PartOfSpeech } from '#language/text/text.ts';
import { AdminPage } from './admin-page.ts';

/** How many changes of words stand on a page of the list. */
export const changePageSize = 25;

/** What became of a suggestion. An accepted one is laid over what the AI says of later texts. */
export const ChangeState = z.enum(['open', 'accepted', 'refused']);
export type ChangeState = z.infer<typeof ChangeState>;

/** `GET /v1/admin/word-suggestions`: language and search are '' for "all". */
export const ChangeQuery = z.object({
  page: AdminPage,
  state: z._default(ChangeState, 'open'),
  language: z._default(z.union([z.enum(languageCodes), z.literal('')]), ''),
  /** Part of the word as it was written. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
});
export type ChangeQuery = z.infer<typeof ChangeQuery>;

/** `POST /v1/admin/word-suggestions/decisions`: the same decision on many changes; `open` takes one back. */
export const DecideChanges = z.object({
  ids: z
    .array(z.string().check(z.regex(/^[0-9a-f]{32}$/, 'This is not a suggestion.')))
    .check(z.minLength(1, 'Choose at least one.'), z.maxLength(100)),
  state: ChangeState,
});
export type DecideChanges = z.infer<typeof DecideChanges>;

/** What is said of a word; what is null or absent is not said. */
export interface WordSayings {
  pos?: PartOfSpeech | null;
  lemma?: string | null;
  reading?: string | null;
  gloss?: string | null;
}

/** One change of one word, however many teachers want it. */
export interface WordChangeRow {
  id: string;
  language: string;
  nativeLanguage: string;
  form: string;
  /** The newest sentence that it was suggested in. */
  sentence: string;
  was: WordSayings;
  to: WordSayings;
  /** How many teachers suggest it; 0 where they have all left since it was accepted. */
  teachers: number;
  movedAt: string;
}

export interface WordChangeList {
  changes: WordChangeRow[];
  total: number;
}

/** How many of a person's newest suggestions they are shown. */
export const shownSuggestions = 12;

/** `GET /v1/dictionary/suggestions`: one's own, the newest first, and what became of them. */
export interface OwnSuggestions {
  suggestions: (Omit<WordChangeRow, 'teachers'> & { state: ChangeState })[];
  total: number;
}
