import type { TaskProgress } from '../task-progress.ts';
import type { MultipleChoiceForPupil, MultipleChoiceSubmitted } from './content.ts';

export const chosenProgress = (
  { questions }: MultipleChoiceForPupil,
  { chosen }: MultipleChoiceSubmitted,
): TaskProgress => ({
  done: questions.filter(({ id }) => id in chosen).length,
  of: questions.length,
});
