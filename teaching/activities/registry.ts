import type { ActivityDefinition, StoredActivity } from './activity-definition.ts';
import type { ActivityMenu } from './activity-menu.ts';
import type { ActivityName } from './activity-names.ts';
import { chunkGameMenu } from './chunk-game/menu.ts';
import { dictationMenu } from './dictation/menu.ts';
import { gapFillMenu } from './gap-fill/menu.ts';
import { highlighterMenu } from './highlighter/menu.ts';
import { pairsMenu } from './pairs/menu.ts';
import { parallelMenu } from './parallel/menu.ts';
import { readingsMenu } from './readings/menu.ts';
import { redactMenu } from './redact/menu.ts';
import { sentenceChunksMenu } from './sentence-chunks/menu.ts';
import { spotTheMistakesMenu } from './spot-the-mistakes/menu.ts';
import { syllablesMenu } from './syllables/menu.ts';
import { tangledMenu } from './tangled/menu.ts';
import { textEmojiMenu } from './text-emoji/menu.ts';
import { translationGameMenu } from './translation-game/menu.ts';
import { vocabSlidesMenu } from './vocab-slides/menu.ts';
import { whiteboardMenu } from './whiteboard/menu.ts';

interface Entry {
  menu: ActivityMenu;
  /** Rules and schemas, loaded when the activity is opened, stored or printed. */
  definition: () => Promise<ActivityDefinition<unknown, StoredActivity<unknown>>>;
}

/** What menus show of each activity, and how its rules are fetched. */
export const activities = {
  parallel: {
    menu: parallelMenu,
    definition: async () => (await import('./parallel/definition.ts')).parallel,
  },
  highlighter: {
    menu: highlighterMenu,
    definition: async () => (await import('./highlighter/definition.ts')).highlighter,
  },
  'text-emoji': {
    menu: textEmojiMenu,
    definition: async () => (await import('./text-emoji/definition.ts')).textEmoji,
  },
  'sentence-chunks': {
    menu: sentenceChunksMenu,
    definition: async () => (await import('./sentence-chunks/definition.ts')).sentenceChunks,
  },
  whiteboard: {
    menu: whiteboardMenu,
    definition: async () => (await import('./whiteboard/definition.ts')).whiteboard,
  },
  'gap-fill': {
    menu: gapFillMenu,
    definition: async () => (await import('./gap-fill/definition.ts')).gapFill,
  },
  redact: {
    menu: redactMenu,
    definition: async () => (await import('./redact/definition.ts')).redact,
  },
  tangled: {
    menu: tangledMenu,
    definition: async () => (await import('./tangled/definition.ts')).tangled,
  },
  'spot-the-mistakes': {
    menu: spotTheMistakesMenu,
    definition: async () =>
      (await import('./spot-the-mistakes/mistakes-activity.ts')).spotTheMistakes,
  },
  dictation: {
    menu: dictationMenu,
    definition: async () => (await import('./dictation/definition.ts')).dictation,
  },
  'vocab-slides': {
    menu: vocabSlidesMenu,
    definition: async () => (await import('./vocab-slides/definition.ts')).vocabSlides,
  },
  readings: {
    menu: readingsMenu,
    definition: async () => (await import('./readings/definition.ts')).readings,
  },
  syllables: {
    menu: syllablesMenu,
    definition: async () => (await import('./syllables/syllables-activity.ts')).syllablesActivity,
  },
  pairs: {
    menu: pairsMenu,
    definition: async () => (await import('./pairs/definition.ts')).pairs,
  },
  'chunk-game': {
    menu: chunkGameMenu,
    definition: async () => (await import('./chunk-game/definition.ts')).chunkGame,
  },
  'translation-game': {
    menu: translationGameMenu,
    definition: async () => (await import('./translation-game/definition.ts')).translationGame,
  },
} satisfies Record<ActivityName, Entry>;

/** Rules and schemas of one activity, whichever it is. */
export const definitionOf = (
  name: ActivityName,
): Promise<ActivityDefinition<unknown, StoredActivity<unknown>>> => activities[name].definition();
