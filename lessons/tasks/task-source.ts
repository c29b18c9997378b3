import type { SkillType } from '#contracts/homework/task-kinds.ts';
import type { MarkingPreset } from '#language/marking/marking-item.ts';
import type { ActivityName } from '../activities/registry.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { Preferences } from '../draft/preferences.ts';
import type { DragAndDropData } from './drag-and-drop/content.ts';
import type { MatchingData } from './matching/content.ts';
import type { MultipleChoiceData } from './multiple-choice/content.ts';
import type { TapOrSelectData } from './tap-or-select/content.ts';
import type { TypeTheAnswerData } from './type-the-answer/content.ts';

/** What each template stores. */
export interface TaskDataOf {
  TYPE_THE_ANSWER: TypeTheAnswerData;
  DRAG_AND_DROP: DragAndDropData;
  MATCHING: MatchingData;
  MULTIPLE_CHOICE: MultipleChoiceData;
  TAP_OR_SELECT: TapOrSelectData;
}

/** What a task is made from. Pure: the same request gives the same task. */
export interface TaskRequest {
  material: LessonMaterial;
  /** The stored state of the source's activity, so that homework asks what the projector showed. */
  state?: unknown;
  /** How the teacher usually sets up an activity; asked where no state is stored. */
  usual?: Preferences;
  /** A whole number from 0 to 2^32 - 1. */
  seed: number;
  /**
   * 128 bits of chance from the teacher's own device, which no pupil sees: what tells an answer is drawn with
   * it. Without one, as in a preview or a test, nothing is hidden.
   */
  secret?: string | undefined;
  preset: MarkingPreset;
}

type Builders = {
  [Template in keyof TaskDataOf]?: (request: TaskRequest) => TaskDataOf[Template] | null;
};

/**
 * An activity or question type as homework: the templates it can be set in, each with the function that
 * makes the task, null where the lesson doesn’t have enough for it. A new source is one file and one line
 * in `sources.ts`.
 */
export interface TaskSource {
  title: string;
  /** What its tasks train; the first is offered. */
  skills: readonly [SkillType, ...SkillType[]];
  /** The activity whose state it asks for, where that has another name than the source. */
  activity?: ActivityName;
  /** The state is what the teacher has said and not what chance has drawn: another draw leaves it. */
  keepsState?: true;
  templates: Builders;
}
