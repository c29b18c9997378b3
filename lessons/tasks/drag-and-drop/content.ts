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
        /** As the text writes it, where its tile has no capital that would give its place away. */
        inText: z.optional(z.string().check(z.maxLength(300))),
      }),
    )
    .check(z.minLength(1), z.maxLength(300)),
  /** The tiles, some of which may fit nowhere. */
  tiles: z.array(Tile).check(z.minLength(1), z.maxLength(400)),
  /** Groups of slots with tiles of their own, such as one sentence each; empty for one common bank. */
  groups: z
    .array(
      z.extend(Group, {
        /** Other orders that are right too: for each, the tiles of the group in the order of its slots. */
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

/** Which tile lies in which slot; a tile lies in one slot at most. */
export const DragAndDropSubmitted = z.object({ placed: boundedRecord(400, TaskItemId) });
export type DragAndDropSubmitted = z.infer<typeof DragAndDropSubmitted>;

export const placedProgress = (
  { slots }: DragAndDropForPupil,
  { placed }: DragAndDropSubmitted,
): TaskProgress => ({ done: slots.filter((id) => id in placed).length, of: slots.length });
