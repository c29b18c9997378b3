import { nothingDone } from '../nothing-done.ts';
import {
  hidesOneOrder,
  itemPart,
  namedBlocks,
  namedChoices,
  storedChoices,
  storedIds,
  type TaskNames,
} from '../task-names.ts';
import type { TaskTemplate } from '../task-template.ts';
import { DragAndDropData, DragAndDropForPupil, DragAndDropSubmitted } from './content.ts';

const tilePart = 'tile';

/** Pupils put tiles in their places: words into gaps, chunks into sentences. */
export const dragAndDrop: TaskTemplate<DragAndDropData, DragAndDropForPupil, DragAndDropSubmitted> =
  {
    title: 'Drag and drop',
    aim: 'Pupils put words or chunks in their places.',
    Data: DragAndDropData,
    ForPupil: DragAndDropForPupil,
    Submitted: DragAndDropSubmitted,
    empty: nothingDone.DRAG_AND_DROP,
    forPupil(data, names) {
      const slot = (id: string) => names.name(id, itemPart);
      const tile = (id: string) => names.name(id, tilePart);
      const tiles = mixedTiles(data, names);
      return {
        blocks: namedBlocks(data.blocks, names),
        slots: data.slots.map(({ id }) => slot(id)),
        tiles: tiles.map(({ id, text, language }) => ({ id: tile(id), text, language })),
        groups: data.groups.map((group) => ({
          id: names.name(group.id, 'group'),
          slots: group.slots.map(slot),
          // The order within a group is the answer to a jumbled sentence.
          tiles: tiles.filter(({ id }) => group.tiles.includes(id)).map(({ id }) => tile(id)),
        })),
      };
    },
    rename: {
      toStored({ slots, tiles }, { placed }, names) {
        const slot = storedIds(
          slots.map(({ id }) => id),
          itemPart,
          names,
        );
        const tile = storedIds(
          tiles.map(({ id }) => id),
          tilePart,
          names,
        );
        return { placed: storedChoices(placed, slot, () => tile) };
      },
      toPupil: ({ placed }, names) => ({ placed: namedChoices(placed, names, () => tilePart) }),
      item: (id, names) => names.name(id, itemPart),
    },
    size: ({ slots }) => slots.length,
  };

/** The tiles of each group among themselves, then those of none: a group is looked at by itself. */
function mixedTiles(
  { tiles, groups }: DragAndDropData,
  names: TaskNames,
): DragAndDropData['tiles'] {
  const groupOf = (id: string) => groups.find((group) => group.tiles.includes(id))?.id ?? '';
  const text = (tile: { text: string }) => tile.text;
  return [...new Set([...groups.map(({ id }) => id), ''])].flatMap((group) => {
    const own = tiles.filter(({ id }) => groupOf(id) === group);
    const part = `${tilePart} of ${group}`;
    return hidesOneOrder(own.map(text)) ? names.mix(own, part, text) : names.mix(own, part);
  });
}
