import type { PhraseMark } from './compare-phrases.ts';
import type { MarkingPreset, MarkingReason } from './marking-item.ts';

/** What costs half in Standard: the word is there, but not as it is written or said. */
const half: readonly MarkingReason[] = ['typo', 'tone'];

/** Notes that only Exact counts against an answer. Punctuation never costs a mark (language-rules 2.3). */
const counted: readonly MarkingReason[] = ['case', 'noun-capital'];

/**
 * What a teacher's preset makes of a comparison (language-rules 2.12 and 2.13): in Relaxed a slip is
 * right, in Standard right with a note (a typo half), in Exact everything counts.
 */
export function scoreOf(mark: PhraseMark, preset: MarkingPreset): PhraseMark & { score: number } {
  if (mark.verdict === 'wrong') return { ...mark, score: 0 };
  const costs = mark.verdict === 'minor' || mark.reasons.some((reason) => counted.includes(reason));
  if (preset === 'exact') {
    return costs ? { ...mark, verdict: 'wrong', score: 0 } : { ...mark, score: 1 };
  }
  const halved = preset === 'standard' && mark.reasons.some((reason) => half.includes(reason));
  return { ...mark, score: mark.verdict === 'minor' && halved ? 0.5 : 1 };
}
