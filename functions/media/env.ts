import type { BaseEnv } from '#functions/_base/env.ts';
import type { MediaStore } from '#functions/_base/media-store.ts';

export interface MediaEnv extends BaseEnv {
  MEDIA: MediaStore;
}
