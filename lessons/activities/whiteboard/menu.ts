import type { ActivityMenu } from '../activity-menu.ts';

export const whiteboardMenu: ActivityMenu = {
  title: 'Whiteboard',
  short: 'Board',
  aim: 'You draw on the text and mark its words while the class looks on.',
  group: 'text',
  feature: 'whiteboard',
};
