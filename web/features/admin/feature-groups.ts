import type { Feature } from '#contracts/access/features.ts';

/** The features in the order in which an admin thinks of them, under headings. */
export const featureGroups: readonly {
  title: string;
  features: readonly Feature[];
  /** What the names do not say. */
  note?: string;
}[] = [
  {
    title: 'Making lessons',
    features: [
      'createResources',
      'createDialogues',
      'improvePrompt',
      'aiVoiceovers',
      'vocabAudio',
      'uploadImages',
      'textEmoji',
      'uploadResource',
      'simultaneousUploads',
      'lessonPlanner',
    ],
  },
  {
    title: 'Questions',
    features: [
      'phrase',
      'vocab',
      'statement',
      'comprehension',
      'chunk',
      'multitypeQues',
      'openEndedRes',
      'vocabInContext',
      'whoSaidWhat',
      'inferenceQues',
    ],
  },
  {
    title: 'Teaching',
    features: [
      'teacherToolkit',
      'gapFill',
      'highlightPartOfSpeech',
      'tangledTranslations',
      'spotTheMistakes',
      'showSyllables',
      'pairsGame',
      'chunkGame',
      'translationGame',
      'keyVocabSlides',
      'keyVocabLists',
      'whiteboard',
    ],
  },
  {
    title: 'Paper and files',
    features: [
      'printWorksheets',
      'printVocabInContext',
      'printTangledTranslations',
      'printChunkWorksheets',
      'printKeyVocab',
      'exportPdf',
    ],
  },
  {
    title: 'Around it',
    features: ['sharedArea', 'webinarRecordings', 'freeUpgrades'],
    note: 'With “Free upgrades” a plan also has what is added to Lexiloom later.',
  },
];
