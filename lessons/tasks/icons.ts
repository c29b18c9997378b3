import {
  GripVertical,
  Keyboard,
  Link2,
  ListChecks,
  type LucideIcon,
  MousePointerClick,
  ScanSearch,
} from 'lucide-react';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';

/**
 * The icon of each template. Separate from the views, so that a list of homework does not load the views'
 * schemas.
 */
export const taskIcons: Record<TaskTemplateName, LucideIcon> = {
  TYPE_THE_ANSWER: Keyboard,
  DRAG_AND_DROP: GripVertical,
  MATCHING: Link2,
  MULTIPLE_CHOICE: ListChecks,
  TAP_OR_SELECT: MousePointerClick,
  FIND_IN_GRID: ScanSearch,
};
