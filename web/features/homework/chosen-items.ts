import * as z from 'zod/mini';
import { randomFrom, shuffle } from '#language/random.ts';
import type { ItemChoice } from '#lessons/tasks/task-template.ts';

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
