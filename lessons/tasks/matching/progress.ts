import type { TaskProgress } from '../task-progress.ts';
import type { MatchingForPupil, MatchingSubmitted } from './content.ts';

export const matchedProgress = (
  { left }: MatchingForPupil,
  { matched }: MatchingSubmitted,
): TaskProgress => ({ done: left.filter(({ id }) => id in matched).length, of: left.length });
