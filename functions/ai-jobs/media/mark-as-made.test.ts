import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { digitalSourceTypes } from '#contracts/resources/ai-origin.ts';
import { mp3Duration } from '#functions/media-store/mp3-duration.ts';
import { mp3 } from '../testing/fake-job-context.ts';
import { markPicture, markSound } from './mark-as-made.ts';

const { generated } = digitalSourceTypes;
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Pictures of one pixel each. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const lossy = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=';
const lossless = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';
const jpeg = new Uint8Array([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
  ...[0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xff, 0xd9],
]);

it('tags a clip without changing its audio or duration', () => {
  const clip = mp3(10);
  const marked = markSound(clip);
  expect(latin(marked)).toContain(generated);
  expect(mp3Duration(marked)).toBe(mp3Duration(clip));
  expect(marked.subarray(marked.length - clip.length)).toEqual(clip);
  // The existing tag is replaced, because old players would play a second tag as noise.
  expect(markSound(marked)).toEqual(marked);
});

it('lists the tag’s frames, whose sizes add up to the size of the tag', () => {
  const tag = markSound(mp3(2));
  const view = new DataView(tag.buffer);
  const end = 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (tag[at] ?? 0), 0);
  const ids: string[] = [];
  let at = 10;
  for (; at < end; at += 10 + view.getUint32(at + 4)) ids.push(latin(tag.subarray(at, at + 4)));
  expect(at).toBe(end);
  expect(ids).toEqual(['TSSE', 'TXXX', 'TXXX']);
});

it.each([
  ['a PNG', bytesOf(png)],
  ['a JPEG', jpeg],
  ['a lossy WebP', bytesOf(lossy)],
  ['a lossless WebP', bytesOf(lossless)],
])('adds metadata to %s without changing its pixels', (_, picture) => {
  const marked = markPicture(picture);
  expect(latin(marked)).toContain(`Iptc4xmpExt:DigitalSourceType="${generated}"`);
  // The pixel bytes are unchanged.
  expect(latin(marked)).toContain(latin(picture.subarray(-10)));
  expect(latin(marked).startsWith(latin(picture.subarray(0, 4)))).toBe(true);
});

it('writes a PNG chunk with the correct checksum, and a WebP with the correct size and metadata flag', () => {
  const marked = markPicture(bytesOf(png));
  const view = new DataView(marked.buffer);
  const length = view.getUint32(33);
  expect(view.getUint32(41 + length)).toBe(crc32(marked.subarray(37, 41 + length)));
  const webp = markPicture(bytesOf(lossy));
  expect(new DataView(webp.buffer).getUint32(4, true)).toBe(webp.length - 8);
  expect((webp[20] ?? 0) & 4).toBe(4);
});

it('returns an unknown format unchanged', () => {
  const other = new Uint8Array([1, 2, 3]);
  expect(markPicture(other)).toBe(other);
});
