import * as z from 'zod/mini';
import { boundedRecord } from '#contracts/validation/bounded-record.ts';
import { TaskBlocks, TaskItemId, TaskLanguage } from '../task-content.ts';

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
  /** Text that contains slots, or one block of slots for each sentence to be put in order. */
  blocks: TaskBlocks,
  /** Every slot with its right words. */
  slots: z
    .array(
      z.object({
        id: TaskItemId,
        answer: z.string().check(z.maxLength(300)),
        /**
         * The word as spelt in the text, if its tile is lower-cased because a capital would reveal its
         * position.
         */
        inText: z.optional(z.string().check(z.maxLength(300))),
      }),
    )
    .check(z.minLength(1), z.maxLength(300)),
  /** The tiles, including distractors that fit no slot. */
  tiles: z.array(Tile).check(z.minLength(1), z.maxLength(400)),
  /**
   * Groups of slots that have their own tiles, such as one group per sentence; empty if all slots share one
   * bank.
   */
  groups: z
    .array(
      z.extend(Group, {
        /** Alternative correct orders: each lists the group's tiles in the order of its slots. */
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

/** The tile in each slot, by slot id; a tile is in one slot at most. */
export const DragAndDropSubmitted = z.object({ placed: boundedRecord(400, TaskItemId) });
export type DragAndDropSubmitted = z.infer<typeof DragAndDropSubmitted>;
