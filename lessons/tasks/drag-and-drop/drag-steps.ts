import type { TaskBlock } from '../task-content.ts';
import { slotsOf } from '../task-steps.ts';
import type { DragAndDropForPupil } from './content.ts';

/** One screen: its text, its slots in reading order, and the available tiles. */
export interface DragStep {
  blocks: TaskBlock[];
  slots: string[];
  tiles: DragAndDropForPupil['tiles'];
}

/**
 * Returns one step per group; each step includes the blocks before its group. A task with a shared bank is a
 * single step.
 */
export function dragSteps({ blocks, slots, tiles, groups }: DragAndDropForPupil): DragStep[] {
  if (groups.length === 0) {
    const inText = blocks.flatMap(slotsOf);
    return [{ blocks, slots: inText.length > 0 ? inText : slots, tiles }];
  }
  let start = 0;
  return groups.map((group) => {
    const last = blocks.findLastIndex((block) =>
      slotsOf(block).some((id) => group.slots.includes(id)),
    );
    const own = blocks.slice(start, last + 1);
    start = Math.max(start, last + 1);
    return {
      blocks: own,
      slots: own.flatMap(slotsOf),
      tiles: tiles.filter(({ id }) => group.tiles.includes(id)),
    };
  });
}
