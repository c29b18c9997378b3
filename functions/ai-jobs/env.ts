import type { Queues } from '#contracts/ai-jobs.ts';
import type { MailEnv } from '#functions/mail/mailer.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';

/** The settings and bindings of the Worker that calls the models. */
export interface AiJobsEnv extends MailEnv, Queues {
  /**
   * The server of every duty without a separate server. A duty is the purpose of a model. Empty means OpenAI.
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
  /** The value `text-model` makes the text model moderate, for servers without a moderation endpoint. */
  MODEL_MODERATION?: string;
  /**
   * The rate limit of the moderation model for Lexiloom's account with its provider. Empty means OpenAI's
   * lowest limit.
   */
  MODERATION_TOKENS_PER_MINUTE?: string;
  /** The daily cap for all accounts together, in US dollars. Empty means 500; `none` means no limit. */
  DAILY_SPEND_DOLLARS?: string;
  /** Context size, in tokens, of the models on a server other than OpenAI. Empty means unknown. */
  MODEL_CONTEXT?: string;
  MEDIA: MediaStore;
}
