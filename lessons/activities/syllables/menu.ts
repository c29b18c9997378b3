import type { ActivityMenu } from '../activity-menu.ts';

export const syllablesMenu: ActivityMenu = {
  title: 'Syllables',
  short: 'Syllables',
  aim: 'Pupils read and clap the words of the text syllable by syllable.',
  group: 'words',
  feature: 'showSyllables',
};
