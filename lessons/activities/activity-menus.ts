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

/** What menus show of each activity and what its plan must include: all that a Worker asks of it besides what is stored. */
export const activityMenus = {
  parallel: parallelMenu,
  highlighter: highlighterMenu,
  'text-emoji': textEmojiMenu,
  'sentence-chunks': sentenceChunksMenu,
  whiteboard: whiteboardMenu,
  'gap-fill': gapFillMenu,
  redact: redactMenu,
  tangled: tangledMenu,
  'spot-the-mistakes': spotTheMistakesMenu,
  dictation: dictationMenu,
  'vocab-slides': vocabSlidesMenu,
  readings: readingsMenu,
  syllables: syllablesMenu,
  pairs: pairsMenu,
  'chunk-game': chunkGameMenu,
  'translation-game': translationGameMenu,
} satisfies Record<ActivityName, ActivityMenu>;
