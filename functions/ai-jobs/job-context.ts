import type { Queues } from '#contracts/ai-jobs/job-messages.ts';
import type { Database } from '#db/client.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';
import type { AiJobsEnv } from './env.ts';
import type { Model } from './model.ts';

/** Everything a job works with; tests pass their own. */
export interface JobContext {
  db: Database;
  model: Model;
  /** The model for each duty. */
  models: { text: string; questions: string; speech: string; image: string; moderation: string };
  queues: Queues;
  media: MediaStore;
  sleep: (milliseconds: number) => Promise<void>;
}

/** The workshop of one invocation. */
export function createJobContext(env: AiJobsEnv, db: Database, model: Model): JobContext {
  return {
    db,
    model,
    models: {
      text: env.MODEL_TEXT,
      questions: env.MODEL_QUESTIONS,
      speech: env.MODEL_SPEECH,
      image: env.MODEL_IMAGE,
      moderation: env.MODEL_MODERATION,
    },
    queues: { QUESTIONS: env.QUESTIONS, MEDIA_JOBS: env.MEDIA_JOBS },
    media: env.MEDIA,
    sleep: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  };
}
