import { expect, test } from 'vitest';
import { differingItems } from './differing-items.ts';

const cat = { id: 'i1', target: 'le chat', native: 'the cat' };
const dog = { id: 'i2', target: 'le chien', native: 'the dog' };
const wolf = { ...dog, target: 'le loup', native: 'the wolf' };
const stored = { native: 'the cat', id: 'i1', target: 'le chat' };

test.each([
  ['an item changed', { items: [cat, dog] }, { items: [cat, wolf] }, { items: [dog] }],
  ['its fields in another order', { items: [cat, dog] }, { items: [stored] }, { items: [dog] }],
  ['an item that only the other has', { items: [cat] }, { items: [cat, dog] }, null],
  [
    'an item without words',
    { items: [cat, { id: 'i3', target: '', native: '' }] },
    { items: [cat] },
    null,
  ],
  ['another order only', { items: [cat, dog] }, { items: [dog, cat] }, null],
  [
    'names beside the items stay',
    { speakers: ['Léa'], items: [cat] },
    { speakers: ['Léa'], items: [] },
    { speakers: ['Léa'], items: [cat] },
  ],
  [
    'chunks by their sentence',
    { sentences: [{ sentenceId: 's1', pairs: [cat] }] },
    { sentences: [{ sentenceId: 's1', pairs: [dog] }] },
    { sentences: [{ sentenceId: 's1', pairs: [cat] }] },
  ],
])('%s', (_, content, other, expected) => {
  expect(differingItems(content, other)).toEqual(expected);
});
