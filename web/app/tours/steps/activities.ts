import { msg } from '@lingui/core/macro';
import type { Tour } from '../tour-step.ts';

/** The activities of a resource: which are visible, their order, and a preview of each. */
export const tour: Tour = {
  steps: [
    {
      target: 'activities-list',
      title: msg`Everything woven from your text`,
      text: msg`Switch off anything you don’t need today. It will still be here another day.`,
    },
    {
      target: 'activities-order',
      title: msg`In the order you teach`,
      text: msg`Move an activity with its arrows, or drag it by its handle.`,
    },
    {
      target: 'activities-preview',
      title: msg`Try it before the class does`,
      text: msg`Press the name of an activity and it opens here, with your own text.`,
    },
    {
      target: 'activities-display',
      title: msg`Over to the class`,
      text: msg`Display it and the lesson opens with the activities you chose, in your order.`,
    },
  ],
};
