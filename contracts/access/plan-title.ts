import { plans } from './plans.ts';

/** Returns a plan's display name; a plan that no longer exists shows its stored name. */
export const planTitle = (name: string): string =>
  Object.entries(plans).find(([key]) => key === name)?.[1].name ?? name;
