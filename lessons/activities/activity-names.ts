/** Every activity by the name that addresses and stored states use, in the order of the menu. */
export const activityNames = [
  'parallel',
  'highlighter',
  'text-emoji',
  'sentence-chunks',
  'whiteboard',
  'gap-fill',
  'redact',
  'tangled',
  'spot-the-mistakes',
  'dictation',
  'vocab-slides',
  'readings',
  'syllables',
  'pairs',
  'chunk-game',
  'translation-game',
] as const;

export type ActivityName = (typeof activityNames)[number];

export function isActivityName(name: string): name is ActivityName {
  return activityNames.some((known) => known === name);
}
