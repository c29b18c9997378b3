import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { LearnerAbility, LessonFocus } from './lesson-plan.ts';
import type { Phase } from './step-idea.ts';

/** The names of the options of a plan. They are not in `lesson-plan.ts`, because Workers load that file without macros. */
export const focusNames: Record<LessonFocus, Message> = {
  balanced: msg`A bit of everything`,
  reading: msg({ message: 'Reading', context: 'language skill' }),
  listening: msg({ message: 'Listening', context: 'language skill' }),
  speaking: msg({ message: 'Speaking', context: 'language skill' }),
  writing: msg({ message: 'Writing', context: 'language skill' }),
  vocabulary: msg`Vocabulary`,
  grammar: msg`Grammar`,
};

export const abilityNames: Record<LearnerAbility, Message> = {
  support: msg({ message: 'Need support', context: 'learners' }),
  mixed: msg({ message: 'Mixed', context: 'learners' }),
  stretch: msg({ message: 'Ready for more', context: 'learners' }),
};

/** The name of each phase as shown to the teacher, and its purpose. */
export const phaseNames: Record<Phase, Message> = {
  start: msg`Warm-up`,
  modelling: msg({ message: 'Modelling', context: 'phase of a lesson' }),
  awareness: msg({ message: 'Noticing', context: 'phase of a lesson' }),
  receptive: msg({ message: 'Understanding', context: 'phase of a lesson' }),
  structured: msg`Guided production`,
  expansion: msg({ message: 'Expansion', context: 'phase of a lesson' }),
  autonomous: msg({ message: 'Recall', context: 'phase of a lesson' }),
  routinisation: msg({ message: 'Fluency', context: 'phase of a lesson' }),
  spontaneity: msg`Free use`,
  close: msg({ message: 'Ending', context: 'phase of a lesson' }),
};
