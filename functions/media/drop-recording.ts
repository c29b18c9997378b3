import type * as z from 'zod/mini';
import { operation } from '#functions/http/operation.ts';
import { withStorageTimeout } from '#functions/media-store/with-storage-timeout.ts';
import type { MediaEnv } from './env.ts';
import { RecordingParams, UploadQuery } from './put-recording-part.ts';
import { requireOwnRecording } from './recording-key.ts';
import { isGone } from './recording-store.ts';

/** `DELETE /v1/media/recordings/:key?upload=…`: throws away the parts of an upload that was stopped. 204. */
export const dropRecording = operation<
  MediaEnv,
  z.infer<typeof RecordingParams>,
  z.infer<typeof UploadQuery>
>(
  { may: ['admin'], params: RecordingParams, query: UploadQuery },
  async ({ params: { key }, query: { upload }, env, caller }) => {
    await requireOwnRecording(env.SESSION_SECRET, caller.id, key);
    try {
      await withStorageTimeout(env.MEDIA.resumeMultipartUpload(key, upload).abort(), isGone);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    return null;
  },
);
