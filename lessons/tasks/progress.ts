import type { DragAndDropForPupil, DragAndDropSubmitted } from './drag-and-drop/content.ts';
import type { FindInGridForPupil, FindInGridSubmitted } from './find-in-grid/content.ts';
import type { MatchingForPupil, MatchingSubmitted } from './matching/content.ts';
import type { MultipleChoiceForPupil, MultipleChoiceSubmitted } from './multiple-choice/content.ts';
import type { TapOrSelectForPupil, TapOrSelectSubmitted } from './tap-or-select/content.ts';
import { tapIdsOf } from './tap-or-select/tap-text.ts';
import type { TaskProgress } from './task-content.ts';
import type { TypeTheAnswerForPupil, TypeTheAnswerSubmitted } from './type-the-answer/content.ts';

// How much of a task of each template is answered. Separate from the schemas, which a pupil's phone does not load.

export const typedProgress = (
  { fields }: TypeTheAnswerForPupil,
  { typed }: TypeTheAnswerSubmitted,
): TaskProgress => ({
  done: fields.filter(({ id }) => (typed[id] ?? '').trim() !== '').length,
  of: fields.length,
});

export const placedProgress = (
  { slots }: DragAndDropForPupil,
  { placed }: DragAndDropSubmitted,
): TaskProgress => ({ done: slots.filter((id) => id in placed).length, of: slots.length });

export const matchedProgress = (
  { left }: MatchingForPupil,
  { matched }: MatchingSubmitted,
): TaskProgress => ({ done: left.filter(({ id }) => id in matched).length, of: left.length });

export const chosenProgress = (
  { questions }: MultipleChoiceForPupil,
  { chosen }: MultipleChoiceSubmitted,
): TaskProgress => ({
  done: questions.filter(({ id }) => id in chosen).length,
  of: questions.length,
});

/** Returns the progress: tapped words out of the words to find, capped at that number. */
export const tappedProgress = (
  { blocks, count }: TapOrSelectForPupil,
  { tapped }: TapOrSelectSubmitted,
): TaskProgress => {
  const words = new Set(tapIdsOf(blocks));
  return { done: Math.min(tapped.filter((id) => words.has(id)).length, count), of: count };
};

export const foundProgress = (
  { words }: FindInGridForPupil,
  { found }: FindInGridSubmitted,
): TaskProgress => ({ done: words.filter(({ id }) => id in found).length, of: words.length });
