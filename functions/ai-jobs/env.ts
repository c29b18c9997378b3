import type { Queues } from '#contracts/ai-jobs/job-messages.ts';
import type { MailEnv } from '#functions/mail/mailer.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';

/** The settings and bindings of the Worker that speaks to the models. */
export interface AiJobsEnv extends MailEnv, Queues {
  /** The server of every duty that has none of its own; empty is OpenAI. */
  OPENAI_BASE_URL?: string;
  OPENAI_API_KEY: string;
  /** JSON by duty, `{"speech": {"baseUrl": "…", "apiKey": "…"}}`: duties with a server of their own. */
  AI_PROVIDERS?: string;
  /** Models by name; empty is the default of the server, `none` is nobody (speech, pictures, moderation). */
  MODEL_TEXT?: string;
  MODEL_QUESTIONS?: string;
  MODEL_FEEDBACK?: string;
  MODEL_SPEECH?: string;
  MODEL_IMAGE?: string;
  /** `text-model` lets the text model judge, where a server has no moderations. */
  MODEL_MODERATION?: string;
  /** The limit of the moderator in the account with its provider; empty is the least that OpenAI has. */
  MODERATION_TOKENS_PER_MINUTE?: string;
  /** The most that all accounts together may cost in a day, in US dollars; empty is 500, `none` no limit. */
  DAILY_SPEND_DOLLARS?: string;
  /** Tokens that the models of a server which is not OpenAI read and write at once; empty is not stated. */
  MODEL_CONTEXT?: string;
  MEDIA: MediaStore;
}
