import { msg } from '@lingui/core/macro';
import type { Tour } from '../tour-step.ts';

/** The preview: the lesson with all answers, visible only to the teacher. */
export const tour: Tour = {
  steps: [
    {
      target: 'preview-text',
      title: msg`The whole lesson on one page`,
      text: msg`The text in both languages, just as your class will read it.`,
    },
    {
      target: 'preview-questions',
      title: msg`Questions with their answers`,
      text: msg`Here you see every answer. On the projector they stay hidden until you show them.`,
    },
    {
      target: 'preview-activities',
      title: msg`Ready for the projector`,
      text: msg`Press an activity and the lesson opens with it.`,
    },
    {
      target: 'preview-actions',
      title: msg`Where to go from here`,
      text: msg`Display it, edit it, print it, or set it as homework. The lesson is saved either way.`,
    },
  ],
};
