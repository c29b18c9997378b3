import type { ActivityMenu } from '../activity-menu.ts';

export const highlighterMenu: ActivityMenu = {
  title: 'Highlighter',
  short: 'Highlight',
  aim: 'Pupils see what kinds of words a text is made of, or what you mark for them.',
  group: 'text',
  feature: 'highlightPartOfSpeech',
};
