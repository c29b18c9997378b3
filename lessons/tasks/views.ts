import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { DragAndDropForPupil, DragAndDropSubmitted } from './drag-and-drop/content.ts';
import type { FindInGridForPupil, FindInGridSubmitted } from './find-in-grid/content.ts';
import type { MatchingForPupil, MatchingSubmitted } from './matching/content.ts';
import type { MultipleChoiceForPupil, MultipleChoiceSubmitted } from './multiple-choice/content.ts';
import { nothingDone } from './nothing-done.ts';
import {
  chosenProgress,
  foundProgress,
  matchedProgress,
  placedProgress,
  tappedProgress,
  typedProgress,
} from './progress.ts';
import type { TapOrSelectForPupil, TapOrSelectSubmitted } from './tap-or-select/content.ts';
import { type TaskView, taskView } from './task-view.tsx';
import type { TypeTheAnswerForPupil, TypeTheAnswerSubmitted } from './type-the-answer/content.ts';

/**
 * The parts of each template that screens need to show a task. Excludes the schemas and the marking rules, to
 * keep the bundle small. The views themselves are loaded when first shown. The compiler reports a missing
 * template.
 */
export const taskViews: Record<TaskTemplateName, TaskView> = {
  TYPE_THE_ANSWER: taskView<TypeTheAnswerForPupil, TypeTheAnswerSubmitted>({
    empty: nothingDone.TYPE_THE_ANSWER,
    progress: typedProgress,
    Do: () => import('./type-the-answer/Do.tsx'),
    Result: () => import('./type-the-answer/Result.tsx'),
  }),
  DRAG_AND_DROP: taskView<DragAndDropForPupil, DragAndDropSubmitted>({
    empty: nothingDone.DRAG_AND_DROP,
    progress: placedProgress,
    Do: () => import('./drag-and-drop/Do.tsx'),
    Result: () => import('./drag-and-drop/Result.tsx'),
  }),
  MATCHING: taskView<MatchingForPupil, MatchingSubmitted>({
    empty: nothingDone.MATCHING,
    progress: matchedProgress,
    Do: () => import('./matching/Do.tsx'),
    Result: () => import('./matching/Result.tsx'),
  }),
  MULTIPLE_CHOICE: taskView<MultipleChoiceForPupil, MultipleChoiceSubmitted>({
    empty: nothingDone.MULTIPLE_CHOICE,
    progress: chosenProgress,
    Do: () => import('./multiple-choice/Do.tsx'),
    Result: () => import('./multiple-choice/Result.tsx'),
  }),
  TAP_OR_SELECT: taskView<TapOrSelectForPupil, TapOrSelectSubmitted>({
    empty: nothingDone.TAP_OR_SELECT,
    progress: tappedProgress,
    Do: () => import('./tap-or-select/Do.tsx'),
    Result: () => import('./tap-or-select/Result.tsx'),
  }),
  FIND_IN_GRID: taskView<FindInGridForPupil, FindInGridSubmitted>({
    empty: nothingDone.FIND_IN_GRID,
    progress: foundProgress,
    Do: () => import('./find-in-grid/Do.tsx'),
    Result: () => import('./find-in-grid/Result.tsx'),
  }),
};
