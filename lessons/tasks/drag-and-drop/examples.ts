import type { DragAndDropData, DragAndDropSubmitted } from './content.ts';

/** Every tile in a place that says the same. */
export function solvePlaced({ slots, tiles }: DragAndDropData): DragAndDropSubmitted {
  const left = [...tiles];
  const placed = slots.flatMap(({ id, answer }) => {
    const at = left.findIndex(({ text }) => text.trim() === answer.trim());
    const [tile] = at < 0 ? [] : left.splice(at, 1);
    return tile ? [[id, tile.id] as const] : [];
  });
  return { placed: Object.fromEntries(placed) };
}

/** Tiles where others belong, as far as there are others. */
export function failPlaced({ slots, tiles }: DragAndDropData): DragAndDropSubmitted {
  const left = [...tiles];
  const placed = slots.flatMap(({ id, answer }) => {
    const at = left.findIndex(({ text }) => text.trim() !== answer.trim());
    const [tile] = at < 0 ? [] : left.splice(at, 1);
    return tile ? [[id, tile.id] as const] : [];
  });
  return { placed: Object.fromEntries(placed) };
}
