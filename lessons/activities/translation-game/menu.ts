import type { ActivityMenu } from '../activity-menu.ts';

export const translationGameMenu: ActivityMenu = {
  title: 'Translation game',
  short: 'Translate',
  aim: 'Teams race to translate a word, a chunk or a sentence, by choosing or by saying it.',
  group: 'games',
  feature: 'translationGame',
};
