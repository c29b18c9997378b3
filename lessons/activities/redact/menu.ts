import type { ActivityMenu } from '../activity-menu.ts';

export const redactMenu: ActivityMenu = {
  title: 'Redact',
  short: 'Redact',
  aim: 'Pupils read or listen on while more and more words are blacked out.',
  group: 'practise',
  feature: 'teacherToolkit',
};
