import type { Tour } from './tour-step.ts';

/** The preview: the lesson with all answers, visible only to the teacher. */
export const tour: Tour = {
  steps: [
    {
      target: 'preview-text',
      title: 'The whole lesson on one page',
      text: 'The text in both languages, just as your class will read it.',
    },
    {
      target: 'preview-questions',
      title: 'Questions with their answers',
      text: 'Here you see every answer. On the projector they stay hidden until you show them.',
    },
    {
      target: 'preview-activities',
      title: 'Ready for the projector',
      text: 'Press an activity and the lesson opens with it.',
    },
    {
      target: 'preview-actions',
      title: 'Where to go from here',
      text: 'Display it, edit it, print it, or set it as homework. The lesson is saved either way.',
    },
  ],
};
