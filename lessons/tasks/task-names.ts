import { randomFrom, rotateUnlike, shuffle } from '#language/random.ts';
import type { TaskBlock } from './task-content.ts';

/**
 * The names that replace a stored task's ids for the person doing it, and the order of its choices. A pupil's
 * names are computed by the Worker (`functions/homework/attempts/pupil-names.ts`): stored ids come from a
 * teacher's browser and a seed that can be guessed, so they would reveal which choice is right.
 */
export interface TaskNames {
  /** The name of an id. The same id has different names `within` different parts of a task. */
  name(id: string, within: string): string;
  /**
   * Shuffles the choices of one part. With `key`, which returns the same value for choices that look the
   * same, the result is never in stored order, if avoidable (language-rules 2).
   */
  mix<Item extends { id: string }>(
    items: readonly Item[],
    within: string,
    key?: (item: Item) => string,
  ): Item[];
}

/** The part of every template that its items belong to: slots, left cards, questions, words to tap. */
export const itemPart = 'item';

/** The stored ids unchanged, in a seeded order: for teachers, who have the answers anyway. */
export function storedNames(seed: number): TaskNames {
  const random = randomFrom(seed);
  return {
    name: (id) => id,
    mix: (items, _within, key) => (key ? shuffleUnlike(items, seed, key) : shuffle(items, random)),
  };
}

/**
 * Minimum number of orders: with 24, excluding the right one raises a guess from 25 to 26 %; with two it
 * reveals everything.
 */
const ordersThatHideOne = 24;

/** True if excluding the right order of items that look like this does not reveal it. */
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

/** Blocks whose slots and tappable words are renamed like their items. */
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

/** Converts each item's choice to stored ids; drops items without one. */
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
 * Converts each item's choice back to the names of the person doing the task. `partOf` returns the part an
 * item's choice belongs to.
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

/** The choices of some of the items. */
export const choicesOf = (
  choices: Readonly<Record<string, string>>,
  items: ReadonlySet<string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).filter(([id]) => items.has(id)));

/**
 * A seeded shuffle that never returns the original order, if avoidable (language-rules 2). `key` returns the
 * same value for items that look the same.
 */
const shuffleUnlike = <Item>(
  items: readonly Item[],
  seed: number,
  key: (item: Item) => string,
): Item[] => rotateUnlike(items, shuffle(items, randomFrom(seed)), key);
