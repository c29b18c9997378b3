import { expect, test } from 'vitest';
import { differingItems, markDifference } from './TwoVersionsDialog.tsx';

const cat = { id: 'i1', target: 'le chat', native: 'the cat' };
const dog = { id: 'i2', target: 'le chien', native: 'the dog' };
const wolf = { ...dog, target: 'le loup', native: 'the wolf' };
const stored = { native: 'the cat', id: 'i1', target: 'le chat' };

test.each([
  ['returns a changed item', { items: [cat, dog] }, { items: [cat, wolf] }, { items: [dog] }],
  [
    'ignores the order of an item’s fields',
    { items: [cat, dog] },
    { items: [stored] },
    { items: [dog] },
  ],
  [
    'ignores an item that only the other version has',
    { items: [cat] },
    { items: [cat, dog] },
    null,
  ],
  [
    'ignores an item without words',
    { items: [cat, { id: 'i3', target: '', native: '' }] },
    { items: [cat] },
    null,
  ],
  [
    'returns null if only the order of the items differs',
    { items: [cat, dog] },
    { items: [dog, cat] },
    null,
  ],
  [
    'keeps the names next to the items',
    { speakers: ['Léa'], items: [cat] },
    { speakers: ['Léa'], items: [] },
    { speakers: ['Léa'], items: [cat] },
  ],
  [
    'compares chunks by their sentence',
    { sentences: [{ sentenceId: 's1', pairs: [cat] }] },
    { sentences: [{ sentenceId: 's1', pairs: [dog] }] },
    { sentences: [{ sentenceId: 's1', pairs: [cat] }] },
  ],
])('%s', (_, content, other, expected) => {
  expect(differingItems(content, other)).toEqual(expected);
});

test.each([
  ['fr', 'Il dort sur le lit.', 'Il dort sous le lit.', 'Il dort [sur] le lit.'],
  ['fr', 'Bonjour Tom\u00a0!', 'Bonjour Tom !', 'Bonjour Tom\u00a0![]'],
  ['fr', 'Il dort.', 'Il dort bien.', 'Il dort[].'],
  ['fr', 'Il dort bien.', 'Il dort.', 'Il dort[ bien].'],
  ['fr', 'Oui oui.', 'Oui oui oui.', 'Oui oui[].'],
  ['de', 'Ja.', '', '[Ja.]'],
  ['ar', 'ذهب الولد إلى المدرسة.', 'ذهب الولد إلى البيت.', 'ذهب الولد إلى [المدرسة].'],
  ['hi', 'वह घर गया।', 'वह घर गयी।', 'वह घर [गया]।'],
  ['zh', '我有一只猫。', '我有一只狗。', '我有一只[猫]。'],
])('highlights the difference in %s: “%s” next to “%s”', (language, text, other, marked) => {
  const { start, differs, end } = markDifference(language, text, other);
  expect(`${start}[${differs}]${end}`).toBe(marked);
});
