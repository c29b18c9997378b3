import type { Feature } from '#contracts/access/features.ts';

/** Where an activity stands in the menu, in this order. */
export const activityGroups = ['text', 'practise', 'words', 'games'] as const;
export type ActivityGroup = (typeof activityGroups)[number];

/** What menus show of an activity before any of its code is loaded. */
export interface ActivityMenu {
  title: string;
  /** One word for the rail of the teaching view. */
  short: string;
  /** One line for the teacher: what pupils do with it. */
  aim: string;
  group: ActivityGroup;
  /** What the owner's plan must include. */
  feature: Feature;
  /** The target languages that it is for; absent for all. */
  languages?: readonly string[];
}
