import type { ActivityMenu } from '../activity-menu.ts';

export const chunkGameMenu: ActivityMenu = {
  title: 'Chunk game',
  short: 'Builder',
  aim: 'Pupils rebuild each sentence of the text out of its jumbled chunks.',
  group: 'games',
  feature: 'chunkGame',
};
