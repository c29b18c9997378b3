import type { ActivityMenu } from '../activity-menu.ts';

export const textEmojiMenu: ActivityMenu = {
  title: 'Text emoji',
  short: 'Emoji',
  aim: 'Pupils find the meaning of words by the small pictures beside them.',
  group: 'text',
  feature: 'textEmoji',
};
