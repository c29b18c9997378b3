import { expect, test } from 'vitest';
import { isWholeImage, parseImage } from './parse-image.ts';
import { pictures } from './testing/pictures.ts';

const each = Object.entries(pictures).map(([name, make]) => [name, make()] as const);
const isWhole = (bytes: Uint8Array) => {
  const image = parseImage(bytes);
  return image !== null && isWholeImage(bytes, image.type);
};

test.each(each)('accepts a complete %s, with or without trailing bytes', (_, bytes) => {
  expect(isWhole(bytes)).toBe(true);
  expect(isWhole(Uint8Array.from([...bytes, ...new TextEncoder().encode('<script>')]))).toBe(true);
});

test.each(each)('rejects a %s truncated at any byte', (_, bytes) => {
  for (let length = 0; length < bytes.length; length += 1) {
    expect(isWhole(bytes.slice(0, length)), `${length} of ${bytes.length}`).toBe(false);
  }
});

test('does not mistake the end of an embedded preview for the end of the picture', () => {
  const bytes = pictures.jpeg();
  expect(isWhole(bytes.slice(0, bytes.length - 2))).toBe(false);
});
