import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { requireFeature } from '#functions/http/access.ts';
import { ApiError, fieldError } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { readBodyBytes } from '#functions/http/read-body.ts';
import {
  contentKey,
  type MediaStore,
  withStorageTimeout,
} from '#functions/media-store/media-store.ts';
import { maxPictureBytes } from '#lessons/draft/picture-limits.ts';
import { maxSoundBytes, maxSoundMs, soundTooLong } from '#lessons/draft/sound-limits.ts';
import { isWholeImage, parseImage } from './parse-image.ts';
import { parseSound } from './parse-sound.ts';
import type { MediaEnv } from './routes.ts';

const Query = z.object({ kind: z.enum(['audio', 'image']) });

/**
 * `POST /v1/media?kind=audio|image`: stores a recording or a picture under the hash of its content. 201
 * `{key, ms?}`. If the same file is uploaded again, returns the same key and counts the file only once.
 *
 * 413, before the body is read, if the file is too large or the account has no space left. 429 after many
 * files. 503 if the file store is unavailable; no file is then stored or counted.
 *
 * Pictures need the plan's "Upload images". A recording needs no feature, because it belongs to a text that
 * the plan already allowed.
 */
export const uploadMedia = operation<MediaEnv, never, z.infer<typeof Query>>(
  { may: teachers, query: Query, once: false },
  async ({ query: { kind }, db, caller, env, request }) => {
    if (kind === 'image') requireFeature(caller, 'uploadImages');
    await limitRate(db, 'upload', caller.id);
    const bytes = await readBodyBytes(request, maxBytes[kind]);
    const { type, ms } = checkFile(kind, bytes);
    // Include the owner in the key. Otherwise anyone with the same file could compute the key.
    const key = await contentKey(['upload', caller.id, await contentKey(bytes)]);
    // Reserve the space before storing the file, so that the store never contains a file that is not counted.
    const file = { key, type, bytes: bytes.length, ms };
    const claimed = await reserveStorage(db, caller.id, file);
    await put(env.MEDIA, file, bytes).catch(async (error: unknown) => {
      // If the file did not reach the store, remove its record. Keep a record that another request had
      // already created.
      if (claimed === 'new' && (await isMissing(env.MEDIA, key))) {
        await releaseStorage(db, caller.id, key);
      }
      throw error;
    });
    // If another request created the record, it may have failed and removed the record in the meantime, so
    // reserve again.
    if (claimed === 'known') await reserveStorage(db, caller.id, file);
    return Response.json({ key, ...(ms !== null && { ms }) }, { status: 201 });
  },
);

const put = (store: MediaStore, { key, type }: UploadedFile, bytes: Uint8Array<ArrayBuffer>) =>
  withStorageTimeout(store.put(key, bytes, { httpMetadata: { contentType: type } }));

/** True only if the store confirms, within a short time, that it has no such file. */
const isMissing = (store: MediaStore, key: string): Promise<boolean> =>
  withStorageTimeout(store.head(key), undefined, 2_000).then(
    (found) => found === null,
    () => false,
  );

type Kind = 'audio' | 'image';

/** Maximum size of a file, in bytes. */
const maxBytes: Record<Kind, number> = { audio: maxSoundBytes, image: maxPictureBytes };
const maxPixels = 40_000_000;
const maxSidePx = 12_000;

const refuse = (message: string) => fieldError('file', message);

/**
 * Detects the type and duration of an uploaded file from its own bytes. If the file is not accepted, throws
 * 400 with a message for the teacher.
 */
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

/** Storage quota of an account: 1 GB in 5 000 files. */
const maxStored = { bytes: 1_000_000_000, files: 5_000 };

/** A file to be stored. */
interface UploadedFile {
  key: string;
  type: string;
  bytes: number;
  ms: number | null;
}

const Row = z.object({ known: z.boolean(), made: z.boolean() });

/**
 * Counts a new file against its owner's quota and records it, in one conditional statement. Concurrent
 * requests for the same file are serialized, so the second request finds the record of the first. Returns
 * `new`, or `known` if the file was already recorded. Throws 413 if there is no space.
 */
async function reserveStorage(
  db: Database,
  ownerId: string,
  file: UploadedFile,
): Promise<'new' | 'known'> {
  const turn = sql`select pg_advisory_xact_lock(hashtextextended(${file.key}, 0))`;
  const claim = sql`
    with known as (
      select 1 from media_objects where key = ${file.key}
    ), room as (
      insert into media_usage as u (user_id, bytes, files)
      select ${ownerId}, ${file.bytes}::bigint, 1 where not exists (select 1 from known)
      on conflict (user_id) do update set bytes = u.bytes + excluded.bytes, files = u.files + 1
      where u.bytes + excluded.bytes <= ${maxStored.bytes} and u.files < ${maxStored.files}
      returning 1
    ), object as (
      insert into media_objects (key, owner_id, type, bytes, milliseconds)
      select ${file.key}, ${ownerId}, ${file.type}, ${file.bytes}::int, ${file.ms}::int from room
      on conflict (key) do nothing
    )
    select exists (select 1 from known) as known, exists (select 1 from room) as made`;
  const [, result] = await db.batch([db.execute(turn), db.execute(claim)]);
  const [row] = parseRows(Row, result);
  if (row?.known) return 'known';
  if (row?.made) return 'new';
  throw new ApiError('too_large', 'Your storage for recordings and pictures is full.');
}

/** Removes a file's record and releases its space. Called if the file did not reach the store. */
async function releaseStorage(db: Database, ownerId: string, key: string): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from media_objects where key = ${key} and owner_id = ${ownerId} returning bytes
    )
    update media_usage u set bytes = greatest(0, u.bytes - gone.bytes), files = greatest(0, u.files - 1)
    from gone where u.user_id = ${ownerId}`);
}
