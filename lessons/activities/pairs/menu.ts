import type { ActivityMenu } from '../activity-menu.ts';

export const pairsMenu: ActivityMenu = {
  title: 'Pairs',
  short: 'Pairs',
  aim: 'Pupils turn cards over and find the two that belong together.',
  group: 'games',
  feature: 'pairsGame',
};
