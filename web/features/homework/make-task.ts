import * as z from 'zod/mini';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';
import { randomFrom, shuffle } from '#language/random.ts';
import { firstSeed } from '#lessons/activities/seeds.ts';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';
import type { Preferences } from '#lessons/draft/preferences.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import type { TaskSource } from '#lessons/tasks/task-source.ts';
import type { ItemChoice } from '#lessons/tasks/task-template.ts';
import { taskPhrases } from '#lessons/tasks/task-words.ts';

/** A lesson that homework is made from: its material and the stored state of its activities. */
export interface PlannedLesson {
  material: LessonMaterial;
  activities: Readonly<Record<string, unknown>>;
  /** The teacher's default settings for activities that were never opened. */
  usual: Preferences;
  /** True once a teacher has reviewed and finalised the lesson; until then it cannot be set for pupils. */
  isFinal: boolean;
  /**
   * The functions that make tasks. They are loaded with the lesson, because the screen does not need them
   * earlier.
   */
  sources: typeof import('#lessons/tasks/sources.ts');
}

/** The inputs that determine which task is made from a lesson. */
export interface TaskRecipe {
  source: string;
  template: TaskTemplateName;
  seed: number;
  drawn: boolean;
  /** The selected items; all items if absent. */
  items?: ChosenItems | undefined;
}

/** Settings shared by all tasks of a plan. */
export interface PlannedRules {
  /** How typed answers are marked. */
  preset: MarkingPreset;
  /** How much a wrong article costs; if absent, the preset's weight applies. */
  articles?: ArticleWeight | undefined;
  /** Seed for drawing wrong options. */
  secret: string;
}

/**
 * Makes the task as it would be stored, including the answers. Null if the lesson has too little material for
 * the task, or if too few items are selected.
 */
export function makeTask(lesson: PlannedLesson, recipe: TaskRecipe, rules: PlannedRules): unknown {
  const data = wholeTask(lesson, recipe, rules);
  return data === null ? null : withChosen(data, templateOf(recipe.template).choice, recipe);
}

/** Makes the task with all its items. Null if the lesson has too little material for it. */
export function wholeTask(
  { material, activities, usual, sources }: PlannedLesson,
  { source, template, seed, drawn }: TaskRecipe,
  { preset, articles, secret }: PlannedRules,
): unknown {
  if (!sources.isTaskSourceName(source)) return null;
  const { templates, activity: named }: TaskSource = sources.taskSources[source];
  const activity = named ?? source;
  // Until the teacher draws new items, homework has the same items as the lesson on the projector.
  const state = activities[activity];
  const isUnopened = !drawn && (state === undefined || state === null);
  const drawnWith = isUnopened ? firstSeed(material.resourceId, activity) : seed;
  const data =
    templates[template]?.({
      material,
      state,
      drawn,
      usual,
      seed: drawnWith,
      secret,
      preset,
      phrases: taskPhrases(),
    }) ?? null;
  // Only typed answers depend on the preset and on the article weight.
  return data && articles && 'preset' in data ? { ...data, articles } : data;
}

/**
 * The selected items of a task: either a number of items, drawn with the task's seed, or the ids that were
 * ticked.
 */
export const ChosenItems = z.discriminatedUnion('by', [
  z.object({ by: z.literal('number'), count: z.int().check(z.minimum(1)) }),
  z.object({ by: z.literal('hand'), ids: z.array(z.string()) }),
]);
export type ChosenItems = z.infer<typeof ChosenItems>;

/**
 * Returns the ids of the selected items, in the order of `all`. Undefined selects all items. Raising the
 * number keeps the items drawn before and adds more. Ticked ids that are no longer in the task are ignored.
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

/** The task with the selected items only; null if too few items are selected. */
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

/** Item selection by number, as stored in the plan; undefined if all are selected. */
export const byNumber = (count: number, of: number): ChosenItems | undefined =>
  count >= of ? undefined : { by: 'number', count };

/** Item selection by ticked ids; undefined if all are ticked. */
export const byHand = (ids: readonly string[], of: number): ChosenItems | undefined =>
  ids.length >= of ? undefined : { by: 'hand', ids: [...ids] };

/** The selection after a redraw: ticked items are replaced by the same number of randomly drawn items. */
export const drawnAgain = (items: ChosenItems | undefined): ChosenItems | undefined =>
  items?.by === 'hand'
    ? items.ids.length > 0
      ? { by: 'number', count: items.ids.length }
      : undefined
    : items;
