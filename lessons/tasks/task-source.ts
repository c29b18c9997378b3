import type { SkillType } from '#contracts/homework/task-kinds.ts';
import type { MarkingPreset } from '#language/marking/marking-item.ts';
import type { ActivityName } from '../activities/menu.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { Preferences } from '../draft/preferences.ts';
import type { DragAndDropData } from './drag-and-drop/content.ts';
import type { FindInGridData } from './find-in-grid/content.ts';
import type { MatchingData } from './matching/content.ts';
import type { MultipleChoiceData } from './multiple-choice/content.ts';
import type { TapOrSelectData } from './tap-or-select/content.ts';
import type { TypeTheAnswerData } from './type-the-answer/content.ts';

/** The stored data of each template. */
export interface TaskDataOf {
  TYPE_THE_ANSWER: TypeTheAnswerData;
  DRAG_AND_DROP: DragAndDropData;
  MATCHING: MatchingData;
  MULTIPLE_CHOICE: MultipleChoiceData;
  TAP_OR_SELECT: TapOrSelectData;
  FIND_IN_GRID: FindInGridData;
}

/** The product's own words that are stored in a task. */
export interface TaskPhrases {
  /** The code of their language. */
  language: string;
  isTrue: string;
  isFalse: string;
  tapMistakes: string;
  tapEvery: Readonly<Record<'verb' | 'adjective' | 'noun', string>>;
}

/** The input for creating a task. Creation is pure: the same request creates the same task. */
export interface TaskRequest {
  material: LessonMaterial;
  /** The stored state of the source's activity, so that homework uses what the projector showed. */
  state?: unknown;
  /** True to use different items, drawn with `seed`. The options in `state` still apply. */
  drawn?: boolean | undefined;
  /** The teacher's usual settings for an activity; used if no state is stored. */
  usual?: Preferences;
  /** A whole number from 0 to 2^32 - 1. */
  seed: number;
  /**
   * 128 random bits from the teacher's own device, never sent to pupils. They are used to draw everything
   * that could reveal an answer. Without them, as in a preview or a test, the answers are not protected.
   */
  secret?: string | undefined;
  preset: MarkingPreset;
  /** The product's own words in the language of the teacher's page; in English if absent. */
  phrases?: TaskPhrases;
}

type Builders = {
  [Template in keyof TaskDataOf]?: (request: TaskRequest) => TaskDataOf[Template] | null;
};

/**
 * An activity or question type as homework. It lists the templates that it supports. Each template has a
 * function that creates the task, or returns null if the lesson doesn’t have enough material. A new source is
 * one file and one line in `sources.ts`; the compiler then requires its title in `task-words.ts`.
 */
export interface TaskSource {
  /** The skills that the source's tasks train; the first is the default. */
  skills: readonly [SkillType, ...SkillType[]];
  /** The activity whose state the source uses, if its name differs from the source's. */
  activity?: ActivityName;
  templates: Builders;
}
