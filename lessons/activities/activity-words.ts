import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { ActivityName } from './menu.ts';

/** The words of a menu entry. */
interface ActivityWords {
  title: Message;
  /** A one-word name for the sidebar of the teaching view. */
  short: Message;
  /** One line that describes to the teacher what pupils do. */
  aim: Message;
}

/** The words of the activities. They are not in `menu.ts`, because Workers load that file without macros. */
export const activityWords = {
  parallel: {
    title: msg`Parallel text`,
    short: msg({ message: 'Parallel', context: 'short name of an activity' }),
    aim: msg`Pupils compare both languages sentence by sentence, with one side covered or uncovered.`,
  },
  highlighter: {
    title: msg`Highlighter`,
    short: msg({ message: 'Highlight', context: 'short name of an activity' }),
    aim: msg`Pupils see what kinds of words a text is made of, or words you have marked for them.`,
  },
  'text-emoji': {
    title: msg`Text emoji`,
    short: msg({ message: 'Emoji', context: 'short name of an activity' }),
    aim: msg`Pupils work out the meaning of words from the small pictures beside them.`,
  },
  'sentence-chunks': {
    title: msg`Sentence chunks`,
    short: msg({ message: 'Chunks', context: 'short name of an activity' }),
    aim: msg`Pupils see which chunk means what, and build the sentences out of jumbled chunks.`,
  },
  whiteboard: {
    title: msg`Whiteboard`,
    short: msg({ message: 'Board', context: 'short name of an activity' }),
    aim: msg`You draw on the text and mark words while the class watches.`,
  },
  'gap-fill': {
    title: msg`Gap-fill`,
    short: msg({ message: 'Gaps', context: 'short name of an activity' }),
    aim: msg`Pupils fill in the words that are missing from the text.`,
  },
  redact: {
    title: msg({ message: 'Redact', context: 'title of an activity' }),
    short: msg({ message: 'Redact', context: 'short name of an activity' }),
    aim: msg`Pupils read or listen on while more and more words are blacked out.`,
  },
  tangled: {
    title: msg`Tangled translation`,
    short: msg({ message: 'Tangled', context: 'short name of an activity' }),
    aim: msg`Pupils rewrite a mixed-language text in one language.`,
  },
  'spot-the-mistakes': {
    title: msg`Spot the mistakes`,
    short: msg({ message: 'Mistakes', context: 'short name of an activity' }),
    aim: msg`Pupils find and correct the mistakes that have been put into the text.`,
  },
  dictation: {
    title: msg`Dictation`,
    short: msg({ message: 'Dictation', context: 'short name of an activity' }),
    aim: msg`Pupils hear or see a sentence, write it from memory, and compare.`,
  },
  'vocab-slides': {
    title: msg`Key vocabulary slides`,
    short: msg({ message: 'Slides', context: 'short name of an activity' }),
    aim: msg`The key words one by one: word, picture, sound, meaning and where the text uses them.`,
  },
  readings: {
    title: msg({ message: 'Readings', context: 'title of an activity' }),
    short: msg({ message: 'Readings', context: 'short name of an activity' }),
    aim: msg`Pupils see how words are pronounced: furigana, pinyin, vowel marks, Latin letters.`,
  },
  syllables: {
    title: msg`Syllables`,
    short: msg({ message: 'Syllables', context: 'short name of an activity' }),
    aim: msg`Pupils read and clap the words of the text syllable by syllable.`,
  },
  pairs: {
    title: msg({ message: 'Pairs', context: 'title of an activity' }),
    short: msg({ message: 'Pairs', context: 'short name of an activity' }),
    aim: msg`Pupils turn cards over and find the two that belong together.`,
  },
  'chunk-game': {
    title: msg`Chunk game`,
    short: msg({ message: 'Builder', context: 'short name of an activity' }),
    aim: msg`Pupils rebuild each sentence of the text out of its jumbled chunks.`,
  },
  'translation-game': {
    title: msg`Translation game`,
    short: msg({ message: 'Translate', context: 'short name of an activity' }),
    aim: msg`Teams race to translate a word, a chunk or a sentence, by choosing or by saying it.`,
  },
  'word-search': {
    title: msg`Word search`,
    short: msg({ message: 'Search', context: 'short name of an activity' }),
    aim: msg`Pupils find the key words hidden in a grid of letters, from the words or from their meanings.`,
  },
} satisfies Record<ActivityName, ActivityWords>;
