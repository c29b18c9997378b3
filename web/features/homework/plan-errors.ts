import { plural, select, t } from '@lingui/core/macro';
import '#contracts/validation/english-messages.ts';
import { HomeworkDraft } from '#contracts/homework/homework-draft.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { timestampOf } from '#web/app/format/moment.ts';
import { makeTask, type PlannedLesson, wholeTask } from './make-task.ts';
import type { Plan, PlannedTask } from './plan.ts';

/** The fields of the screen that can have an error, from top to bottom. */
export const planFields = [
  'resourceId',
  'tasks',
  'name',
  'instructions',
  'passMark',
  'attemptsAllowed',
  'startsAt',
  'dueAt',
  'classroomIds',
] as const;
type PlanField = (typeof planFields)[number];
export type PlanErrors = Partial<Record<PlanField, string>>;

/** A plan in its request format, or its validation errors by field. */
export type CheckedPlan =
  | { draft: HomeworkDraft; errors: null }
  | { draft: null; errors: PlanErrors };

/**
 * Validates a plan and converts it to the request that the server accepts. `now` is in milliseconds since
 * 1970.
 */
export function checkPlan(plan: Plan, lesson: PlannedLesson | null, now: number): CheckedPlan {
  if (plan.resourceId === null || lesson === null) {
    return { draft: null, errors: { resourceId: t`Choose a lesson first.` } };
  }
  const errors: PlanErrors = {};
  if (!lesson.isFinal) errors.resourceId = t`Check the lesson and finalise it first.`;
  const tasks = plan.tasks.map((task) => ({
    name: task.name,
    source: task.source,
    template: task.template,
    skillType: task.skillType,
    data: makeTask(lesson, task, plan),
  }));
  const lost = plan.tasks.find((_, at) => tasks[at]?.data === null);
  if (lost) errors.tasks = whatIsLacking(plan, lesson, lost);
  const startsAt = plan.startsAt === '' ? new Date(now).toISOString() : timestampOf(plan.startsAt);
  const dueAt = timestampOf(plan.dueAt);
  if (startsAt === null) errors.startsAt = t`Choose a day and a time.`;
  if (dueAt === null) errors.dueAt = t`Choose a day and a time.`;
  else if (Date.parse(dueAt) <= now) errors.dueAt = t`This date has passed.`;
  const request: HomeworkDraft = {
    name: plan.name,
    instructions: plan.instructions,
    resourceId: plan.resourceId,
    passMark: plan.passMark,
    attemptsAllowed: plan.attemptsAllowed,
    preset: plan.preset,
    startsAt: startsAt ?? new Date(now).toISOString(),
    dueAt: dueAt ?? new Date(now + 1).toISOString(),
    classroomIds: plan.classroomIds,
    pupilIds: plan.pupils.map(({ id }) => id),
    tasks,
  };
  const read = HomeworkDraft.safeParse(request);
  if (read.success && Object.keys(errors).length === 0) return { draft: read.data, errors: null };
  return {
    draft: null,
    errors: {
      ...errorsAt(
        (read.error?.issues ?? []).map(({ path, message }) => ({
          field: path.join('.'),
          message: sayAnswer(message),
        })),
      ),
      // The shared schema stops at the first structural error. Check for missing selections here, so that all
      // errors are shown at once.
      ...(plan.tasks.length === 0 && { tasks: t`Choose at least one task.` }),
      ...(plan.classroomIds.length + plan.pupils.length === 0 && {
        classroomIds: t`Choose a class or a pupil.`,
      }),
      ...errors,
    },
  };
}

/**
 * Explains why a task of the plan cannot be set: the lesson has too little material, or too few items are
 * selected.
 */
function whatIsLacking(plan: Plan, lesson: PlannedLesson, task: PlannedTask): string {
  const whole = wholeTask(lesson, task, plan);
  const { choice } = templateOf(task.template);
  const { name } = task;
  if (whole === null || !choice) {
    return t`The lesson doesn’t have enough left for “${name}”. Remove it.`;
  }
  const { least } = choice;
  return select(
    { unit: choice.unit(whole) },
    {
      sentence: plural(least, {
        one: `Choose at least one sentence for “${name}”.`,
        other: `Choose at least # sentences for “${name}”.`,
      }),
      other: plural(least, {
        one: `Choose at least one item for “${name}”.`,
        other: `Choose at least # items for “${name}”.`,
      }),
    },
  );
}

/** Maps schema or server errors to the fields of the screen; the first error of a field wins. */
export function errorsAt(problems: readonly { field: string; message: string }[]): PlanErrors {
  const errors: PlanErrors = {};
  for (const { field, message } of problems) {
    const first = field.split('.')[0];
    const place = planFields.find((one) => one === (first === 'pupilIds' ? 'classroomIds' : first));
    if (place) errors[place] ??= message;
  }
  return errors;
}
