import type { TaskProgress } from '../task-progress.ts';
import type { TapOrSelectForPupil, TapOrSelectSubmitted } from './content.ts';

/** Words tapped out of those there are to be found; more taps than that are no more progress. */
export const tappedProgress = (
  { count }: TapOrSelectForPupil,
  { tapped }: TapOrSelectSubmitted,
): TaskProgress => ({ done: Math.min(tapped.length, count), of: count });
