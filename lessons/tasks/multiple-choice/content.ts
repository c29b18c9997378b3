import * as z from 'zod';
import { boundedRecord } from '#contracts/validation/bounded-record.ts';
import { TaskBlock, TaskBlocks, TaskFace, TaskItemId } from '../task-content.ts';

const Option = z.object({ id: TaskItemId, face: TaskFace });
const Question = z.object({
  id: TaskItemId,
  stem: TaskBlock,
  options: z.array(Option).min(2).max(8),
});

export const MultipleChoiceData = z.object({
  /** A text to read first; empty where the questions stand alone. */
  blocks: TaskBlocks,
  questions: z
    .array(Question.extend({ right: TaskItemId }))
    .min(1)
    .max(100),
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
