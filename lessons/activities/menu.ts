import type { Feature } from '#contracts/access/features.ts';
import { readingLanguages } from './readings/languages.ts';

/** The groups of the menu, in this order. */
export const activityGroups = ['text', 'practise', 'words', 'games'] as const;

/** The menu entry of an activity, available before any of the activity's code is loaded. */
interface ActivityMenu {
  title: string;
  /** A one-word name for the sidebar of the teaching view. */
  short: string;
  /** One line that describes to the teacher what pupils do. */
  aim: string;
  group: (typeof activityGroups)[number];
  /** The feature that the owner's plan must include for this activity. */
  feature: Feature;
  /** The target languages that the activity supports; absent means all. */
  languages?: readonly string[];
}

/**
 * The list of activities, in menu order, keyed by the names used in URLs and stored states. Screens and
 * sheets need this list before any activity is opened, and a Worker needs the features. The texts are
 * therefore in this file: importing them from the activities would also load the activities' schemas. All
 * other parts of an activity are loaded by its name. Only its stored rules must be listed in `registry.ts`,
 * which the compiler enforces.
 */
const menus = {
  parallel: {
    title: 'Parallel text',
    short: 'Parallel',
    aim: 'Pupils compare both languages sentence by sentence, with one side covered or uncovered.',
    group: 'text',
    feature: 'teacherToolkit',
  },
  highlighter: {
    title: 'Highlighter',
    short: 'Highlight',
    aim: 'Pupils see what kinds of words a text is made of, or words you have marked for them.',
    group: 'text',
    feature: 'highlightPartOfSpeech',
  },
  'text-emoji': {
    title: 'Text emoji',
    short: 'Emoji',
    aim: 'Pupils work out the meaning of words from the small pictures beside them.',
    group: 'text',
    feature: 'textEmoji',
  },
  'sentence-chunks': {
    title: 'Sentence chunks',
    short: 'Chunks',
    aim: 'Pupils see which chunk means what, and build the sentences out of jumbled chunks.',
    group: 'text',
    feature: 'chunk',
  },
  whiteboard: {
    title: 'Whiteboard',
    short: 'Board',
    aim: 'You draw on the text and mark words while the class watches.',
    group: 'text',
    feature: 'whiteboard',
  },
  'gap-fill': {
    title: 'Gap-fill',
    short: 'Gaps',
    aim: 'Pupils fill in the words that are missing from the text.',
    group: 'practise',
    feature: 'gapFill',
  },
  redact: {
    title: 'Redact',
    short: 'Redact',
    aim: 'Pupils read or listen on while more and more words are blacked out.',
    group: 'practise',
    feature: 'teacherToolkit',
  },
  tangled: {
    title: 'Tangled translation',
    short: 'Tangled',
    aim: 'Pupils rewrite a mixed-language text in one language.',
    group: 'practise',
    feature: 'tangledTranslations',
  },
  'spot-the-mistakes': {
    title: 'Spot the mistakes',
    short: 'Mistakes',
    aim: 'Pupils find and correct the mistakes that have been put into the text.',
    group: 'practise',
    feature: 'spotTheMistakes',
  },
  dictation: {
    title: 'Dictation',
    short: 'Dictation',
    aim: 'Pupils hear or see a sentence, write it from memory, and compare.',
    group: 'practise',
    feature: 'teacherToolkit',
  },
  'vocab-slides': {
    title: 'Key vocabulary slides',
    short: 'Slides',
    aim: 'The key words one by one: word, picture, sound, meaning and where the text uses them.',
    group: 'words',
    feature: 'keyVocabSlides',
  },
  readings: {
    title: 'Readings',
    short: 'Readings',
    aim: 'Pupils see how words are pronounced: furigana, pinyin, vowel marks, Latin letters.',
    group: 'words',
    feature: 'teacherToolkit',
    languages: readingLanguages,
  },
  syllables: {
    title: 'Syllables',
    short: 'Syllables',
    aim: 'Pupils read and clap the words of the text syllable by syllable.',
    group: 'words',
    feature: 'showSyllables',
  },
  pairs: {
    title: 'Pairs',
    short: 'Pairs',
    aim: 'Pupils turn cards over and find the two that belong together.',
    group: 'games',
    feature: 'pairsGame',
  },
  'chunk-game': {
    title: 'Chunk game',
    short: 'Builder',
    aim: 'Pupils rebuild each sentence of the text out of its jumbled chunks.',
    group: 'games',
    feature: 'chunkGame',
  },
  'translation-game': {
    title: 'Translation game',
    short: 'Translate',
    aim: 'Teams race to translate a word, a chunk or a sentence, by choosing or by saying it.',
    group: 'games',
    feature: 'translationGame',
  },
  'word-search': {
    title: 'Word search',
    short: 'Search',
    aim: 'Pupils find the key words hidden in a grid of letters, from the words or from their meanings.',
    group: 'games',
    feature: 'teacherToolkit',
  },
} satisfies Record<string, ActivityMenu>;

export type ActivityName = keyof typeof menus;

export const activityMenus: Readonly<Record<ActivityName, ActivityMenu>> = menus;

export const activityNames = Object.keys(menus) as ActivityName[];

export const isActivityName = (name: string): name is ActivityName => Object.hasOwn(menus, name);
