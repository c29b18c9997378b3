import type { Queues } from '#contracts/ai-jobs/job-messages.ts';
import type { BaseEnv } from '#functions/http/env.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';

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
