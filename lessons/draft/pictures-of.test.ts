import { expect, test } from 'vitest';
import { picturesOf } from './pictures-of.ts';

const apple = { key: 'a', alt: 'an apple', word: 'la pomme' };
const pear = { emoji: '🍐', alt: 'a pear' };

test.each([
  ['stands at its word', [['v1', 'la pomme']], { v1: apple }],
  ['stays when its word is mended', [['v1', 'la pommes']], { v1: apple }],
  [
    'moves with its word',
    [
      ['v1', 'le pain'],
      ['v2', 'la pomme'],
    ],
    { v2: apple },
  ],
  ['goes when its word is gone', [['v1', 'la poire']], {}],
  ['goes when its item is gone', [], {}],
] as const)('a picture of one’s own %s', (_, words, pictures) => {
  const items = words.map(([id, target]) => ({ id, target }));
  expect(picturesOf({ v1: apple }, items)).toEqual(pictures);
});

test('one that moves wins over an emoji that was made for that place', () => {
  const items = [
    { id: 'v1', target: 'le pain' },
    { id: 'v2', target: 'la pomme' },
  ];
  expect(picturesOf({ v1: apple, v2: pear }, items)).toEqual({ v2: apple });
});

test('what was made stands where it was made for', () => {
  expect(picturesOf({ v1: pear }, [{ id: 'v1', target: 'anything' }])).toEqual({ v1: pear });
  expect(picturesOf(undefined, [])).toEqual({});
  expect(picturesOf(null, [])).toEqual({});
});
