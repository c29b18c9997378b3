import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PageLanguage } from '#contracts/content/page.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The model server, and the model for each duty. Duties without a setting use the server's default. */
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
  /** The folder for all data: the database, media, emails, secrets and logs. */
  dataDir: string;
  /** If true, Vite serves the site with hot reload, instead of the built site. */
  dev: boolean;
  /** The URL of a real Neon project, used instead of the emulator. */
  databaseUrl: string | undefined;
  /** The URL of a PostgreSQL server, used behind the emulator instead of the embedded database. */
  pgUrl: string | undefined;
  openai: ModelSettings | 'demo';
  /** The keys of Stripe's test mode. If set, Stripe replaces the local Stripe. */
  stripe: { apiKey: string; webhookSecret: string } | 'local';
  /** A folder of Workers built by `bundleWorkers`. Without it, the Workers are bundled and watched. */
  bundledWorkers: string | undefined;
  /** The language in which the demo teacher names homework and tasks. */
  demoLanguage: PageLanguage;
  /** If false, the Workers' cron triggers are not fired, for a bench that counts statements. */
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
    demoLanguage: readDemoLanguage(env),
    firesCrons: true,
  };
}

function readDemoLanguage({ LEXILOOM_LANGUAGE: wanted }: NodeJS.ProcessEnv): PageLanguage {
  if (!wanted) return 'en';
  const language = PageLanguage.safeParse(wanted);
  if (!language.success) {
    throw new BadSetting(
      `LEXILOOM_LANGUAGE must be one of ${PageLanguage.options.join(', ')}, not "${wanted}".`,
    );
  }
  return language.data;
}

/**
 * Parses the model server's settings. A key alone means OpenAI; an address alone means a server that needs no
 * key.
 */
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

/**
 * Parses the URL of a model server, which must begin with `http://` or `https://`. Otherwise
 * `localhost:11434` would be parsed as a URL with the scheme "localhost".
 */
function readServerUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const url = env[name] || undefined;
  if (url && !(/^https?:\/\//i.test(url) && URL.canParse(url))) {
    throw new BadSetting(
      `${name} must begin with http:// or https://, such as http://localhost:11434/v1.`,
    );
  }
  return url;
}

/** Each duty's prefix or suffix in environment variables, such as `SPEECH_BASE_URL` and `MODEL_SPEECH`. */
const duties = {
  text: 'TEXT',
  questions: 'QUESTIONS',
  feedback: 'FEEDBACK',
  speech: 'SPEECH',
  pictures: 'IMAGE',
  moderation: 'MODERATION',
} as const;

/** Requires both keys or neither, because Stripe's events cannot be verified without the webhook secret. */
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
