import { randomFrom, rotateUnlike, shuffle } from '#language/random.ts';
import type { TaskBlock } from './task-content.ts';

/**
 * The names that replace the stored ids of a task for the person doing it, and the order of its choices. The
 * Worker computes a pupil's names (`functions/homework/attempts/pupil-names.ts`). Stored ids come from a
 * teacher's browser and a seed that can be guessed, so they would reveal which choice is right.
 */
export interface TaskNames {
  /** Returns the name of an id. The same id has different names `within` different parts of a task. */
  name(id: string, within: string): string;
  /**
   * Shuffles the choices of one part. With `key`, avoids the stored order if possible (language-rules 2).
   * `key` returns the same value for choices that look the same.
   */
  mix<Item extends { id: string }>(
    items: readonly Item[],
    within: string,
    key?: (item: Item) => string,
  ): Item[];
}

/** In every template, the part that contains the items: slots, left cards, questions, words to tap. */
export const itemPart = 'item';

/** Returns the stored ids unchanged, in a seeded order. This is for teachers, who may see the answers. */
export function storedNames(seed: number): TaskNames {
  const random = randomFrom(seed);
  return {
    name: (id) => id,
    mix: (items, _within, key) => (key ? shuffleUnlike(items, seed, key) : shuffle(items, random)),
  };
}

/**
 * Minimum number of possible orders needed to exclude the right order safely. With 24 orders, excluding the
 * right one improves a guess only from 25 to 26 %; with two orders, it reveals the answer.
 */
const ordersThatHideOne = 24;

/** True if the right order of items with these keys can be excluded without revealing it. */
export function hidesOneOrder(keys: readonly string[]): boolean {
  const counts = new Map<string, number>();
  let orders = 1;
  for (const [at, key] of keys.entries()) {
    const alike = (counts.get(key) ?? 0) + 1;
    counts.set(key, alike);
    orders = (orders * (at + 1)) / alike;
  }
  return orders >= ordersThatHideOne;
}

/** Returns the blocks with slots and tappable words renamed like their items. */
export const namedBlocks = (blocks: readonly TaskBlock[], names: TaskNames): TaskBlock[] =>
  blocks.map((block) => ({
    ...block,
    pieces: block.pieces.map((piece) =>
      piece.kind === 'words' ? piece : { ...piece, id: names.name(piece.id, itemPart) },
    ),
  }));

/** Resolves a name to the stored id; undefined for a name the task does not have. */
export type StoredId = (name: string) => string | undefined;

/** Resolves the names of one part of a task. */
export function storedIds(ids: Iterable<string>, within: string, names: TaskNames): StoredId {
  const stored = new Map([...ids].map((id) => [names.name(id, within), id]));
  return (name) => stored.get(name);
}

/** Converts each item's choice to stored ids. Drops choices whose names the task does not have. */
export const storedChoices = (
  choices: Readonly<Record<string, string>>,
  item: StoredId,
  choiceOf: (item: string) => StoredId,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([name, choice]) => {
      const id = item(name);
      const chosen = id === undefined ? undefined : choiceOf(id)(choice);
      return id === undefined || chosen === undefined ? [] : [[id, chosen]];
    }),
  );

/**
 * Converts each item's choice back to the names used by the person doing the task. `partOf` returns the part
 * to which an item's choice belongs.
 */
export const namedChoices = (
  choices: Readonly<Record<string, string>>,
  names: TaskNames,
  partOf: (item: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).map(([id, choice]) => [
      names.name(id, itemPart),
      names.name(choice, partOf(id)),
    ]),
  );

/** Returns only the choices of the given items. */
export const choicesOf = (
  choices: Readonly<Record<string, string>>,
  items: ReadonlySet<string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).filter(([id]) => items.has(id)));

/**
 * A seeded shuffle that avoids the original order if possible (language-rules 2). `key` returns the same
 * value for items that look the same.
 */
const shuffleUnlike = <Item>(
  items: readonly Item[],
  seed: number,
  key: (item: Item) => string,
): Item[] => rotateUnlike(items, shuffle(items, randomFrom(seed)), key);
