import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';
import { firstSeed } from '#lessons/activities/seeds.ts';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';
import type { Preferences } from '#lessons/draft/preferences.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { isTaskSourceName, taskSources } from '#lessons/tasks/sources.ts';
import type { TaskSource } from '#lessons/tasks/task-source.ts';
import { type ChosenItems, withChosen } from './chosen-items.ts';

/** A lesson that homework is set from: its material and the stored state of its activities. */
export interface PlannedLesson {
  material: LessonMaterial;
  activities: Readonly<Record<string, unknown>>;
  /** How the teacher usually sets up what was never opened. */
  usual: Preferences;
  /** Whether somebody has read it through and finalised it: before that no pupil gets anything of it. */
  isFinal: boolean;
}

/** What says which task is made of a lesson. */
export interface TaskRecipe {
  source: string;
  template: TaskTemplateName;
  seed: number;
  drawn: boolean;
  /** All of them where nothing is chosen. */
  items?: ChosenItems | undefined;
}

/** What all tasks of a plan have in common. */
export interface PlannedRules {
  /** How typed answers are marked. */
  preset: MarkingPreset;
  /** As the preset has it where nothing is said of them. */
  articles?: ArticleWeight | undefined;
  /** What wrong options are drawn with. */
  secret: string;
}

/**
 * The task as it would be stored, with its answers; null where the lesson does not hold enough for it, or
 * too few of its items are chosen.
 */
export function makeTask(lesson: PlannedLesson, recipe: TaskRecipe, rules: PlannedRules): unknown {
  const data = wholeTask(lesson, recipe, rules);
  return data === null ? null : withChosen(data, templateOf(recipe.template).choice, recipe);
}

/** The task with all its items; null where the lesson does not hold enough for it. */
export function wholeTask(
  { material, activities, usual }: PlannedLesson,
  { source, template, seed, drawn }: TaskRecipe,
  { preset, articles, secret }: PlannedRules,
): unknown {
  if (!isTaskSourceName(source)) return null;
  const { templates, activity: named, keepsState }: TaskSource = taskSources[source];
  const activity = named ?? source;
  // Until the teacher draws anew, homework asks what the projector showed, or will show.
  const state = drawn && !keepsState ? undefined : activities[activity];
  const isUnopened = !drawn && (state === undefined || state === null);
  const drawnWith = isUnopened ? firstSeed(material.resourceId, activity) : seed;
  const data =
    templates[template]?.({ material, state, usual, seed: drawnWith, secret, preset }) ?? null;
  // Only what is typed is marked by a preset, and by what articles cost.
  return data && articles && 'preset' in data ? { ...data, articles } : data;
}
