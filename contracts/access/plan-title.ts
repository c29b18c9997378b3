import { plans } from './plans.ts';

/** What a plan is called on screen; a plan that no longer exists keeps the name that is stored. */
export const planTitle = (name: string): string =>
  Object.entries(plans).find(([key]) => key === name)?.[1].name ?? name;
