import * as z from 'zod/mini';
import { PartOfSpeech } from '#language/text/text.ts';
import type { StoredRules } from '../activity-definition.ts';
import { percentages, randomCounts } from './defaults.ts';
import { retainGaps } from './make-gaps.ts';

/** The source of the gaps: one of the six menus of language-rules 1. */
export const GapSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('random'),
    count: z
      .int()
      .check(z.refine((count) => randomCounts.includes(count), 'Choose 1 to 20 words, or All.')),
  }),
  z.object({
    kind: z.literal('percentage'),
    percent: z
      .int()
      .check(
        z.refine((percent) => percentages.includes(percent), 'Choose 5 to 95%, in steps of 5.'),
      ),
  }),
  z.object({ kind: z.literal('partOfSpeech'), pos: PartOfSpeech }),
  z.object({ kind: z.literal('vocabulary') }),
  /** A C-test: the second half of every second word is missing. */
  z.object({ kind: z.literal('halfWords') }),
  z.object({ kind: z.literal('chosen') }),
]);
export type GapSource = z.infer<typeof GapSource>;

/** The part of the missing word that remains visible. */
export const GapStart = z.enum(['nothing', 'first-letter', 'first-half']);
export type GapStart = z.infer<typeof GapStart>;

export const GapOptions = z.object({
  source: GapSource,
  /** Leaves the first sentence intact to orient the reader. */
  firstSentenceWhole: z._default(z.boolean(), true),
  /** If true, excludes articles, pronouns, prepositions and conjunctions when words are chosen by number. */
  contentOnly: z.optional(z.boolean()),
  bank: z._default(z.boolean(), true),
  /** The number of words in the bank that fit no gap. */
  distractors: z._default(z.int().check(z.minimum(0), z.maximum(10)), 0),
  /** If true, a gap is as wide as its word; if false, all gaps are equally wide. */
  lengthClue: z._default(z.boolean(), false),
  start: z._default(GapStart, 'nothing'),
});
export type GapOptions = z.infer<typeof GapOptions>;

/** The gap-fill state that a resource stores. */
export const GapState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: GapOptions,
  /** The ids of the target tokens that are gaps, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
  /** True once the teacher has added or removed a gap by hand; choosing another source resets it. */
  edited: z._default(z.boolean(), false),
});
export type GapState = z.infer<typeof GapState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<GapState> = {
  State: GapState,
  keep: retainGaps,
};
