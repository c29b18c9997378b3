import * as z from 'zod/mini';
import { singleLine } from '#contracts/validation/single-line.ts';
import { PlanOptions } from './plan-options.ts';

/** One step: what it is comes from the idea of this id, so that its words stay up to date. */
export const PlanStep = z.object({
  /** An idea's id, or `own:1`… for a step in the teacher's own words. */
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  minutes: z.int().check(z.minimum(1, 'A step has at least one minute.'), z.maximum(120)),
  /** Only of the teacher's own steps. */
  title: z.optional(
    singleLine().check(z.trim(), z.minLength(1, 'Say what happens.'), z.maxLength(200)),
  ),
});
export type PlanStep = z.infer<typeof PlanStep>;

/** A lesson's timed plan as the teacher keeps it. Its minutes may miss the length: that is shown, not refused. */
export const LessonPlan = z.object({
  options: PlanOptions,
  steps: z.array(PlanStep).check(
    z.maxLength(40, 'A lesson has 40 steps at most.'),
    z.refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, {
      message: 'This step is in the plan twice.',
    }),
  ),
});
export type LessonPlan = z.infer<typeof LessonPlan>;

export const minutesOf = (steps: readonly Pick<PlanStep, 'minutes'>[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);
