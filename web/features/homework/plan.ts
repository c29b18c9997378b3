import * as z from 'zod/mini';
import { SkillType, TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';
import { localDateTime } from '#web/app/format/moment.ts';
import { ChosenItems } from './make-task.ts';

/** 128 bits of chance. */
const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');

/**
 * A task of the plan: what it is made from, not what was made. The same lesson, seed and preset always
 * make the same task, so that nothing large is kept and a change in the lesson is followed.
 */
export const PlannedTask = z.object({
  key: z.string(),
  source: z.string(),
  template: TaskTemplateName,
  skillType: SkillType,
  name: z.string(),
  seed: z.int().check(z.minimum(0)),
  /** Drawn anew by the teacher: no longer what the projector showed. */
  drawn: z.boolean(),
  /** Which of its items are taken; all of them where nothing is said. */
  items: z.optional(ChosenItems),
});
export type PlannedTask = z.infer<typeof PlannedTask>;

/** Homework while it is planned. Moments are local, as the browser's own date field has them. */
export const Plan = z.object({
  resourceId: z.nullable(z.string()),
  name: z.string(),
  /** True once the teacher wrote a name: another lesson no longer changes it. */
  named: z.boolean(),
  tasks: z.array(PlannedTask),
  passMark: z.int(),
  attemptsAllowed: z.nullable(z.int()),
  preset: MarkingPreset,
  /** As the preset has it until the teacher says otherwise. */
  articles: z.optional(ArticleWeight),
  /** What wrong options are drawn with, so that nobody can draw them again (`TaskRequest.secret`). */
  secret: z._default(z.string(), newSecret),
  /** Empty: as soon as it is set. */
  startsAt: z.string(),
  dueAt: z.string(),
  classroomIds: z.array(z.string()),
  pupils: z.array(z.object({ id: z.string(), fullName: z.string() })),
});
export type Plan = z.infer<typeof Plan>;

/** A plan with nothing in it; due in a week, at the beginning of the school day. */
export function newPlan(now: Date): Plan {
  const due = new Date(now);
  due.setDate(due.getDate() + 7);
  due.setHours(8, 0, 0, 0);
  return {
    resourceId: null,
    name: '',
    named: false,
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

/** The plan over another lesson: its tasks go, everything else stays. */
export function planFor(plan: Plan, resourceId: string | null): Plan {
  if (plan.resourceId === resourceId) return plan;
  return { ...plan, resourceId, tasks: [], name: plan.named ? plan.name : '' };
}
