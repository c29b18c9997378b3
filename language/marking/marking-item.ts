import * as z from 'zod/mini';

/** How strictly a teacher wants answers marked; nothing more technical than that (language-rules 2.13). */
export const MarkingPreset = z.enum(['relaxed', 'standard', 'exact']);
export type MarkingPreset = z.infer<typeof MarkingPreset>;

/**
 * What a missing or a wrong article costs a noun that is right: as much as a wrong answer, half of it, or
 * nothing.
 */
export const ArticleWeight = z.enum(['full', 'half', 'free']);
export type ArticleWeight = z.infer<typeof ArticleWeight>;

/** What a preset says of articles as long as the teacher says nothing else. */
export const articleWeights: Record<MarkingPreset, ArticleWeight> = {
  relaxed: 'free',
  standard: 'half',
  exact: 'full',
};

/** One typed answer to be marked. */
export const MarkingItem = z.object({
  /** BCP-47 tag or stored code of the language that is typed. */
  language: z.string(),
  /**
   * Right answers. `/`, `;` and `|` part alternatives, parentheses hold what may be left out. The
   * first is the one that is shown.
   */
  answers: z.array(z.string()).check(z.minLength(1)),
  /** Right as well, word for word: no sign in these parts alternatives. What a teacher accepted stands here. */
  accepted: z.optional(z.array(z.string())),
  /** True where the answers are words of a text: no sign in these parts alternatives either. */
  literal: z.optional(z.boolean()),
  preset: z.optional(MarkingPreset),
  /** As the preset has it where it is not given. */
  articles: z.optional(ArticleWeight),
  /** True where the item asks for "the" word: an answer without the article is then right with it too. */
  definite: z.optional(z.boolean()),
  /** `native`: a meaning in the pupils' own language, where articles and number words are free. */
  side: z.optional(z.enum(['target', 'native'])),
  kind: z.optional(z.enum(['text', 'pinyin', 'jyutping'])),
  /** Other words of the lesson: whoever types one of them has not slipped (language-rules 2.9). */
  otherWords: z.optional(z.array(z.string())),
  /** True where the exercise is about endings: a slip in the last two letters is then no typo. */
  testsEndings: z.optional(z.boolean()),
});
export type MarkingItem = z.infer<typeof MarkingItem>;

/** Why an answer is not simply right. The ones of an exact verdict are notes and cost nothing. */
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

/** A run of letters: the same on both sides, only expected, only typed, or one instead of the other. */
export const DiffPiece = z.object({
  kind: z.enum(['same', 'missing', 'extra', 'changed']),
  expected: z.string(),
  typed: z.string(),
});
export type DiffPiece = z.infer<typeof DiffPiece>;

export const MarkedAnswer = z.object({
  verdict: MarkingVerdict,
  reasons: z.array(MarkingReason),
  /** The right answer nearest to what was typed, as the pupil is shown it. */
  expectedShown: z.string(),
  diff: z.array(DiffPiece),
  /** 0 to 1. */
  score: z.number().check(z.minimum(0), z.maximum(1)),
});
export type MarkedAnswer = z.infer<typeof MarkedAnswer>;

/**
 * Grows with every change of the rules: stored beside each mark, so that an old mark can be told from
 * what today's rules would say.
 */
export const checkerVersion = 9;
