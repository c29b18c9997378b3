import { expect, test } from 'vitest';
import { withoutPicture, withPicture } from './change-picture.ts';

const apple = { id: 'v1', target: 'la pomme', native: 'the apple' };
const made = { v1: { emoji: '🍎', alt: 'the apple' }, v2: { emoji: '🍞', alt: 'bread' } };

test('an own picture covers the emoji and goes with its word', () => {
  const pictures = withPicture(made, apple, { key: 'k', alt: ' A red apple ' });
  expect(pictures).toEqual({
    v1: { emoji: '🍎', key: 'k', alt: 'A red apple', word: 'la pomme' },
    v2: made.v2,
  });
  expect(withPicture({}, apple, { key: 'k', alt: '' }).v1?.alt).toBe('the apple');
});

test('taken away, the emoji shows again; then nothing does', () => {
  const own = withPicture(made, apple, { key: 'k', alt: 'x' });
  const back = withoutPicture(own, apple);
  expect(back).toEqual(made);
  expect(withoutPicture(back, apple)).toEqual({ v2: made.v2 });
  expect(withoutPicture({ v1: { key: 'k', alt: 'x' } }, apple)).toEqual({});
});
