import type { ActivityMenu } from '../activity-menu.ts';

export const spotTheMistakesMenu: ActivityMenu = {
  title: 'Spot the mistakes',
  short: 'Mistakes',
  aim: 'Pupils find the mistakes that were put into the text and correct them.',
  group: 'practise',
  feature: 'spotTheMistakes',
};
