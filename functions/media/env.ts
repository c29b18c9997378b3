import type { BaseEnv } from '#functions/http/env.ts';
import type { RecordingStore } from './recording-store.ts';

export interface MediaEnv extends BaseEnv {
  MEDIA: RecordingStore;
}
