import { Refusal } from '#functions/http/errors.ts';
import { mostPictureBytes } from '#lessons/draft/picture-limits.ts';
import { longestSoundMs, mostSoundBytes, soundTooLong } from '#lessons/draft/sound-limits.ts';
import { isWholeImage } from './is-whole-image.ts';
import { readImage } from './read-image.ts';
import { readSound } from './read-sound.ts';

export type Kind = 'audio' | 'image';

/** What one file may weigh, in bytes. */
export const mostBytes: Record<Kind, number> = { audio: mostSoundBytes, image: mostPictureBytes };
const mostPixels = 40_000_000;
const longestSide = 12_000;

const refuse = (message: string) =>
  new Refusal('bad_request', message, { fields: [{ field: 'file', message }] });

/** Type and length of an uploaded file by its own bytes. Throws 400 with a sentence for the teacher. */
export function checkFile(
  kind: Kind,
  bytes: Uint8Array<ArrayBuffer>,
): { type: string; ms: number | null } {
  if (bytes.length === 0) throw refuse('This file is empty.');
  if (kind === 'image') {
    const image = readImage(bytes);
    if (!image) {
      throw refuse('Use a PNG, JPEG, WebP or GIF picture. SVG drawings cannot be used.');
    }
    const { width, height, type } = image;
    if (width === 0 || height === 0) throw refuse('This picture is damaged.');
    if (width > longestSide || height > longestSide || width * height > mostPixels) {
      throw refuse('This picture is too large. Make it smaller than 40 megapixels.');
    }
    if (!isWholeImage(bytes, type)) throw refuse('This picture is cut off. Save it again.');
    return { type, ms: null };
  }
  const sound = readSound(bytes);
  if (!sound) throw refuse('Use an MP3, M4A, WebM or OGG recording.');
  if (sound.ms !== null && sound.ms > longestSoundMs) {
    throw refuse(soundTooLong);
  }
  return sound;
}
