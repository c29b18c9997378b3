import { msg, t } from '@lingui/core/macro';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { TaskSourceName } from './sources.ts';
import type { TaskPhrases } from './task-source.ts';

/** The words of a homework template. */
interface TemplateWords {
  title: Message;
  /** One line that tells the teacher what pupils do in the task. */
  aim: Message;
  /** Returns the usual name of a task made from a source, such as "Key vocabulary: matching". */
  nameOfTask: (source: string) => string;
}

/** The words of the templates. They are not in the templates, because Workers load those without macros. */
export const templateWords: Record<TaskTemplateName, TemplateWords> = {
  TYPE_THE_ANSWER: {
    title: msg`Type the answer`,
    aim: msg`Pupils type each answer; accents and slips are marked fairly.`,
    nameOfTask: (source) => t`${source}: type the answer`,
  },
  DRAG_AND_DROP: {
    title: msg`Drag and drop`,
    aim: msg`Pupils put words or chunks in their places.`,
    nameOfTask: (source) => t`${source}: drag and drop`,
  },
  MATCHING: {
    title: msg`Matching`,
    aim: msg`Pupils match what belongs together.`,
    nameOfTask: (source) => t`${source}: matching`,
  },
  MULTIPLE_CHOICE: {
    title: msg`Multiple choice`,
    aim: msg`Pupils choose the right answer from several options.`,
    nameOfTask: (source) => t`${source}: multiple choice`,
  },
  TAP_OR_SELECT: {
    title: msg`Tap or select`,
    aim: msg`Pupils find words in the text; each wrong tap costs one point.`,
    nameOfTask: (source) => t`${source}: tap or select`,
  },
  FIND_IN_GRID: {
    title: msg`Find in a grid`,
    aim: msg`Pupils find words in a square of letters.`,
    nameOfTask: (source) => t`${source}: find in a grid`,
  },
};

/** The titles of the sources. They are not in the sources, because Workers load those without macros. */
export const sourceTitles: Record<TaskSourceName, Message> = {
  'gap-fill': msg`Gap-fill`,
  vocab: msg`Key vocabulary`,
  'vocab-sound': msg`Key vocabulary: listening`,
  pairs: msg`Pairs game`,
  chunk: msg`Sentence chunks`,
  tangled: msg`Tangled translation`,
  statement: msg`True or false`,
  comprehension: msg`Comprehension questions`,
  multitypeQues: msg`Mixed questions`,
  phrase: msg`Find the phrase`,
  vocabInContext: msg`Vocabulary in context`,
  whoSaidWhat: msg`Who said what`,
  inferenceQues: msg`Inference questions`,
  openEndedRes: msg`Open-ended responses`,
  'spot-the-mistakes': msg`Spot-the-mistakes`,
  'word-class': msg`Find the word class`,
  dictation: msg`Dictation`,
  'word-search': msg`Word search`,
  'word-search-meaning': msg`Word search, from meanings`,
};

/** Returns the words that are stored in tasks, in the language of the page. */
export const taskPhrases = (): TaskPhrases => ({
  language: wordingsLanguage(),
  isTrue: t`True`,
  isFalse: t`False`,
  tapMistakes: t`Tap each mistake. If it is several words, tap any of them.`,
  tapEvery: {
    verb: t`Tap every verb.`,
    adjective: t`Tap every adjective.`,
    noun: t`Tap every noun.`,
  },
});
