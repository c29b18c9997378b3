import type { NewTask } from '#contracts/homework/homework-draft.ts';

/** Two chunks to be put in order; both orders are right. */
export const chunks: NewTask = {
  name: 'Chunks',
  source: 'chunk',
  template: 'DRAG_AND_DROP',
  skillType: 'READING',
  data: {
    blocks: [
      {
        language: 'fr',
        pieces: [
          { kind: 'slot', id: 'one' },
          { kind: 'slot', id: 'two' },
        ],
      },
    ],
    slots: [
      { id: 'one', answer: 'je joue' },
      { id: 'two', answer: 'demain' },
    ],
    tiles: [
      { id: 'play', text: 'je joue', language: 'fr' },
      { id: 'later', text: 'demain', language: 'fr' },
    ],
    groups: [
      {
        id: 's1',
        slots: ['one', 'two'],
        tiles: ['play', 'later'],
        alsoRight: [['later', 'play']],
      },
    ],
  },
};
