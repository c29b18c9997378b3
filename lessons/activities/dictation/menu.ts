import type { ActivityMenu } from '../activity-menu.ts';

export const dictationMenu: ActivityMenu = {
  title: 'Dictation',
  short: 'Dictation',
  aim: 'Pupils hear or see a sentence, write it from memory, and compare.',
  group: 'practise',
  feature: 'teacherToolkit',
};
