import * as z from 'zod/mini';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';
import { randomFrom, shuffle } from '#language/random.ts';
import { firstSeed } from '#lessons/activities/seeds.ts';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';
import type { Preferences } from '#lessons/draft/preferences.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { isTaskSourceName, taskSources } from '#lessons/tasks/sources.ts';
import type { TaskSource } from '#lessons/tasks/task-source.ts';
import type { ItemChoice } from '#lessons/tasks/task-template.ts';

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

/** Which items of a task are taken: so many, drawn with the task, or those that were ticked. */
export const ChosenItems = z.discriminatedUnion('by', [
  z.object({ by: z.literal('number'), count: z.int().check(z.minimum(1)) }),
  z.object({ by: z.literal('hand'), ids: z.array(z.string()) }),
]);
export type ChosenItems = z.infer<typeof ChosenItems>;

/**
 * The ids of the items that are taken, in the order of `all`. A higher number takes the same ones and
 * more; ticked ones that the task no longer has are left aside. Undefined takes all.
 */
export function chosenIds(
  all: readonly string[],
  chosen: ChosenItems | undefined,
  { seed, least }: { seed: number; least: number },
): string[] {
  if (!chosen) return [...all];
  const taken =
    chosen.by === 'hand'
      ? new Set(chosen.ids)
      : new Set(shuffle(all, randomFrom(seed)).slice(0, Math.max(chosen.count, least)));
  return all.filter((id) => taken.has(id));
}

/** The task with what was chosen of it; null where that is too little to set. */
export function withChosen(
  data: unknown,
  choice: ItemChoice<unknown> | undefined,
  { items, seed }: { items?: ChosenItems | undefined; seed: number },
): unknown {
  if (!choice || !items) return data;
  const { least } = choice;
  const all = choice.items(data).map(({ id }) => id);
  const ids = chosenIds(all, items, { seed, least });
  if (ids.length < Math.min(least, all.length)) return null;
  return ids.length === all.length ? data : choice.keep(data, new Set(ids));
}

/** Items as they are stored in the plan: nothing where all of them are taken. */
export const byNumber = (count: number, of: number): ChosenItems | undefined =>
  count >= of ? undefined : { by: 'number', count };

/** The same of ticked ones. */
export const byHand = (ids: readonly string[], of: number): ChosenItems | undefined =>
  ids.length >= of ? undefined : { by: 'hand', ids: [...ids] };

/** After another draw: as many as before, now drawn too. */
export const drawnAgain = (items: ChosenItems | undefined): ChosenItems | undefined =>
  items?.by === 'hand'
    ? items.ids.length > 0
      ? { by: 'number', count: items.ids.length }
      : undefined
    : items;

/** What is said where too few are chosen: "Choose at least one item." */
export const tooFew = (least: number, unit: 'item' | 'sentence'): string =>
  least === 1 ? `Choose at least one ${unit}` : `Choose at least ${least} ${unit}s`;
