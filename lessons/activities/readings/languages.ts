/** The languages whose script does not show all of its sounds. */
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
