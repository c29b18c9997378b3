import { shuffled } from '#language/random.ts';
import type { Bilingual } from '../bilingual.ts';
import { moveItem } from '../editing/move-item.ts';
import { nextId } from '../item-ids.ts';
import type { MultitypeContent } from './content.ts';

export type MultitypeItem = MultitypeContent['items'][number];

const blank = { target: '', native: '' };

/**
 * Returns an empty question of the given kind with three options. The first option is the right one until the
 * teacher changes this.
 */
export function emptyItem(kind: MultitypeItem['kind'], id: string): MultitypeItem {
  const options = ['o1', 'o2', 'o3'].map((option) => ({ id: option, ...blank }));
  const shared = { id, question: blank, options };
  if (kind === 'order') return { kind, ...shared, right: ['o2', 'o3', 'o1'] };
  if (kind === 'choice') return { kind, ...shared, right: 'o1' };
  return { kind, ...shared, right: 'o1', reason: blank };
}

/** Returns the option ids in the order the editor lists them: the right order for an ordering question. */
export function listedOptions(item: MultitypeItem): string[] {
  return item.kind === 'order' ? item.right : item.options.map(({ id }) => id);
}

/** Returns the item with one option's words changed. */
export function reword(item: MultitypeItem, optionId: string, words: Bilingual): MultitypeItem {
  const options = item.options.map((option) =>
    option.id === optionId ? { ...option, ...words } : option,
  );
  return { ...item, options };
}

/**
 * Returns the item with an empty option added at the end. The new option never gets the id of a removed right
 * option, because it would then be right.
 */
export function addOption(item: MultitypeItem): MultitypeItem {
  const named = [item.right].flat().map((right) => ({ id: right }));
  const id = nextId([...item.options, ...named], 'o');
  const options = [...item.options, { id, ...blank }];
  return item.kind === 'order'
    ? { ...item, options, right: [...item.right, id] }
    : { ...item, options };
}

/**
 * Returns the item without the given option. If the right option is removed, the item has no right option,
 * and the check asks for one.
 */
export function removeOption(item: MultitypeItem, optionId: string): MultitypeItem {
  const options = item.options.filter(({ id }) => id !== optionId);
  if (item.kind !== 'order') return { ...item, options };
  return { ...item, options, right: item.right.filter((id) => id !== optionId) };
}

/**
 * Moves one option of an ordering question up or down. Reshuffles the shown options if they would reveal the
 * answer.
 */
export function moveOption(item: MultitypeItem, optionId: string, by: -1 | 1): MultitypeItem {
  if (item.kind !== 'order') return item;
  const right = moveItem(item.right, item.right.indexOf(optionId), by);
  const given = item.options.every(({ id }, at) => id === right[at]);
  return { ...item, right, options: given ? shuffled(item.options, item.id) : item.options };
}
