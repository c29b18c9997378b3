import type { ActivityMenu } from '../activity-menu.ts';

export const tangledMenu: ActivityMenu = {
  title: 'Tangled translation',
  short: 'Tangled',
  aim: 'Pupils rewrite a mixed-language text in one language.',
  group: 'practise',
  feature: 'tangledTranslations',
};
