import { msg } from '@lingui/core/macro';
import type { Tour } from '../tour-step.ts';

/** The lesson on the projector: the text, its display options, and the audio. */
export const tour: Tour = {
  steps: [
    {
      target: 'lesson-text',
      title: msg`Your lesson, ready for the class`,
      text: msg`The text has the screen to itself, in large letters. Press a word to see its meaning.`,
    },
    {
      target: 'lesson-activities',
      title: msg`What you can do with it`,
      text: msg`Every activity is one press away. Press Text to come back.`,
    },
    {
      target: 'lesson-show',
      title: msg`Show and hide`,
      text: msg`T is the language they’re learning, N their own, ? the questions, A everything.`,
    },
    {
      target: 'lesson-size',
      title: msg`Can the back row read it?`,
      text: msg`Make the text bigger or smaller. Your choice is remembered for next time.`,
    },
    {
      target: 'lesson-display',
      title: msg`Make it yours`,
      text: msg`Fonts, colours and layouts, also for pupils who read better on a coloured background.`,
    },
    {
      target: 'lesson-sound',
      title: msg`Listen together`,
      text: msg`Play it all or one sentence, slower if you like. The line being spoken lights up.`,
    },
    {
      target: 'lesson-full-screen',
      title: msg`Full screen`,
      text: msg`Nothing but the lesson on the projector. You can also press F, and Esc to come back.`,
    },
  ],
};
