import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The model server, and the model for each duty; the server's default for those not set. */
interface ModelSettings {
  baseUrl: string;
  apiKey: string;
  /** `MODEL_TEXT` and similar variables, including `MODEL_CONTEXT`. */
  models: Record<string, string>;
  /** `AI_PROVIDERS`: JSON of the duties with a separate server. */
  providers: string;
}

/** The settings of the local environment, read from the process environment once. */
export interface Settings {
  port: number;
  /** The folder for all data: the database, the media, mails, secrets, logs. */
  dataDir: string;
  /** Vite with hot reload in front, instead of the built site. */
  dev: boolean;
  /** A real Neon project, instead of the emulator. */
  databaseUrl: string | undefined;
  /** A PostgreSQL server behind the emulator, instead of the embedded one. */
  pgUrl: string | undefined;
  openai: ModelSettings | 'demo';
  /** The keys of Stripe's test mode, which then replaces the local Stripe. */
  stripe: { apiKey: string; webhookSecret: string } | 'local';
  /** A folder of Workers that `bundleWorkers` has bundled; without it, they are bundled and watched. */
  bundledWorkers: string | undefined;
  /** Whether the Workers' cron triggers are fired; a bench that counts statements leaves them out. */
  firesCrons: boolean;
}

export class BadSetting extends Error {}

export function loadSettings(env: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  const port = Number(env.PORT || 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new BadSetting(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  }
  const folder = env.LEXILOOM_DATA || '.data';
  return {
    port,
    dataDir: isAbsolute(folder) ? folder : join(root, folder),
    dev: args.includes('--dev'),
    databaseUrl: env.DATABASE_URL || undefined,
    pgUrl: env.PG_URL || undefined,
    openai: readOpenAI(env),
    stripe: readStripe(env),
    bundledWorkers: env.LEXILOOM_BUNDLED_WORKERS || undefined,
    firesCrons: true,
  };
}

/** A key alone means OpenAI; an address alone means a server that needs no key. */
function readOpenAI(env: NodeJS.ProcessEnv): Settings['openai'] {
  const { OPENAI_API_KEY: key } = env;
  const url = readServerUrl(env, 'OPENAI_BASE_URL');
  if (!key && !url) return 'demo';
  const models = Object.fromEntries(
    [...Object.values(duties), 'CONTEXT'].flatMap((what) => {
      const value = env[`MODEL_${what}`];
      return value ? [[`MODEL_${what}`, value]] : [];
    }),
  );
  const providers = Object.fromEntries(
    Object.entries(duties).flatMap(([name, duty]) => {
      const baseUrl = readServerUrl(env, `${duty}_BASE_URL`);
      return baseUrl ? [[name, { baseUrl, apiKey: env[`${duty}_API_KEY`] || 'none' }]] : [];
    }),
  );
  return {
    ...{ baseUrl: url || 'https://api.openai.com/v1', apiKey: key || 'none', models },
    providers: JSON.stringify(providers),
  };
}

/** The URL of a model server; `localhost:11434` would be parsed as a URL with the scheme "localhost". */
function readServerUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const url = env[name] || undefined;
  if (url && !(/^https?:\/\//i.test(url) && URL.canParse(url))) {
    throw new BadSetting(
      `${name} must begin with http:// or https://, such as http://localhost:11434/v1.`,
    );
  }
  return url;
}

/** The prefix or suffix of each duty's environment variables: `SPEECH_BASE_URL`, `MODEL_SPEECH`. */
const duties = {
  text: 'TEXT',
  questions: 'QUESTIONS',
  feedback: 'FEEDBACK',
  speech: 'SPEECH',
  pictures: 'IMAGE',
  moderation: 'MODERATION',
} as const;

/** Both keys or neither: without the webhook's secret no Stripe event could be verified. */
function readStripe(env: NodeJS.ProcessEnv): Settings['stripe'] {
  const { STRIPE_API_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!apiKey && !webhookSecret) return 'local';
  if (!apiKey || !webhookSecret) {
    throw new BadSetting(
      'STRIPE_API_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or none.',
    );
  }
  if (/^[sr]k_live_/.test(apiKey)) {
    throw new BadSetting(
      'STRIPE_API_KEY is a live key, and a purchase here would charge a real card: use the key of a sandbox, sk_test_….',
    );
  }
  return { apiKey, webhookSecret };
}
