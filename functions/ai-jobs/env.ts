import type { BaseEnv } from '#functions/_base/env.ts';
import type { Queues } from '#functions/_base/job-messages.ts';
import type { MediaStore } from '#functions/_base/media-store.ts';

/** The settings and bindings of the Worker that speaks to the models. */
export interface AiJobsEnv extends BaseEnv, Queues {
  OPENAI_BASE_URL?: string;
  OPENAI_API_KEY: string;
  MODEL_TEXT: string;
  MODEL_QUESTIONS: string;
  MODEL_SPEECH: string;
  MODEL_IMAGE: string;
  MODEL_MODERATION: string;
  MEDIA: MediaStore;
}
