import type { ActivityMenu } from '../activity-menu.ts';

export const tangledMenu: ActivityMenu = {
  title: 'Tangled translation',
  short: 'Tangled',
  aim: 'Pupils write a text that mixes both languages wholly in one of them.',
  group: 'practise',
  feature: 'tangledTranslations',
};
