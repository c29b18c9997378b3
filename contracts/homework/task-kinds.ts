import * as z from 'zod/mini';

/** The five templates by their names in the specification, and the templates added later (decision 0217). */
export const TaskTemplateName = z.enum([
  'TYPE_THE_ANSWER',
  'DRAG_AND_DROP',
  'MATCHING',
  'MULTIPLE_CHOICE',
  'TAP_OR_SELECT',
  'FIND_IN_GRID',
]);
export type TaskTemplateName = z.infer<typeof TaskTemplateName>;

/** The skill that a task trains (specification 3). */
export const SkillType = z.enum(['READING', 'LISTENING', 'WRITING', 'VOCAB', 'GAME']);
export type SkillType = z.infer<typeof SkillType>;
