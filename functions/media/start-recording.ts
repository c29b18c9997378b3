import { RecordingStart, type RecordingUpload } from '#contracts/content/recording.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation } from '#functions/http/operation.ts';
import { withStorageTimeout } from '#functions/media-store/media-store.ts';
import { recordingKey } from './recording.ts';
import type { MediaEnv } from './routes.ts';

/**
 * `POST /v1/media/recordings`: starts the upload of a recording for a webinar or a guide. An admin then sends
 * the recording in parts. 201 with its unguessable key. R2 deletes uploads that are not finished within a
 * week.
 */
export const startRecording = operation<MediaEnv, never, never, RecordingStart>(
  { may: ['admin'], body: RecordingStart, once: false },
  async ({ body: { type }, db, env, caller }) => {
    await limitRate(db, 'upload', caller.id);
    const key = await recordingKey(env.SESSION_SECRET, caller.id);
    const httpMetadata = { contentType: type };
    const opening = env.MEDIA.createMultipartUpload(key, { httpMetadata });
    const { uploadId } = await withStorageTimeout(opening);
    const upload: RecordingUpload = { key, uploadId };
    return Response.json(upload, { status: 201 });
  },
);
