import { randomFrom, rotateUnlike, shuffle } from '#language/random.ts';
import type { TaskBlock } from './task-content.ts';

/**
 * What a stored task's ids are called before whoever does it, and the order in which its choices come. A
 * pupil's names are the Worker's own (`functions/homework/attempts/pupil-names.ts`): stored ids come from a teacher's
 * browser and a seed that can be guessed, so they tell which choice is right.
 */
export interface TaskNames {
  /** The name of an id. The same id has different names `within` different parts of a task. */
  name(id: string, within: string): string;
  /**
   * The choices of one part in an order of chance. With `key`, which says what looks the same, never in the
   * order in which they are stored, where that can be helped (language-rules 2).
   */
  mix<Item extends { id: string }>(
    items: readonly Item[],
    within: string,
    key?: (item: Item) => string,
  ): Item[];
}

/** The part of every template that its items belong to: slots, left cards, questions, words to tap. */
export const itemPart = 'item';

/** The stored ids as they are, in a seeded order: for teachers, who have the answers anyway. */
export function storedNames(seed: number): TaskNames {
  const random = randomFrom(seed);
  return {
    name: (id) => id,
    mix: (items, _within, key) => (key ? shuffleUnlike(items, seed, key) : shuffle(items, random)),
  };
}

/** With 24 orders, leaving out the right one raises a guess from 25 to 26 %; with two it tells all. */
const ordersThatHideOne = 24;

/** Whether items that look like this can be kept from their right order without telling it. */
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

/** Blocks whose slots and words to tap have the names of their items. */
export const namedBlocks = (blocks: readonly TaskBlock[], names: TaskNames): TaskBlock[] =>
  blocks.map((block) => ({
    ...block,
    pieces: block.pieces.map((piece) =>
      piece.kind === 'words' ? piece : { ...piece, id: names.name(piece.id, itemPart) },
    ),
  }));

/** The stored id behind a name; undefined for a name that the task does not have. */
export type StoredId = (name: string) => string | undefined;

/** Reads the names of one part of a task. */
export function storedIds(ids: Iterable<string>, within: string, names: TaskNames): StoredId {
  const stored = new Map([...ids].map((id) => [names.name(id, within), id]));
  return (name) => stored.get(name);
}

/** A choice for each item by the stored ids; what has none is left out. */
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

/** The same by the names of whoever does the task. `partOf` says where the choice of an item belongs. */
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

/** The choices of some items alone. */
export const choicesOf = (
  choices: Readonly<Record<string, string>>,
  items: ReadonlySet<string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).filter(([id]) => items.has(id)));

/**
 * A seeded shuffle that never leaves the order as it was where that can be helped (language-rules 2).
 * `key` says what looks the same.
 */
const shuffleUnlike = <Item>(
  items: readonly Item[],
  seed: number,
  key: (item: Item) => string,
): Item[] => rotateUnlike(items, shuffle(items, randomFrom(seed)), key);
