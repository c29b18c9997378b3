import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { maxRecordingBytes, RecordingEnd, recordingType } from '#contracts/content/recording.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { withStorageTimeout } from '#functions/media-store/media-store.ts';
import { noRecording, RecordingParams } from './put-recording-part.ts';
import { isGone, requireOwnRecording } from './recording.ts';
import type { MediaEnv } from './routes.ts';

/** The number of bytes at the beginning of a file from which its type is detected. */
const headBytes = 64;

/**
 * `POST /v1/media/recordings/:key`: assembles the parts and checks the result again. The file stays in the
 * store only if it is an MP4 or a WebM of the declared type and not too large. The recording belongs to the
 * product, not to the admin, and is recorded in the audit log. Returns the key. Idempotent. 404 for an upload
 * that this person did not start, so the operation can never delete another stored file.
 */
export const finishRecording = operation<
  MediaEnv,
  z.infer<typeof RecordingParams>,
  unknown,
  RecordingEnd
>(
  { may: ['admin'], params: RecordingParams, body: RecordingEnd, once: false },
  async ({ params: { key }, body: { uploadId, etags }, db, env, caller }) => {
    await requireOwnRecording(env.SESSION_SECRET, caller.id, key);
    const parts = etags.map((etag, at) => ({ partNumber: at + 1, etag }));
    try {
      await withStorageTimeout(
        env.MEDIA.resumeMultipartUpload(key, uploadId).complete(parts),
        isGone,
      );
    } catch (error) {
      // On a retry after a lost response, the parts are already assembled, so ignore the error that the
      // upload is gone.
      if (!isGone(error)) throw error;
    }
    const range = { offset: 0, length: headBytes };
    const stored = await withStorageTimeout(env.MEDIA.get(key, { range }));
    if (!stored) throw notFound('This upload was not found.');
    const head = new Uint8Array(await new Response(stored.body).arrayBuffer());
    const type = recordingType(head);
    const isGood = type !== null && type === stored.httpMetadata?.contentType;
    if (!isGood || stored.size > maxRecordingBytes) {
      await withStorageTimeout(env.MEDIA.delete(key));
      throw noRecording();
    }
    await db.execute(sql`
      with added as (
        insert into media_objects (key, type, bytes) values (${key}, ${type}, ${stored.size}::int)
        on conflict (key) do nothing returning key)
      insert into audit_log (actor_id, action, subject, after)
      select ${caller.id}, 'recording.uploaded', added.key, jsonb_build_object('bytes', ${stored.size}::int)
      from added`);
    return { key };
  },
);
