import type { EmojiOptions } from './options.ts';

export const textEmojiOptions: readonly EmojiOptions[] = [
  { density: 'every', verbs: false },
  { density: 'first', verbs: true },
  { density: 'few', verbs: true },
];
