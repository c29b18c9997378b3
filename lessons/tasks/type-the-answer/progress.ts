import type { TaskProgress } from '../task-progress.ts';
import type { TypeTheAnswerForPupil, TypeTheAnswerSubmitted } from './content.ts';

export const typedProgress = (
  { fields }: TypeTheAnswerForPupil,
  { typed }: TypeTheAnswerSubmitted,
): TaskProgress => ({
  done: fields.filter(({ id }) => (typed[id] ?? '').trim() !== '').length,
  of: fields.length,
});
