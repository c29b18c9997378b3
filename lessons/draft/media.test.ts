import { expect, test } from 'vitest';
import type { Part, PartStatus } from '#contracts/resources/resource.ts';
import { generatedVocabulary, picturesOf, speechOf } from './media.ts';
import { wordClips } from './word-clips.ts';

const apple = { key: 'a', alt: 'an apple', word: 'la pomme' };
const pear = { emoji: '🍐', alt: 'a pear' };

test.each([
  ['stays with its word', [['v1', 'la pomme']], { v1: apple }],
  ['stays when its word is corrected', [['v1', 'la pommes']], { v1: apple }],
  [
    'moves with its word to another item',
    [
      ['v1', 'le pain'],
      ['v2', 'la pomme'],
    ],
    { v2: apple },
  ],
  ['is dropped when its word is replaced', [['v1', 'la poire']], {}],
  ['is dropped when its item is removed', [], {}],
] as const)('a picture chosen by the teacher %s', (_, words, pictures) => {
  const items = words.map(([id, target]) => ({ id, target }));
  expect(picturesOf({ v1: apple }, items)).toEqual(pictures);
});

test('prefers the picture that moves to a new item with its word over that item’s emoji', () => {
  const items = [
    { id: 'v1', target: 'le pain' },
    { id: 'v2', target: 'la pomme' },
  ];
  expect(picturesOf({ v1: apple, v2: pear }, items)).toEqual({ v2: apple });
});

test('keeps a generated picture with its item even if the word changes', () => {
  expect(picturesOf({ v1: pear }, [{ id: 'v1', target: 'anything' }])).toEqual({ v1: pear });
  expect(picturesOf(undefined, [])).toEqual({});
  expect(picturesOf(null, [])).toEqual({});
});

const clips = { s1: { key: 'k', ms: 900 } };
const part = (name: string, content: unknown, status: PartStatus = 'ready'): Part => ({
  part: name,
  status,
  content,
  problem: null,
  edited: false,
  generation: 2,
  updatedAt: '',
});
const resource = (status: PartStatus) => ({ parts: [part('speech', { clips }, status)] });

test('returns the clips of finished audio', () => {
  expect(speechOf(resource('ready')).clips).toEqual(clips);
});

test.each(['queued', 'running', 'failed'] as const)(
  'does not play audio that is %s, because its words may be outdated',
  (status) => {
    expect(speechOf(resource(status)).clips).toEqual({});
  },
);

const vocabulary = (...words: string[]) =>
  part('vocab', { items: words.map((target, at) => ({ id: `v${at}`, target, native: 'x' })) });
const chat = { key: 'miaou', ms: 500 };
const spoken = part('speech', { clips: { ...clips, v0: chat, gone: chat } });

test('keeps only the clips of current words, and stores its word with each clip', () => {
  expect(wordClips({ parts: [spoken, vocabulary('le chat', 'le lit')] })).toEqual({
    v0: { ...chat, word: 'le chat' },
  });
  expect(wordClips({ parts: [spoken] })).toEqual({});
});

test('keeps clips with a stored word while audio is queued, running or failed', () => {
  const known = { v0: { ...chat, word: 'le chat' } };
  for (const status of ['queued', 'running', 'failed'] as const) {
    const speech = part('speech', { clips: { ...clips, ...known, v1: chat } }, status);
    expect(wordClips({ parts: [speech, vocabulary('le chat', 'le lit')] })).toEqual(known);
  }
});

test('keeps a clip for each of two entries with the same spelling', () => {
  const twice = { v0: { key: 'a', ms: 1, word: 'livre' }, v1: { key: 'b', ms: 1, word: 'livre' } };
  const speech = part('speech', { clips: twice });
  expect(speechOf({ parts: [speech, vocabulary('livre', 'livre')] }).clips).toEqual(twice);
});

test('moves a clip with its word and drops it when the word is removed', () => {
  const recording = { key: 'mine', ms: 9000 };
  const kept = part('speech', { clips: { v0: { ...chat, word: 'le chat' } }, recording });
  const after = (...words: string[]) => speechOf({ parts: [kept, vocabulary(...words)] });
  expect(after('le chat', 'le lit').clips).toEqual({ v0: { ...chat, word: 'le chat' } });
  expect(after('le lit', 'le\u00a0chat').clips).toEqual({ v1: { ...chat, word: 'le chat' } });
  expect(after('le lit')).toEqual({ clips: {}, recording });
});

const cat = { id: 'v1', target: 'le chat', native: 'the cat' };

test.each([
  ['never generated', undefined, null],
  ['an empty list', { items: [] }, null],
  ['a list of words', { items: [cat] }, [cat]],
  ['a list with a blank word', { items: [cat, { id: 'v2', target: ' ', native: '' }] }, [cat]],
  ['only blank words', { items: [{ id: 'v2', target: '', native: '' }] }, null],
])('parses the generated vocabulary: %s', (_, content, expected) => {
  expect(generatedVocabulary(content)).toEqual(expected);
});
