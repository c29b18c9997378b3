import type { Queues } from '#contracts/ai-jobs.ts';
import type { MailEnv } from '#functions/mail/mailer.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';

/** The settings and bindings of the Worker that calls the models. */
export interface AiJobsEnv extends MailEnv, Queues {
  /**
   * The base URL of the default server, used by every duty that has no separate server in `AI_PROVIDERS`. A
   * duty is a task for which a model is chosen, such as `speech`. Empty means OpenAI.
   */
  OPENAI_BASE_URL?: string;
  OPENAI_API_KEY: string;
  /** Duties with a separate server, as JSON keyed by duty: `{"speech": {"baseUrl": "…", "apiKey": "…"}}`. */
  AI_PROVIDERS?: string;
  /**
   * Name of the model for this duty. Empty means the server's default; `none` disables the duty (speech,
   * pictures, moderation).
   */
  MODEL_TEXT?: string;
  MODEL_QUESTIONS?: string;
  MODEL_FEEDBACK?: string;
  MODEL_SPEECH?: string;
  MODEL_IMAGE?: string;
  /**
   * The value `text-model` selects the text model for moderation, on servers without a moderation endpoint.
   */
  MODEL_MODERATION?: string;
  /**
   * The moderation model's rate limit for Lexiloom's account with the provider. Empty means OpenAI's lowest
   * limit.
   */
  MODERATION_TOKENS_PER_MINUTE?: string;
  /** The daily cap for all accounts together, in US dollars. Empty means 500; `none` means no limit. */
  DAILY_SPEND_DOLLARS?: string;
  /** Context size, in tokens, of the models on a server other than OpenAI. Empty means unknown. */
  MODEL_CONTEXT?: string;
  MEDIA: MediaStore;
}
