import * as z from 'zod';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { readBytes } from '#functions/http/read-body.ts';
import { requireFeature } from '#functions/http/require-feature.ts';
import { askStore } from '#functions/media-store/ask-store.ts';
import { contentKey } from '#functions/media-store/content-key.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';
import { checkFile, mostBytes } from './check-file.ts';
import { claimRoom, giveRoomBack, type UploadedFile } from './claim-room.ts';
import type { MediaEnv } from './env.ts';

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
  async ({ query: { kind }, db, who, env, request }) => {
    if (kind === 'image') requireFeature(who, 'uploadImages');
    await limitRate(db, 'upload', who.id);
    const bytes = await readBytes(request, mostBytes[kind]);
    const { type, ms } = checkFile(kind, bytes);
    // The owner is part of the key: a file cannot be found by somebody who merely has the same one.
    const key = await contentKey(['upload', who.id, await contentKey(bytes)]);
    // Room first: a file that finds none must not lie in the store uncounted.
    const file = { key, type, bytes: bytes.length, ms };
    const claimed = await claimRoom(db, who.id, file);
    await put(env.MEDIA, file, bytes).catch(async (error: unknown) => {
      // What is not there must not be on record, unless another request put it on record before.
      if (claimed === 'new' && (await isMissing(env.MEDIA, key))) {
        await giveRoomBack(db, who.id, key);
      }
      throw error;
    });
    // The request that had put it on record may have failed, and taken it off again meanwhile.
    if (claimed === 'known') await claimRoom(db, who.id, file);
    return Response.json({ key, ...(ms !== null && { ms }) }, { status: 201 });
  },
);

const put = (store: MediaStore, { key, type }: UploadedFile, bytes: Uint8Array<ArrayBuffer>) =>
  askStore(store.put(key, bytes, { httpMetadata: { contentType: type } }));

/** Whether the store says for certain, and soon, that it has no such file. */
const isMissing = (store: MediaStore, key: string): Promise<boolean> =>
  askStore(store.head(key), undefined, 2_000).then(
    (found) => found === null,
    () => false,
  );
