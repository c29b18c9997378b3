import type { ActivityDefinition, StoredActivity } from './activity-definition.ts';
import type { ActivityMenu } from './activity-menu.ts';
import { activityMenus } from './activity-menus.ts';
import type { ActivityName } from './activity-names.ts';

interface Entry {
  menu: ActivityMenu;
  /** Rules and schemas, loaded when the activity is opened, stored or printed. */
  definition: () => Promise<ActivityDefinition<unknown, StoredActivity<unknown>>>;
}

/** What menus show of each activity, and how its rules are fetched. */
export const activities = {
  parallel: {
    menu: activityMenus.parallel,
    definition: async () => (await import('./parallel/definition.ts')).parallel,
  },
  highlighter: {
    menu: activityMenus.highlighter,
    definition: async () => (await import('./highlighter/definition.ts')).highlighter,
  },
  'text-emoji': {
    menu: activityMenus['text-emoji'],
    definition: async () => (await import('./text-emoji/definition.ts')).textEmoji,
  },
  'sentence-chunks': {
    menu: activityMenus['sentence-chunks'],
    definition: async () => (await import('./sentence-chunks/definition.ts')).sentenceChunks,
  },
  whiteboard: {
    menu: activityMenus.whiteboard,
    definition: async () => (await import('./whiteboard/definition.ts')).whiteboard,
  },
  'gap-fill': {
    menu: activityMenus['gap-fill'],
    definition: async () => (await import('./gap-fill/definition.ts')).gapFill,
  },
  redact: {
    menu: activityMenus.redact,
    definition: async () => (await import('./redact/definition.ts')).redact,
  },
  tangled: {
    menu: activityMenus.tangled,
    definition: async () => (await import('./tangled/definition.ts')).tangled,
  },
  'spot-the-mistakes': {
    menu: activityMenus['spot-the-mistakes'],
    definition: async () =>
      (await import('./spot-the-mistakes/mistakes-activity.ts')).spotTheMistakes,
  },
  dictation: {
    menu: activityMenus.dictation,
    definition: async () => (await import('./dictation/definition.ts')).dictation,
  },
  'vocab-slides': {
    menu: activityMenus['vocab-slides'],
    definition: async () => (await import('./vocab-slides/definition.ts')).vocabSlides,
  },
  readings: {
    menu: activityMenus.readings,
    definition: async () => (await import('./readings/definition.ts')).readings,
  },
  syllables: {
    menu: activityMenus.syllables,
    definition: async () => (await import('./syllables/syllables-activity.ts')).syllablesActivity,
  },
  pairs: {
    menu: activityMenus.pairs,
    definition: async () => (await import('./pairs/definition.ts')).pairs,
  },
  'chunk-game': {
    menu: activityMenus['chunk-game'],
    definition: async () => (await import('./chunk-game/definition.ts')).chunkGame,
  },
  'translation-game': {
    menu: activityMenus['translation-game'],
    definition: async () => (await import('./translation-game/definition.ts')).translationGame,
  },
} satisfies Record<ActivityName, Entry>;

/** Rules and schemas of one activity, whichever it is. */
export const definitionOf = (
  name: ActivityName,
): Promise<ActivityDefinition<unknown, StoredActivity<unknown>>> => activities[name].definition();
