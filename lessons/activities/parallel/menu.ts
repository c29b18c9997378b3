import type { ActivityMenu } from '../activity-menu.ts';

export const parallelMenu: ActivityMenu = {
  title: 'Parallel text',
  short: 'Parallel',
  aim: 'Pupils compare both languages sentence by sentence, with one side covered or open.',
  group: 'text',
  feature: 'teacherToolkit',
};
