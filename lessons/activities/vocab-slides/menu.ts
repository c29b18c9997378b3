import type { ActivityMenu } from '../activity-menu.ts';

export const vocabSlidesMenu: ActivityMenu = {
  title: 'Key vocabulary slides',
  short: 'Slides',
  aim: 'The key words one by one: word, picture, sound, meaning and where the text uses them.',
  group: 'words',
  feature: 'keyVocabSlides',
};
