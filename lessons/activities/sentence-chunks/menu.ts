import type { ActivityMenu } from '../activity-menu.ts';

export const sentenceChunksMenu: ActivityMenu = {
  title: 'Sentence chunks',
  short: 'Chunks',
  aim: 'Pupils see which chunk means what, and build the sentences out of jumbled chunks.',
  group: 'text',
  feature: 'chunk',
};
