import type { TaskProgress } from '../task-progress.ts';
import type { DragAndDropForPupil, DragAndDropSubmitted } from './content.ts';

export const placedProgress = (
  { slots }: DragAndDropForPupil,
  { placed }: DragAndDropSubmitted,
): TaskProgress => ({ done: slots.filter((id) => id in placed).length, of: slots.length });
