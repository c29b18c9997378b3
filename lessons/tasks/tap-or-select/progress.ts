import type { TaskProgress } from '../task-progress.ts';
import type { TapOrSelectForPupil, TapOrSelectSubmitted } from './content.ts';
import { tapIdsOf } from './tap-text.ts';

/** Words tapped out of those there are to be found; more taps than that are no more progress. */
export const tappedProgress = (
  { blocks, count }: TapOrSelectForPupil,
  { tapped }: TapOrSelectSubmitted,
): TaskProgress => {
  const words = new Set(tapIdsOf(blocks));
  return { done: Math.min(tapped.filter((id) => words.has(id)).length, count), of: count };
};
