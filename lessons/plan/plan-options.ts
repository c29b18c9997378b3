import * as z from 'zod/mini';

/** The lesson lasts so many minutes, in steps of `minuteStep`. */
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

export const focusNames: Record<LessonFocus, string> = {
  balanced: 'A bit of everything',
  reading: 'Reading',
  listening: 'Listening',
  speaking: 'Speaking',
  writing: 'Writing',
  vocabulary: 'Vocabulary',
  grammar: 'Grammar',
};

export const LearnerAbility = z.enum(['support', 'mixed', 'stretch']);
export type LearnerAbility = z.infer<typeof LearnerAbility>;

export const abilityNames: Record<LearnerAbility, string> = {
  support: 'Need support',
  mixed: 'Mixed',
  stretch: 'Ready for more',
};

/** What a lesson is planned by: the options of the specification, and how long it lasts. */
export const PlanOptions = z.object({
  minutes: z
    .int()
    .check(
      z.minimum(minLessonMinutes, 'A lesson has at least 30 minutes.'),
      z.maximum(maxLessonMinutes, 'A lesson has 120 minutes at most.'),
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

export const defaultPlanOptions: PlanOptions = {
  minutes: 60,
  projector: true,
  focus: 'balanced',
  ability: 'mixed',
  audioPlayer: true,
  printedVocabList: false,
  worksheet: true,
};
