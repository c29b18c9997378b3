import * as z from 'zod/mini';
import { MediaKey } from '#contracts/content/page.ts';
import { PartNumber, recordingPartBytes, recordingType } from '#contracts/content/recording.ts';
import { fieldError, notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { readBodyBytes } from '#functions/http/read-body.ts';
import { withStorageTimeout } from '#functions/media-store/media-store.ts';
import { isGone, requireOwnRecording } from './recording.ts';
import type { MediaEnv } from './routes.ts';

export const RecordingParams = z.object({ key: MediaKey });
export const UploadQuery = z.object({
  upload: z.string().check(z.minLength(1), z.maxLength(2_000)),
});
const Params = z.extend(RecordingParams, { part: PartNumber });

/** The error for a file that is not a video in a format that every browser plays. */
export const noRecording = () => fieldError('file', 'Use an MP4 or WebM video.');

/**
 * `PUT /v1/media/recordings/:key/parts/:part?upload=…`: stores one part of a recording, sent as raw bytes.
 * Returns the part's `etag`. If the first part does not begin like an MP4 or a WebM, refuses it, so that the
 * client does not upload the rest. A part that is sent again is replaced.
 */
export const putRecordingPart = operation<
  MediaEnv,
  z.infer<typeof Params>,
  z.infer<typeof UploadQuery>
>(
  { may: ['admin'], params: Params, query: UploadQuery, once: false },
  async ({ params: { key, part }, query: { upload }, env, request, caller }) => {
    await requireOwnRecording(env.SESSION_SECRET, caller.id, key);
    const bytes = await readBodyBytes(request, recordingPartBytes);
    if (part === 1 && recordingType(bytes) === null) throw noRecording();
    try {
      const putting = env.MEDIA.resumeMultipartUpload(key, upload).uploadPart(part, bytes);
      const { etag } = await withStorageTimeout(putting, isGone);
      return { etag };
    } catch (error) {
      throw isGone(error) ? notFound('This upload was not found.') : error;
    }
  },
);
