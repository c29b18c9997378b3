import type { TaskPhrases } from '../task-source.ts';

/** The sentences of a task that is not made on a teacher's page. */
export const englishPhrases: TaskPhrases = {
  language: 'en',
  isTrue: 'True',
  isFalse: 'False',
  tapMistakes: 'Tap each mistake. If it is several words, tap any of them.',
  tapEvery: {
    verb: 'Tap every verb.',
    adjective: 'Tap every adjective.',
    noun: 'Tap every noun.',
  },
};
