import type { StoredActivity, StoredRules } from './activity-definition.ts';
import type { ActivityName } from './activity-names.ts';
import { chunkGameStored } from './chunk-game/stored.ts';
import { dictationStored } from './dictation/stored.ts';
import { gapFillStored } from './gap-fill/stored.ts';
import { highlighterStored } from './highlighter/stored.ts';
import { pairsStored } from './pairs/stored.ts';
import { parallelStored } from './parallel/stored.ts';
import { readingsStored } from './readings/stored.ts';
import { redactStored } from './redact/stored.ts';
import { sentenceChunksStored } from './sentence-chunks/stored.ts';
import { spotTheMistakesStored } from './spot-the-mistakes/stored.ts';
import { syllablesStored } from './syllables/stored.ts';
import { tangledStored } from './tangled/stored.ts';
import { textEmojiStored } from './text-emoji/stored.ts';
import { translationGameStored } from './translation-game/stored.ts';
import { vocabSlidesStored } from './vocab-slides/stored.ts';
import { whiteboardStored } from './whiteboard/stored.ts';

/** What each activity needs to be stored: all that a Worker has of it. */
const storedActivities = {
  parallel: parallelStored,
  highlighter: highlighterStored,
  'text-emoji': textEmojiStored,
  'sentence-chunks': sentenceChunksStored,
  whiteboard: whiteboardStored,
  'gap-fill': gapFillStored,
  redact: redactStored,
  tangled: tangledStored,
  'spot-the-mistakes': spotTheMistakesStored,
  dictation: dictationStored,
  'vocab-slides': vocabSlidesStored,
  readings: readingsStored,
  syllables: syllablesStored,
  pairs: pairsStored,
  'chunk-game': chunkGameStored,
  'translation-game': translationGameStored,
} satisfies Record<ActivityName, unknown>;

export const storedRulesOf = (name: ActivityName): StoredRules<StoredActivity<unknown>> =>
  storedActivities[name];
