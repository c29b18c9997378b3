import type { Text } from '#language/text/text.ts';
import type { StoredActivity, StoredRules } from './activity-definition.ts';
import { stored as chunkGame } from './chunk-game/state.ts';
import { stored as dictation } from './dictation/state.ts';
import { stored as gapFill } from './gap-fill/state.ts';
import { stored as highlighter } from './highlighter/state.ts';
import type { ActivityName } from './menu.ts';
import { stored as pairs } from './pairs/state.ts';
import { stored as parallel } from './parallel/state.ts';
import { stored as readings } from './readings/state.ts';
import { stored as redact } from './redact/state.ts';
import { stored as sentenceChunks } from './sentence-chunks/state.ts';
import { stored as spotTheMistakes } from './spot-the-mistakes/state.ts';
import { stored as syllables } from './syllables/state.ts';
import { stored as tangled } from './tangled/state.ts';
import { stored as textEmoji } from './text-emoji/state.ts';
import { stored as translationGame } from './translation-game/state.ts';
import { stored as vocabSlides } from './vocab-slides/state.ts';
import { stored as whiteboard } from './whiteboard/state.ts';
import { stored as wordSearch } from './word-search/state.ts';

/**
 * The storage rules of each activity: the only part of an activity that Workers load. They are imported
 * statically because a Worker's bundle is one file: lazy loading would add loader code for each of these
 * modules and all of Zod, 5 KB gzip.
 */
export const storedRules: Record<ActivityName, StoredRules<StoredActivity<unknown>>> = {
  parallel,
  highlighter,
  'text-emoji': textEmoji,
  'sentence-chunks': sentenceChunks,
  whiteboard,
  'gap-fill': gapFill,
  redact,
  tangled,
  'spot-the-mistakes': spotTheMistakes,
  dictation,
  'vocab-slides': vocabSlides,
  readings,
  syllables,
  pairs,
  'chunk-game': chunkGame,
  'translation-game': translationGame,
  'word-search': wordSearch,
};

/**
 * Returns the stored activities of a resource for an edited text, without the items that were removed from
 * the text.
 */
export function retainActivities(
  stored: Record<string, unknown>,
  text: Text,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      if (!isStored(name)) return [[name, value]];
      const { State, keep } = storedRules[name];
      const state = State.safeParse(value);
      return state.success ? [[name, keep(state.data, text)]] : [];
    }),
  );
}

/** Like `isActivityName`, but without loading the menus. */
const isStored = (name: string): name is ActivityName => Object.hasOwn(storedRules, name);
