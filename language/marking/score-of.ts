import type { PhraseMark } from './compare-phrases.ts';
import {
  type ArticleWeight,
  articleWeights,
  type MarkingPreset,
  type MarkingReason,
} from './marking-item.ts';

/** What costs half in Standard: the word is there, but not as it is written or said. */
const half: readonly MarkingReason[] = ['typo', 'tone'];

/** What costs half in Relaxed as well: the right word, but not the one that fits here. */
const halfEverywhere: readonly MarkingReason[] = ['form', 'missing-word', 'extra-word'];

/** What costs as much as the teacher says that articles cost. */
const ofArticles: readonly MarkingReason[] = ['missing-article', 'article', 'elision', 'gender'];

/** Notes that only Exact counts against an answer. Punctuation never costs a mark (language-rules 2.3). */
const counted: readonly MarkingReason[] = ['case', 'noun-capital'];

/** How a teacher wants a homework marked. */
export interface Strictness {
  preset: MarkingPreset;
  /** As the preset has it where it is not given. */
  articles?: ArticleWeight | undefined;
}

/**
 * What a teacher's preset makes of a comparison (language-rules 2.12 and 2.13): in Relaxed a slip is
 * right, in Standard right with a note (a typo half), in Exact everything counts. Articles have a weight
 * of their own, and another form of the right word is half right unless the teacher is exact.
 */
export function scoreOf(
  mark: PhraseMark,
  { preset, articles = articleWeights[preset] }: Strictness,
): PhraseMark & { score: number } {
  const { verdict, reasons } = mark;
  if (verdict === 'wrong') return { ...mark, score: 0 };
  const score = Math.min(
    1,
    ...reasons.map((reason) => worth(reason, verdict === 'minor', preset, articles)),
  );
  return score === 0 ? { ...mark, verdict: 'wrong', score } : { ...mark, score };
}

const worths: Record<ArticleWeight, number> = { full: 0, half: 0.5, free: 1 };

function worth(
  reason: MarkingReason,
  isMinor: boolean,
  preset: MarkingPreset,
  articles: ArticleWeight,
): number {
  if (ofArticles.includes(reason)) return worths[articles];
  if (preset === 'exact') return isMinor || counted.includes(reason) ? 0 : 1;
  if (halfEverywhere.includes(reason)) return 0.5;
  return preset === 'standard' && half.includes(reason) ? 0.5 : 1;
}
