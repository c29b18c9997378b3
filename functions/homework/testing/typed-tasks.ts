import type { NewTask } from '#contracts/homework/homework-draft.ts';

/** Two words to type. */
export const words: NewTask = {
  name: 'Words',
  source: 'vocab',
  template: 'TYPE_THE_ANSWER',
  skillType: 'WRITING',
  data: {
    blocks: [],
    fields: [
      { id: 'car', language: 'fr', side: 'target', answers: ['la voiture'] },
      { id: 'dog', language: 'fr', side: 'target', answers: ['le chien'] },
    ],
    otherWords: [],
    preset: 'standard',
  },
};
/** Two questions that the teacher marks, and a word to type. */
export const questions: NewTask = {
  ...words,
  name: 'Questions',
  source: 'comprehension',
  data: {
    blocks: [],
    fields: [
      { id: 'why', language: 'fr', side: 'target', answers: ['Parce que.'], review: true },
      { id: 'where', language: 'fr', side: 'target', answers: ['Au marché.'], review: true },
      { id: 'car', language: 'fr', side: 'target', answers: ['la voiture'] },
    ],
    otherWords: [],
    preset: 'standard',
  },
};

/** A free writing task, and a word to type. */
export const essay: NewTask = {
  ...words,
  name: 'Essay',
  data: {
    blocks: [
      {
        language: 'fr',
        pieces: [
          { kind: 'words', text: 'Pourquoi ? ' },
          { kind: 'slot', id: 'why' },
        ],
      },
    ],
    fields: [
      { id: 'why', language: 'fr', side: 'target', answers: ['Parce que.'], review: true },
      { id: 'car', language: 'fr', side: 'target', answers: ['la voiture'] },
    ],
    otherWords: [],
    preset: 'standard',
  },
};
