import { msg } from '@lingui/core/macro';
import { type PlanName, plans } from '#contracts/access/plans.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';

/** The names of the plans. They are not in `plans.ts`, because Workers load that file without macros. */
const planWords: Readonly<Record<PlanName, Message>> = {
  TRIAL: msg({ message: 'Trial', context: 'name of a plan' }),
  SINGLE_TEACHER: msg({ message: 'Single teacher', context: 'name of a plan' }),
  SINGLE_TEACHER_PLUS_PUPIL: msg({
    message: 'Single teacher with pupils',
    context: 'name of a plan',
  }),
  DEPARTMENT: msg({ message: 'Department', context: 'name of a plan' }),
  ADDON_TEACHER_ONE: msg({ message: 'One more teacher', context: 'name of a plan' }),
  ADDON_PUPIL_150: msg({ message: '150 more pupils', context: 'name of a plan' }),
  ADDON_PUPIL_PLATFORM: msg({ message: 'Pupil platform', context: 'name of a plan' }),
};

/** Returns a plan's name in the language of the page, or its stored name if the plan no longer exists. */
export const nameOfPlan = (plan: string): string => (isPlan(plan) ? i18n._(planWords[plan]) : plan);

const isPlan = (plan: string): plan is PlanName => Object.hasOwn(plans, plan);
