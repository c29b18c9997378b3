import type { ActivityMenu } from '../activity-menu.ts';

export const readingsMenu: ActivityMenu = {
  title: 'Readings',
  short: 'Readings',
  aim: 'Pupils read words whose writing does not show their sounds: furigana, pinyin, vowel marks, Latin letters.',
  group: 'words',
  feature: 'teacherToolkit',
};
