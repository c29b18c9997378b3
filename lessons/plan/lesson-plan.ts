import * as z from 'zod/mini';
import { singleLine } from '#contracts/validation/single-line.ts';

/** Limits of a lesson's length in minutes, in steps of `minuteStep`. */
export const minLessonMinutes = 30;
export const maxLessonMinutes = 120;
export const minuteStep = 5;

export const LessonFocus = z.enum([
  'balanced',
  'reading',
  'listening',
  'speaking',
  'writing',
  'vocabulary',
  'grammar',
]);
export type LessonFocus = z.infer<typeof LessonFocus>;

export const LearnerAbility = z.enum(['support', 'mixed', 'stretch']);
export type LearnerAbility = z.infer<typeof LearnerAbility>;

/** The options of a plan in the specification, and the length of the lesson. */
export const PlanOptions = z.object({
  minutes: z
    .int()
    .check(
      z.minimum(minLessonMinutes, 'A lesson has at least 30 minutes.'),
      z.maximum(maxLessonMinutes, 'A lesson has at most 120 minutes.'),
      z.multipleOf(minuteStep, 'Plan in steps of five minutes.'),
    ),
  projector: z.boolean(),
  focus: LessonFocus,
  ability: LearnerAbility,
  audioPlayer: z.boolean(),
  printedVocabList: z.boolean(),
  worksheet: z.boolean(),
});
export type PlanOptions = z.infer<typeof PlanOptions>;

/** One step. Its content is looked up by the id of its idea, so that its text stays up to date. */
export const PlanStep = z.object({
  /** The id of an idea, or `own:1`… for a step in the teacher's own words. */
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  minutes: z.int().check(z.minimum(1, 'A step has at least one minute.'), z.maximum(120)),
  /** Present only in the teacher's own steps. */
  title: z.optional(
    singleLine().check(z.trim(), z.minLength(1, 'Say what happens.'), z.maxLength(200)),
  ),
});
export type PlanStep = z.infer<typeof PlanStep>;

/**
 * The stored, timed plan of a lesson. The total of its minutes may differ from the lesson's length: the
 * screen shows the difference, and the server accepts the plan.
 */
export const LessonPlan = z.object({
  options: PlanOptions,
  steps: z.array(PlanStep).check(
    z.maxLength(40, 'A lesson has at most 40 steps.'),
    z.refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, {
      message: 'This step is in the plan twice.',
    }),
  ),
});
export type LessonPlan = z.infer<typeof LessonPlan>;

export const minutesOf = (steps: readonly Pick<PlanStep, 'minutes'>[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);

export const defaultPlanOptions: PlanOptions = {
  minutes: 60,
  projector: true,
  focus: 'balanced',
  ability: 'mixed',
  audioPlayer: true,
  printedVocabList: false,
  worksheet: true,
};
