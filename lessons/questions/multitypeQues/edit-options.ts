import { shuffled } from '#language/random.ts';
import type { Bilingual } from '../bilingual.ts';
import { moveItem } from '../editing/move-item.ts';
import { nextId } from '../item-ids.ts';
import type { MultitypeContent } from './content.ts';

export type MultitypeItem = MultitypeContent['items'][number];

const blank = { target: '', native: '' };

/** An empty question of a kind with three options; the first is right until the teacher says otherwise. */
export function emptyItem(kind: MultitypeItem['kind'], id: string): MultitypeItem {
  const options = ['o1', 'o2', 'o3'].map((option) => ({ id: option, ...blank }));
  const shared = { id, question: blank, options };
  if (kind === 'order') return { kind, ...shared, right: ['o2', 'o3', 'o1'] };
  if (kind === 'choice') return { kind, ...shared, right: 'o1' };
  return { kind, ...shared, right: 'o1', reason: blank };
}

/** The option ids in the order in which the editor lists them: the right order where there is one. */
export function listedOptions(item: MultitypeItem): string[] {
  return item.kind === 'order' ? item.right : item.options.map(({ id }) => id);
}

/** The item with one option's words changed. */
export function reword(item: MultitypeItem, optionId: string, words: Bilingual): MultitypeItem {
  const options = item.options.map((option) =>
    option.id === optionId ? { ...option, ...words } : option,
  );
  return { ...item, options };
}

/**
 * The item with one more empty option, last in the order. It never takes the id of a right one that is
 * gone: it would be right unasked.
 */
export function addOption(item: MultitypeItem): MultitypeItem {
  const named = [item.right].flat().map((right) => ({ id: right }));
  const id = nextId([...item.options, ...named], 'o');
  const options = [...item.options, { id, ...blank }];
  return item.kind === 'order'
    ? { ...item, options, right: [...item.right, id] }
    : { ...item, options };
}

/** The item without an option. When the right one goes, none is marked, and the check asks for one. */
export function removeOption(item: MultitypeItem, optionId: string): MultitypeItem {
  const options = item.options.filter(({ id }) => id !== optionId);
  if (item.kind !== 'order') return { ...item, options };
  return { ...item, options, right: item.right.filter((id) => id !== optionId) };
}

/** An order with one option a place earlier or later; what pupils see is shuffled anew if it gave the answer. */
export function moveOption(item: MultitypeItem, optionId: string, by: -1 | 1): MultitypeItem {
  if (item.kind !== 'order') return item;
  const right = moveItem(item.right, item.right.indexOf(optionId), by);
  const given = item.options.every(({ id }, at) => id === right[at]);
  return { ...item, right, options: given ? shuffled(item.options, item.id) : item.options };
}
