import * as z from 'zod/mini';

/** The strictness of marking, in words that teachers use (language-rules 2.13). */
export const MarkingPreset = z.enum(['relaxed', 'standard', 'exact']);
export type MarkingPreset = z.infer<typeof MarkingPreset>;

/**
 * The penalty for a missing or wrong article if the noun is right: `full` is the penalty for a wrong answer,
 * `half` is half of it, `free` is no penalty.
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
   * Right answers. `/`, `;` and `|` separate alternatives; text in parentheses is optional. The first answer
   * is displayed.
   */
  answers: z.array(z.string()).check(z.minLength(1)),
  /**
   * Additional right answers that a teacher accepted. They are compared verbatim, so no character separates
   * alternatives.
   */
  accepted: z.optional(z.array(z.string())),
  /** True if the answers are words of a text. In these answers, no character separates alternatives. */
  literal: z.optional(z.boolean()),
  preset: z.optional(MarkingPreset),
  /** Defaults to the preset's weight. */
  articles: z.optional(ArticleWeight),
  /**
   * True if the item asks for "the" word. An answer without an article is then also right with the article.
   */
  definite: z.optional(z.boolean()),
  /**
   * `native`: the answer is a meaning in the pupils' own language. Articles and number words are then not
   * required.
   */
  side: z.optional(z.enum(['target', 'native'])),
  kind: z.optional(z.enum(['text', 'pinyin', 'jyutping'])),
  /** Other words of the lesson: a typed word from this list is not a typo (language-rules 2.9). */
  otherWords: z.optional(z.array(z.string())),
  /** True if the exercise tests endings: then a mistake in the last two letters is not a typo. */
  testsEndings: z.optional(z.boolean()),
});
export type MarkingItem = z.infer<typeof MarkingItem>;

/**
 * The reason for a penalty or a note. If the verdict is exact, the reason is only a note and costs nothing.
 */
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

/** A run of letters of one kind: equal, missing in the typed text, extra in the typed text, or changed. */
export const DiffPiece = z.object({
  kind: z.enum(['same', 'missing', 'extra', 'changed']),
  expected: z.string(),
  typed: z.string(),
});
export type DiffPiece = z.infer<typeof DiffPiece>;

export const MarkedAnswer = z.object({
  verdict: MarkingVerdict,
  reasons: z.array(MarkingReason),
  /** The right answer closest to the typed answer, as displayed to the pupil. */
  expectedShown: z.string(),
  diff: z.array(DiffPiece),
  /** 0 to 1. */
  score: z.number().check(z.minimum(0), z.maximum(1)),
});
export type MarkedAnswer = z.infer<typeof MarkedAnswer>;

/**
 * Incremented with every change of the rules and stored with each mark, so that marks from older rules can be
 * recognised.
 */
export const checkerVersion = 10;
