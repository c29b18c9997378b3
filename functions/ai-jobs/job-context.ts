import type { Queues } from '#contracts/ai-jobs.ts';
import type { Database } from '#db/client.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';
import type { DutyModels } from './models/duty-models.ts';
import type { Model } from './models/model.ts';
import type { ModerationBudget } from './moderation-budget.ts';

/** The dependencies of a job. Tests replace them. */
export interface JobContext {
  db: Database;
  model: Model;
  /** The model of each duty. */
  models: DutyModels;
  /** Null if the moderation model has no token limit. */
  moderationBudget: ModerationBudget | null;
  /** The daily cap for all accounts together, in micros; null for no limit. */
  dailyLimitMicros: number | null;
  queues: Queues;
  media: MediaStore;
  /** The secret from which the keys of generated files are derived (`secretKey`). */
  keySecret: string;
  /** Emails the admins all alerts that have not been emailed yet. Never throws. */
  mailAlerts: () => Promise<void>;
  sleep: (milliseconds: number) => Promise<void>;
}
