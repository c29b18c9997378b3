import * as z from 'zod/mini';

/** Strictness of marking, in a teacher's terms without technical detail (language-rules 2.13). */
export const MarkingPreset = z.enum(['relaxed', 'standard', 'exact']);
export type MarkingPreset = z.infer<typeof MarkingPreset>;

/**
 * The penalty for a missing or wrong article if the noun is right: that of a wrong answer, half of it, or
 * none.
 */
export const ArticleWeight = z.enum(['full', 'half', 'free']);
export type ArticleWeight = z.infer<typeof ArticleWeight>;

/** The default article weight of each preset. */
export const articleWeights: Record<MarkingPreset, ArticleWeight> = {
  relaxed: 'free',
  standard: 'half',
  exact: 'full',
};

/** A typed answer to mark. */
export const MarkingItem = z.object({
  /** BCP-47 tag or stored code of the answer's language. */
  language: z.string(),
  /**
   * Right answers. `/`, `;` and `|` separate alternatives, parentheses enclose optional text. The first is
   * displayed.
   */
  answers: z.array(z.string()).check(z.minLength(1)),
  /**
   * Additional right answers, verbatim: no character separates alternatives. Answers accepted by a teacher
   * are stored here.
   */
  accepted: z.optional(z.array(z.string())),
  /** True if the answers are words of a text, in which no character separates alternatives. */
  literal: z.optional(z.boolean()),
  preset: z.optional(MarkingPreset),
  /** Defaults to the preset's weight. */
  articles: z.optional(ArticleWeight),
  /** True if the item asks for "the" word: an answer without article is then also right with it. */
  definite: z.optional(z.boolean()),
  /** `native`: a meaning in the pupils' own language, where articles and number words are not required. */
  side: z.optional(z.enum(['target', 'native'])),
  kind: z.optional(z.enum(['text', 'pinyin', 'jyutping'])),
  /** Other words of the lesson: if a pupil types one of them, it is not a typo (language-rules 2.9). */
  otherWords: z.optional(z.array(z.string())),
  /** True if the exercise tests endings: a mistake in the last two letters is then not a typo. */
  testsEndings: z.optional(z.boolean()),
});
export type MarkingItem = z.infer<typeof MarkingItem>;

/** Why an answer is not simply right. A reason of an exact verdict is only a note, without a penalty. */
export const MarkingReason = z.enum([
  'punctuation',
  'case',
  'noun-capital',
  'spacing',
  'accent',
  'variant',
  'kana',
  'tone',
  'typo',
  'article',
  'missing-article',
  'extra-article',
  'elision',
  'gender',
  'form',
  'figures',
  'other-word',
  'letters',
  'misspelt',
  'missing-word',
  'extra-word',
  'different',
  'in-part',
  'empty',
]);
export type MarkingReason = z.infer<typeof MarkingReason>;

export const MarkingVerdict = z.enum(['exact', 'minor', 'wrong']);
export type MarkingVerdict = z.infer<typeof MarkingVerdict>;

/** A run of letters that are equal, missing in the typed text, extra in it, or changed. */
export const DiffPiece = z.object({
  kind: z.enum(['same', 'missing', 'extra', 'changed']),
  expected: z.string(),
  typed: z.string(),
});
export type DiffPiece = z.infer<typeof DiffPiece>;

export const MarkedAnswer = z.object({
  verdict: MarkingVerdict,
  reasons: z.array(MarkingReason),
  /** The right answer closest to the typed one, as shown to the pupil. */
  expectedShown: z.string(),
  diff: z.array(DiffPiece),
  /** 0 to 1. */
  score: z.number().check(z.minimum(0), z.maximum(1)),
});
export type MarkedAnswer = z.infer<typeof MarkedAnswer>;

/**
 * Incremented with every change of the rules and stored with each mark, so that marks by older rules can be
 * recognised.
 */
export const checkerVersion = 10;
