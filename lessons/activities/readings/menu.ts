import type { ActivityMenu } from '../activity-menu.ts';

/** The languages whose writing does not show all of its sounds. */
export const readingLanguages = [
  'ja',
  'zh',
  'yue',
  'th',
  'ru',
  'uk',
  'ar',
  'he',
  'fa',
  'ur',
  'ps',
  'ko',
  'el',
  'hi',
  'bn',
  'pa',
] as const;

export const readingsMenu: ActivityMenu = {
  title: 'Readings',
  short: 'Readings',
  aim: 'Pupils read words whose writing does not show their sounds: furigana, pinyin, vowel marks, Latin letters.',
  group: 'words',
  feature: 'teacherToolkit',
  languages: readingLanguages,
};
