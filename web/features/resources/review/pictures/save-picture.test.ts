import { describe, expect, test } from 'vitest';
import type { Pictures } from '#contracts/resources/resource.ts';
import { type StoredPictures, savePicture, withoutPicture, withPicture } from './save-picture.ts';

const apple = { emoji: '🍎', alt: 'apple' };
const bread = { emoji: '🍞', alt: 'bread' };
const mine = { key: 'mine', alt: 'my apple' };
const theirs = { key: 'theirs', alt: 'their picture' };
const began: StoredPictures = { generation: 1, pictures: { v1: apple, v2: bread } };

/** A stand-in for the store, in which another tab saved `pictures` after this tab had read it. */
function storeOf(pictures: Pictures) {
  let stored = pictures === began.pictures ? began : { generation: 2, pictures };
  return {
    now: () => stored.pictures,
    put: async (next: Pictures, generation: number) => {
      if (generation !== stored.generation) return false;
      stored = { generation: generation + 1, pictures: next };
      return true;
    },
    fetch: async () => stored,
  };
}

const change = {
  id: 'v1',
  began: apple,
  make: (pictures: Pictures) => ({ ...pictures, v1: mine }),
};

test.each([
  ['there is no concurrent change', began.pictures, { v1: mine, v2: bread }],
  ['another word has a new picture', { v1: apple, v2: theirs }, { v1: mine, v2: theirs }],
  ['another word lost its picture', { v1: apple }, { v1: mine }],
])('saves a picture when %s', async (_, pictures, expected) => {
  const store = storeOf(pictures);
  expect(await savePicture(began, change, store)).toEqual({ saved: true });
  expect(store.now()).toEqual(expected);
});

test('reports a conflict instead of replacing another tab’s picture of the same word, and replaces it on the next save', async () => {
  const store = storeOf({ v1: theirs, v2: bread });
  expect(await savePicture(began, change, store)).toEqual({ saved: false, theirs });
  expect(store.now().v1).toEqual(theirs);
  // The screen may already have fetched the other tab's picture before the teacher saves.
  const fetched = await store.fetch();
  expect(await savePicture(fetched, change, store)).toEqual({ saved: false, theirs });
  await savePicture(fetched, { ...change, began: theirs }, store);
  expect(store.now().v1).toEqual(mine);
});

test('throws an error when the store keeps changing', async () => {
  const store = { put: async () => false, fetch: async () => began };
  await expect(savePicture(began, change, store)).rejects.toThrow('are being changed elsewhere');
});

describe('withPicture and withoutPicture', () => {
  const apple = { id: 'v1', target: 'la pomme', native: 'the apple' };
  const made = { v1: { emoji: '🍎', alt: 'the apple' }, v2: { emoji: '🍞', alt: 'bread' } };

  test('stores the teacher’s own picture in addition to the emoji, with its word', () => {
    const pictures = withPicture(made, apple, { key: 'k', alt: ' A red apple ' });
    expect(pictures).toEqual({
      v1: { emoji: '🍎', key: 'k', alt: 'A red apple', word: 'la pomme' },
      v2: made.v2,
    });
    expect(withPicture({}, apple, { key: 'k', alt: '' }).v1?.alt).toBe('the apple');
  });

  test('removes the teacher’s own picture first, then the emoji', () => {
    const own = withPicture(made, apple, { key: 'k', alt: 'x' });
    const back = withoutPicture(own, apple);
    expect(back).toEqual(made);
    expect(withoutPicture(back, apple)).toEqual({ v2: made.v2 });
    expect(withoutPicture({ v1: { key: 'k', alt: 'x' } }, apple)).toEqual({});
  });
});
