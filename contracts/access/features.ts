/**
 * The display names of all feature flags of specification 6, keyed by flag. Question types use these names as
 * titles, so that the plan, the dashboard and the projector show the same name.
 */
export const features = {
  createResources: 'Create AI resources',
  createDialogues: 'Create AI dialogues',
  aiVoiceovers: 'AI voiceovers (audio track)',
  teacherToolkit: 'Interactive teacher toolkit',
  gapFill: 'Cloze/fill-the-gaps',
  highlightPartOfSpeech: 'Highlight part of speech',
  phrase: 'Find the phrase',
  vocab: 'Key vocabulary',
  statement: 'True or false',
  comprehension: 'Comprehension questions',
  chunk: 'Sentence chunks',
  multitypeQues: 'Mixed questions',
  openEndedRes: 'Open-ended responses',
  vocabInContext: 'Vocabulary in context',
  whoSaidWhat: 'Who said what',
  inferenceQues: 'Inference questions',
  tangledTranslations: 'Tangled Translations',
  printWorksheets: 'Print worksheets',
  keyVocabLists: 'Key vocab lists',
  uploadImages: 'Upload images',
  whiteboard: 'Whiteboard',
  printVocabInContext: 'Print vocab-in-context',
  printTangledTranslations: 'Print tangled translations',
  printChunkWorksheets: 'Print chunk worksheets',
  spotTheMistakes: 'Spot-the-mistakes',
  showSyllables: 'Show syllables',
  pairsGame: 'Pairs game',
  chunkGame: 'Text chunking game',
  uploadResource: 'Upload single resource',
  printKeyVocab: 'Print key vocab',
  simultaneousUploads: 'Simultaneous uploads',
  sharedArea: 'Shared area access',
  exportPdf: 'Export to PDF',
  lessonPlanner: 'Lesson Planner',
  freeUpgrades: 'Free upgrades',
  improvePrompt: 'Improve prompt',
  webinarRecordings: 'Members-only webinar recordings',
  translationGame: 'Translation game',
  keyVocabSlides: 'Key vocab slides',
  textEmoji: 'Text emoji',
  vocabAudio: 'Audio for vocabulary words',
} as const;

export type Feature = keyof typeof features;

export const allFeatures = Object.keys(features) as Feature[];
