import type { TaskChoice } from '../example-answers.ts';
import type { DragAndDropData, DragAndDropForPupil, DragAndDropSubmitted } from './content.ts';

/** Puts into every slot a tile whose text is the slot's answer. */
export function solvePlaced({ slots, tiles }: DragAndDropData): DragAndDropSubmitted {
  const left = [...tiles];
  const placed = slots.flatMap(({ id, answer }) => {
    const at = left.findIndex(({ text }) => text.trim() === answer.trim());
    const [tile] = at < 0 ? [] : left.splice(at, 1);
    return tile ? [[id, tile.id] as const] : [];
  });
  return { placed: Object.fromEntries(placed) };
}

/** Puts a wrong tile into each slot, as long as there are wrong tiles. */
export function failPlaced({ slots, tiles }: DragAndDropData): DragAndDropSubmitted {
  const left = [...tiles];
  const placed = slots.flatMap(({ id, answer }) => {
    const at = left.findIndex(({ text }) => text.trim() !== answer.trim());
    const [tile] = at < 0 ? [] : left.splice(at, 1);
    return tile ? [[id, tile.id] as const] : [];
  });
  return { placed: Object.fromEntries(placed) };
}

/**
 * Returns the tiles that may be put into each slot: the tiles of its group, or all tiles if there are no
 * groups.
 */
export const choicesOfSlots = ({ slots, tiles, groups }: DragAndDropForPupil): TaskChoice[] =>
  slots.map((item) => {
    const group = groups.find((one) => one.slots.includes(item));
    const own = tiles.filter(({ id }) => !group || group.tiles.includes(id));
    return { item, part: group?.id ?? '', choices: own.map(({ id }) => id), once: true };
  });

export const asPlaced = (picks: readonly [string, string][]): DragAndDropSubmitted => ({
  placed: Object.fromEntries(picks),
});
