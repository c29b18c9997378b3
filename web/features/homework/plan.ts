import * as z from 'zod/mini';
import { SkillType, TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';
import { localDateTime } from '#web/app/format/moment.ts';
import { ChosenItems } from './make-task.ts';

/** A new random secret of 128 bits. */
const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');

/**
 * A task of the plan. The plan stores the inputs that the task is made from, not the result: the same lesson,
 * seed and preset always make the same task. This keeps the stored plan small, and the task follows changes
 * in the lesson.
 */
export const PlannedTask = z.object({
  key: z.string(),
  source: z.string(),
  template: TaskTemplateName,
  skillType: SkillType,
  name: z.string(),
  seed: z.int().check(z.minimum(0)),
  /** True if the teacher has redrawn the items, so that they no longer match the projector. */
  drawn: z.boolean(),
  /** The selected items; all items if absent. */
  items: z.optional(ChosenItems),
});
export type PlannedTask = z.infer<typeof PlannedTask>;

/** Homework being planned. Times are local, in the format of the browser's date field. */
export const Plan = z.object({
  resourceId: z.nullable(z.string()),
  name: z.string(),
  /** True once the teacher has entered a name. The plan then keeps that name if another lesson is chosen. */
  named: z.boolean(),
  /** Absent in plans stored before this field existed. */
  instructions: z._default(z.string(), ''),
  tasks: z.array(PlannedTask),
  passMark: z.int(),
  attemptsAllowed: z.nullable(z.int()),
  preset: MarkingPreset,
  /** How much a wrong article costs; if absent, the preset's weight applies. */
  articles: z.optional(ArticleWeight),
  /**
   * The seed for drawing wrong options. It is secret so that pupils cannot reproduce the draw
   * (`TaskRequest.secret`).
   */
  secret: z._default(z.string(), newSecret),
  /** An empty string means that the homework starts as soon as it is set. */
  startsAt: z.string(),
  dueAt: z.string(),
  classroomIds: z.array(z.string()),
  pupils: z.array(z.object({ id: z.string(), fullName: z.string() })),
});
export type Plan = z.infer<typeof Plan>;

/** An empty plan, due in a week at the start of the school day. */
export function newPlan(now: Date): Plan {
  const due = new Date(now);
  due.setDate(due.getDate() + 7);
  due.setHours(8, 0, 0, 0);
  return {
    resourceId: null,
    name: '',
    named: false,
    instructions: '',
    tasks: [],
    passMark: 70,
    attemptsAllowed: 3,
    preset: 'standard',
    secret: newSecret(),
    startsAt: '',
    dueAt: localDateTime(due.toISOString()),
    classroomIds: [],
    pupils: [],
  };
}

/** The plan for another lesson: drops the tasks and keeps all other settings. */
export function planFor(plan: Plan, resourceId: string | null): Plan {
  if (plan.resourceId === resourceId) return plan;
  return { ...plan, resourceId, tasks: [], name: plan.named ? plan.name : '' };
}
