import { nothingDone } from '../nothing-done.ts';
import { shuffleUnlike } from '../shuffle-unlike.ts';
import type { TaskTemplate } from '../task-template.ts';
import { DragAndDropData, DragAndDropForPupil, DragAndDropSubmitted } from './content.ts';

/** Pupils put tiles in their places: words into gaps, chunks into sentences. */
export const dragAndDrop: TaskTemplate<DragAndDropData, DragAndDropForPupil, DragAndDropSubmitted> =
  {
    title: 'Drag and drop',
    aim: 'Pupils put words or chunks in their places.',
    Data: DragAndDropData,
    ForPupil: DragAndDropForPupil,
    Submitted: DragAndDropSubmitted,
    empty: nothingDone.DRAG_AND_DROP,
    forPupil: ({ blocks, slots, tiles, groups }, seed) => ({
      blocks,
      slots: slots.map(({ id }) => id),
      tiles: shuffleUnlike(tiles, seed, ({ text }) => text).map(({ id, text, language }) => ({
        id,
        text,
        language,
      })),
      // The order within a group is the answer to a jumbled sentence.
      groups: groups.map((group) => ({
        id: group.id,
        slots: group.slots,
        tiles: [...group.tiles].sort(),
      })),
    }),
    size: ({ slots }) => slots.length,
  };
