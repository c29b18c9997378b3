import * as z from 'zod/mini';
import { boundedRecord } from '#contracts/validation/bounded-record.ts';
import { TaskBlock, TaskBlocks, TaskFace, TaskItemId } from '../task-content.ts';

const Option = z.object({ id: TaskItemId, face: TaskFace });
const Question = z.object({
  id: TaskItemId,
  stem: TaskBlock,
  options: z.array(Option).check(z.minLength(2), z.maxLength(8)),
});

export const MultipleChoiceData = z.object({
  /** A text to read first; empty if the questions need none. */
  blocks: TaskBlocks,
  questions: z
    .array(z.extend(Question, { right: TaskItemId }))
    .check(z.minLength(1), z.maxLength(100)),
});
export type MultipleChoiceData = z.infer<typeof MultipleChoiceData>;

export const MultipleChoiceForPupil = z.object({
  blocks: TaskBlocks,
  questions: z.array(Question),
});
export type MultipleChoiceForPupil = z.infer<typeof MultipleChoiceForPupil>;

/** The option chosen for each question. */
export const MultipleChoiceSubmitted = z.object({ chosen: boundedRecord(400, TaskItemId) });
export type MultipleChoiceSubmitted = z.infer<typeof MultipleChoiceSubmitted>;
