import type { Routes } from '#functions/_base/app.ts';
import type { MediaEnv } from './env.ts';
import { getMedia } from './get-media.ts';
import { uploadMedia } from './upload-media.ts';

export const routes: Routes<MediaEnv> = {
  'POST /v1/media': uploadMedia,
  'GET /v1/media/:key': getMedia,
};
