import type { Feature } from '#contracts/access/features.ts';
import { readingLanguages } from './readings/languages.ts';

/** The groups of the menu, in this order. */
export const activityGroups = ['text', 'practise', 'words', 'games'] as const;

/** The menu entry of an activity, available before any of the activity's code is loaded. */
interface ActivityMenu {
  group: (typeof activityGroups)[number];
  /** The feature that the owner's plan must include for this activity. */
  feature: Feature;
  /** The target languages that the activity supports; absent means all. */
  languages?: readonly string[];
}

/**
 * The list of activities, in menu order, keyed by the names used in URLs and stored states. Screens and
 * sheets need this list before any activity is opened, and a Worker needs the features. An activity's words
 * are therefore in `activity-words.ts`: importing them from the activities would also load the activities'
 * schemas. All other parts of an activity are loaded by its name. Its words and its stored rules, in
 * `registry.ts`, must be listed, which the compiler enforces.
 */
const menus = {
  parallel: {
    group: 'text',
    feature: 'teacherToolkit',
  },
  highlighter: {
    group: 'text',
    feature: 'highlightPartOfSpeech',
  },
  'text-emoji': {
    group: 'text',
    feature: 'textEmoji',
  },
  'sentence-chunks': {
    group: 'text',
    feature: 'chunk',
  },
  whiteboard: {
    group: 'text',
    feature: 'whiteboard',
  },
  'gap-fill': {
    group: 'practise',
    feature: 'gapFill',
  },
  redact: {
    group: 'practise',
    feature: 'teacherToolkit',
  },
  tangled: {
    group: 'practise',
    feature: 'tangledTranslations',
  },
  'spot-the-mistakes': {
    group: 'practise',
    feature: 'spotTheMistakes',
  },
  dictation: {
    group: 'practise',
    feature: 'teacherToolkit',
  },
  'vocab-slides': {
    group: 'words',
    feature: 'keyVocabSlides',
  },
  readings: {
    group: 'words',
    feature: 'teacherToolkit',
    languages: readingLanguages,
  },
  syllables: {
    group: 'words',
    feature: 'showSyllables',
  },
  pairs: {
    group: 'games',
    feature: 'pairsGame',
  },
  'chunk-game': {
    group: 'games',
    feature: 'chunkGame',
  },
  'translation-game': {
    group: 'games',
    feature: 'translationGame',
  },
  'word-search': {
    group: 'games',
    feature: 'teacherToolkit',
  },
} satisfies Record<string, ActivityMenu>;

export type ActivityName = keyof typeof menus;

export const activityMenus: Readonly<Record<ActivityName, ActivityMenu>> = menus;

export const activityNames = Object.keys(menus) as ActivityName[];

export const isActivityName = (name: string): name is ActivityName => Object.hasOwn(menus, name);
