import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import {
  DragAndDropForPupil,
  DragAndDropSubmitted,
  placedProgress,
} from './drag-and-drop/content.ts';
import { FindInGridForPupil, FindInGridSubmitted, foundProgress } from './find-in-grid/content.ts';
import { MatchingForPupil, MatchingSubmitted, matchedProgress } from './matching/content.ts';
import {
  chosenProgress,
  MultipleChoiceForPupil,
  MultipleChoiceSubmitted,
} from './multiple-choice/content.ts';
import { nothingDone } from './nothing-done.ts';
import {
  TapOrSelectForPupil,
  TapOrSelectSubmitted,
  tappedProgress,
} from './tap-or-select/content.ts';
import { type TaskView, taskView } from './task-view.tsx';
import {
  TypeTheAnswerForPupil,
  TypeTheAnswerSubmitted,
  typedProgress,
} from './type-the-answer/content.ts';

/**
 * The parts of each template that screens need to show a task. Excludes the marking rules, to keep the bundle
 * small. The views themselves are loaded when first shown. The compiler reports a missing template.
 */
export const taskViews: Record<TaskTemplateName, TaskView> = {
  TYPE_THE_ANSWER: taskView({
    ForPupil: TypeTheAnswerForPupil,
    Submitted: TypeTheAnswerSubmitted,
    empty: nothingDone.TYPE_THE_ANSWER,
    progress: typedProgress,
    Do: () => import('./type-the-answer/Do.tsx'),
    Result: () => import('./type-the-answer/Result.tsx'),
  }),
  DRAG_AND_DROP: taskView({
    ForPupil: DragAndDropForPupil,
    Submitted: DragAndDropSubmitted,
    empty: nothingDone.DRAG_AND_DROP,
    progress: placedProgress,
    Do: () => import('./drag-and-drop/Do.tsx'),
    Result: () => import('./drag-and-drop/Result.tsx'),
  }),
  MATCHING: taskView({
    ForPupil: MatchingForPupil,
    Submitted: MatchingSubmitted,
    empty: nothingDone.MATCHING,
    progress: matchedProgress,
    Do: () => import('./matching/Do.tsx'),
    Result: () => import('./matching/Result.tsx'),
  }),
  MULTIPLE_CHOICE: taskView({
    ForPupil: MultipleChoiceForPupil,
    Submitted: MultipleChoiceSubmitted,
    empty: nothingDone.MULTIPLE_CHOICE,
    progress: chosenProgress,
    Do: () => import('./multiple-choice/Do.tsx'),
    Result: () => import('./multiple-choice/Result.tsx'),
  }),
  TAP_OR_SELECT: taskView({
    ForPupil: TapOrSelectForPupil,
    Submitted: TapOrSelectSubmitted,
    empty: nothingDone.TAP_OR_SELECT,
    progress: tappedProgress,
    Do: () => import('./tap-or-select/Do.tsx'),
    Result: () => import('./tap-or-select/Result.tsx'),
  }),
  FIND_IN_GRID: taskView({
    ForPupil: FindInGridForPupil,
    Submitted: FindInGridSubmitted,
    empty: nothingDone.FIND_IN_GRID,
    progress: foundProgress,
    Do: () => import('./find-in-grid/Do.tsx'),
    Result: () => import('./find-in-grid/Result.tsx'),
  }),
};
