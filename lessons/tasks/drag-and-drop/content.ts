import * as z from 'zod/mini';
import { boundedRecord } from '#contracts/validation/bounded-record.ts';
import { TaskBlocks, TaskItemId, TaskLanguage, type TaskProgress } from '../task-content.ts';

const Tile = z.object({
  id: TaskItemId,
  text: z.string().check(z.maxLength(300)),
  language: TaskLanguage,
});
const Group = z.object({
  id: TaskItemId,
  slots: z.array(TaskItemId).check(z.maxLength(400)),
  tiles: z.array(TaskItemId).check(z.maxLength(400)),
});

export const DragAndDropData = z.object({
  /** Text with slots in it, or one block of slots for each sentence to be put in order. */
  blocks: TaskBlocks,
  /** Every slot with the words that belong in it. */
  slots: z
    .array(
      z.object({
        id: TaskItemId,
        answer: z.string().check(z.maxLength(300)),
        /** The word as the text spells it, if its tile drops a capital that would reveal its position. */
        inText: z.optional(z.string().check(z.maxLength(300))),
      }),
    )
    .check(z.minLength(1), z.maxLength(300)),
  /** The tiles, including any that fit no slot. */
  tiles: z.array(Tile).check(z.minLength(1), z.maxLength(400)),
  /** Groups of slots with their own tiles, such as one sentence each; empty if all slots share one bank. */
  groups: z
    .array(
      z.extend(Group, {
        /** Alternative correct orders: for each, the tiles of the group in the order of its slots. */
        alsoRight: z.optional(
          z.array(z.array(TaskItemId).check(z.maxLength(100))).check(z.maxLength(500)),
        ),
      }),
    )
    .check(z.maxLength(300)),
});
export type DragAndDropData = z.infer<typeof DragAndDropData>;

export const DragAndDropForPupil = z.object({
  blocks: TaskBlocks,
  slots: z.array(TaskItemId).check(z.maxLength(400)),
  tiles: z.array(Tile),
  groups: z.array(Group),
});
export type DragAndDropForPupil = z.infer<typeof DragAndDropForPupil>;

/** Which tile is in which slot; a tile is in one slot at most. */
export const DragAndDropSubmitted = z.object({ placed: boundedRecord(400, TaskItemId) });
export type DragAndDropSubmitted = z.infer<typeof DragAndDropSubmitted>;

export const placedProgress = (
  { slots }: DragAndDropForPupil,
  { placed }: DragAndDropSubmitted,
): TaskProgress => ({ done: slots.filter((id) => id in placed).length, of: slots.length });
