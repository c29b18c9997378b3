import type { Queues } from '#contracts/ai-jobs.ts';
import type { MailEnv } from '#functions/mail/mailer.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';

/** The settings and bindings of the Worker that calls the models. */
export interface AiJobsEnv extends MailEnv, Queues {
  /** The server of every duty (what a model is used for) that has none of its own; empty means OpenAI. */
  OPENAI_BASE_URL?: string;
  OPENAI_API_KEY: string;
  /** JSON keyed by duty, `{"speech": {"baseUrl": "…", "apiKey": "…"}}`: duties with a server of their own. */
  AI_PROVIDERS?: string;
  /**
   * Name of the model for each duty; empty means the server's default, `none` disables the duty (speech,
   * pictures, moderation).
   */
  MODEL_TEXT?: string;
  MODEL_QUESTIONS?: string;
  MODEL_FEEDBACK?: string;
  MODEL_SPEECH?: string;
  MODEL_IMAGE?: string;
  /** `text-model` lets the text model judge, for servers without a moderation endpoint. */
  MODEL_MODERATION?: string;
  /** The moderator's rate limit in our account with its provider; empty means OpenAI's lowest. */
  MODERATION_TOKENS_PER_MINUTE?: string;
  /** The daily cap for all accounts together, in US dollars; empty means 500, `none` no limit. */
  DAILY_SPEND_DOLLARS?: string;
  /** Context size of the models on a server other than OpenAI, in tokens; empty means unknown. */
  MODEL_CONTEXT?: string;
  MEDIA: MediaStore;
}
