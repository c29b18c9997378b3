import type { Routes } from '#functions/http/app.ts';
import type { BaseEnv } from '#functions/http/env.ts';
import { dropRecording } from './drop-recording.ts';
import { finishRecording } from './finish-recording.ts';
import { getMedia } from './get-media.ts';
import { putRecordingPart } from './put-recording-part.ts';
import type { RecordingStore } from './recording.ts';
import { startRecording } from './start-recording.ts';
import { uploadMedia } from './upload-media.ts';

export const routes: Routes<MediaEnv> = {
  'POST /v1/media': uploadMedia,
  'GET /v1/media/:key': getMedia,
  'POST /v1/media/recordings': startRecording,
  'PUT /v1/media/recordings/:key/parts/:part': putRecordingPart,
  'POST /v1/media/recordings/:key': finishRecording,
  'DELETE /v1/media/recordings/:key': dropRecording,
};

export interface MediaEnv extends BaseEnv {
  MEDIA: RecordingStore;
}
