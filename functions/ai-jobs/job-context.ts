import type { Queues } from '#contracts/ai-jobs/job-messages.ts';
import type { Database } from '#db/client.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';
import type { DutyModels } from './models/duty-models.ts';
import type { Model } from './models/model.ts';
import type { ModerationBudget } from './moderation-budget.ts';

/** Everything a job works with; tests pass their own. */
export interface JobContext {
  db: Database;
  model: Model;
  /** The model of each duty. */
  models: DutyModels;
  /** Null where the moderator has no limit of tokens. */
  moderationBudget: ModerationBudget | null;
  /** The most that all accounts together may cost in a day, in micros; null for no limit. */
  dailyLimitMicros: number | null;
  queues: Queues;
  media: MediaStore;
  /** What the keys of made files come from (`secretKey`). */
  keySecret: string;
  /** Mails the admins what they have not been mailed yet; never throws. */
  mailAlerts: () => Promise<void>;
  sleep: (milliseconds: number) => Promise<void>;
}
