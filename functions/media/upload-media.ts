import * as z from 'zod/mini';
import { ApiError } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { readBodyBytes } from '#functions/http/read-body.ts';
import { requireFeature } from '#functions/http/require-feature.ts';
import { contentKey } from '#functions/media-store/content-key.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';
import { withStorageTimeout } from '#functions/media-store/with-storage-timeout.ts';
import { maxPictureBytes } from '#lessons/draft/picture-limits.ts';
import { maxSoundBytes, maxSoundMs, soundTooLong } from '#lessons/draft/sound-limits.ts';
import type { MediaEnv } from './env.ts';
import { isWholeImage } from './is-whole-image.ts';
import { parseImage } from './parse-image.ts';
import { parseSound } from './parse-sound.ts';
import { releaseStorage, reserveStorage, type UploadedFile } from './reserve-storage.ts';

const Query = z.object({ kind: z.enum(['audio', 'image']) });

/**
 * `POST /v1/media?kind=audio|image`: stores a recording or a picture under the hash of its content. 201
 * `{key, ms?}`. The same file sent again is the same key and counts once. 413 before the body is read
 * when it is too large, or when the account has no room left; 429 after many files; 503, with nothing
 * stored or counted, when the store of files is away. Pictures are of the
 * plan's "Upload images"; a recording belongs to the text that the plan let make.
 */
export const uploadMedia = operation<MediaEnv, never, z.infer<typeof Query>>(
  { may: teachers, query: Query, once: false },
  async ({ query: { kind }, db, caller, env, request }) => {
    if (kind === 'image') requireFeature(caller, 'uploadImages');
    await limitRate(db, 'upload', caller.id);
    const bytes = await readBodyBytes(request, maxBytes[kind]);
    const { type, ms } = checkFile(kind, bytes);
    // The owner is part of the key: a file cannot be found by somebody who merely has the same one.
    const key = await contentKey(['upload', caller.id, await contentKey(bytes)]);
    // Room first: a file that finds none must not lie in the store uncounted.
    const file = { key, type, bytes: bytes.length, ms };
    const claimed = await reserveStorage(db, caller.id, file);
    await put(env.MEDIA, file, bytes).catch(async (error: unknown) => {
      // What is not there must not be on record, unless another request put it on record before.
      if (claimed === 'new' && (await isMissing(env.MEDIA, key))) {
        await releaseStorage(db, caller.id, key);
      }
      throw error;
    });
    // The request that had put it on record may have failed, and taken it off again meanwhile.
    if (claimed === 'known') await reserveStorage(db, caller.id, file);
    return Response.json({ key, ...(ms !== null && { ms }) }, { status: 201 });
  },
);

const put = (store: MediaStore, { key, type }: UploadedFile, bytes: Uint8Array<ArrayBuffer>) =>
  withStorageTimeout(store.put(key, bytes, { httpMetadata: { contentType: type } }));

/** Whether the store says for certain, and soon, that it has no such file. */
const isMissing = (store: MediaStore, key: string): Promise<boolean> =>
  withStorageTimeout(store.head(key), undefined, 2_000).then(
    (found) => found === null,
    () => false,
  );

type Kind = 'audio' | 'image';

/** What one file may weigh, in bytes. */
const maxBytes: Record<Kind, number> = { audio: maxSoundBytes, image: maxPictureBytes };
const maxPixels = 40_000_000;
const maxSidePx = 12_000;

const refuse = (message: string) =>
  new ApiError('bad_request', message, { fields: [{ field: 'file', message }] });

/** Type and length of an uploaded file by its own bytes. Throws 400 with a sentence for the teacher. */
function checkFile(
  kind: Kind,
  bytes: Uint8Array<ArrayBuffer>,
): { type: string; ms: number | null } {
  if (bytes.length === 0) throw refuse('This file is empty.');
  if (kind === 'image') {
    const image = parseImage(bytes);
    if (!image) {
      throw refuse('Use a PNG, JPEG, WebP or GIF picture. SVG drawings cannot be used.');
    }
    const { width, height, type } = image;
    if (width === 0 || height === 0) throw refuse('This picture is damaged.');
    if (width > maxSidePx || height > maxSidePx || width * height > maxPixels) {
      throw refuse('This picture is too large. Make it smaller than 40 megapixels.');
    }
    if (!isWholeImage(bytes, type)) throw refuse('This picture is cut off. Save it again.');
    return { type, ms: null };
  }
  const sound = parseSound(bytes);
  if (!sound) throw refuse('Use an MP3, M4A, WebM or OGG recording.');
  if (sound.ms !== null && sound.ms > maxSoundMs) {
    throw refuse(soundTooLong);
  }
  return sound;
}
