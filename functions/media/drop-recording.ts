import type * as z from 'zod/mini';
import { operation } from '#functions/http/operation.ts';
import { withStorageTimeout } from '#functions/media-store/media-store.ts';
import { RecordingParams, UploadQuery } from './put-recording-part.ts';
import { isGone, requireOwnRecording } from './recording.ts';
import type { MediaEnv } from './routes.ts';

/** `DELETE /v1/media/recordings/:key?upload=…`: cancels an upload and discards its parts. 204. */
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
