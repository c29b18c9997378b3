import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seed } from '#db/seed/seed.ts';
import { findChromium } from '#emulators/browser-rendering/find-chromium.ts';
import { type MailReader, startMailReader } from '#emulators/mail/start-mail-reader.ts';
import { demoModelNames } from '#emulators/openai/demo-models.ts';
import { buildLessonDrawing } from '../build-lesson-drawing.ts';
import { buildSite } from '../build-site.ts';
import { migrate } from '../migrate.ts';
import { isPortFree } from '../processes/is-port-free.ts';
import { type Child, startChild } from '../processes/start-child.ts';
import { waitForAnswer } from '../processes/wait-for-answer.ts';
import { ensurePortal } from '../stripe/ensure-portal.ts';
import { ensurePrices } from '../stripe/ensure-prices.ts';
import { stripeAt } from '../stripe-catalogue.ts';
import { bundledConfigs } from './bundle-workers.ts';
import { demoHomeworks } from './demo-homeworks.ts';
import { demoLessons } from './demo-lessons.ts';
import { demoSubscription } from './demo-subscription.ts';
import { demoWords } from './demo-words.ts';
import { driveCrons } from './drive-crons.ts';
import { type LocalSecrets, localSecrets } from './local-secrets.ts';
import { root, type Settings } from './settings.ts';
import { startVite } from './start-vite.ts';
import { startWorkers, type WorkersOptions } from './start-workers.ts';

export interface Environment {
  url: string;
  mailUrl: string;
  /** The OpenAI emulator's address, or null when a real model is connected. */
  demoWriterUrl: string | null;
  /** The local Stripe's address, or null when Stripe itself is connected. */
  stripeUrl: string | null;
  /** The address of the stand-in that renders PDF files, or null if this computer has no Chromium. */
  pdfRendererUrl: string | null;
  /** The address of the Workers, without the site. */
  workersUrl: string;
  /** Resolves with the name of a part that ended unexpectedly. */
  broken: Promise<string>;
  stop(): Promise<void>;
}

export class PortTaken extends Error {}

const pdfRendererToken = 'local-browser-rendering';

/**
 * Starts all components of Lexiloom in order, on a data folder that this process has locked. If a step fails,
 * stops all started components, newest first.
 */
export async function startEnvironment(
  settings: Settings,
  say: (step: string) => void,
  { configs }: Pick<WorkersOptions, 'configs'> = {},
): Promise<Environment> {
  const { dataDir, port } = settings;
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  if (!(await isPortFree(port))) {
    throw new PortTaken(
      `Port ${port} is taken. Stop the program that listens there, or choose another: PORT=${port + 10} npm start`,
    );
  }
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  const watched: Promise<string>[] = [];
  const keep = (name: string, child: Child): Child => {
    stops.push(child.stop);
    watched.push(child.ended.then(() => name));
    return child;
  };

  try {
    say('Building the site');
    await (settings.dev ? buildLessonDrawing() : buildSite());
    say('Starting the database');
    const databaseUrl = settings.databaseUrl ?? keep('The database', await startDatabase()).ready;
    say('Migrating the database');
    await migrate(databaseUrl);
    const lessons = demoLessons();
    await seed(
      databaseUrl,
      lessons,
      demoHomeworks(lessons, Date.now(), demoWords[settings.demoLanguage]),
    );

    let openai = settings.openai;
    let demoWriterUrl: string | null = null;
    if (openai === 'demo') {
      say('Starting the demo writer');
      demoWriterUrl = keep('The demo writer', await startDemoWriter()).ready;
      openai = { baseUrl: demoWriterUrl, apiKey: 'demo', models: demoModelNames, providers: '{}' };
    }
    const secrets = localSecrets(dataDir);
    const url = `http://127.0.0.1:${port}`;
    let stripe: Record<string, string>;
    let stripeUrl: string | null = null;
    if (settings.stripe === 'local') {
      say('Starting the local Stripe');
      stripeUrl = keep('The local Stripe', await startLocalStripe(url, secrets)).ready;
      stripe = { STRIPE_API_KEY: 'sk_test_local', STRIPE_API_BASE: stripeUrl };
      const local = stripeAt('sk_test_local', stripeUrl);
      await ensurePrices(local);
      await ensurePortal(local, url);
      await demoSubscription(databaseUrl, local);
    } else {
      const { apiKey, webhookSecret } = settings.stripe;
      stripe = { STRIPE_API_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
    }
    let pdfRendererUrl: string | null = null;
    if (findChromium()) {
      say('Starting the PDF renderer');
      pdfRendererUrl = keep('The PDF renderer', await startPdfRenderer()).ready;
    }
    say('Starting the Workers');
    const workers = keep(
      'The Workers',
      await startWorkers({
        port: settings.dev ? 0 : port,
        dataDir,
        logFile: join(logs, 'workers.log'),
        ...(settings.bundledWorkers && { configs: bundledConfigs(settings.bundledWorkers) }),
        ...(configs && { configs }),
        bindings: {
          ...secrets,
          ...stripe,
          DATABASE_URL: databaseUrl,
          APP_ORIGIN: url,
          MAIL_FROM: 'no-reply@lexiloom.test',
          OPENAI_BASE_URL: openai.baseUrl,
          OPENAI_API_KEY: openai.apiKey,
          AI_PROVIDERS: openai.providers,
          BROWSER_RENDERING_URL: pdfRendererUrl ?? '',
          BROWSER_RENDERING_TOKEN: pdfRendererUrl ? pdfRendererToken : 'none',
          ...openai.models,
        },
      }),
    );
    if (settings.dev) {
      say('Starting Vite');
      stops.push(await startVite(port, workers.ready));
    }
    say('Waiting for the first answers');
    await waitForAnswer(`${url}/`, 30_000);
    await waitForAnswer(`${url}/api/v1/writer`, 60_000);
    if (settings.firesCrons) stops.push(driveCrons(workers.ready));
    const mail = await openMail(workers.ready);
    stops.push(() => mail.close());
    const world = {
      url,
      mailUrl: mail.url,
      demoWriterUrl,
      stripeUrl,
      pdfRendererUrl,
      databaseUrl,
      workersUrl: workers.ready,
    };
    // For tests and other programs that need the addresses of a running environment.
    writeFileSync(join(dataDir, 'world.json'), JSON.stringify(world, null, 2));
    return { ...world, broken: Promise.race(watched), stop };
  } catch (error) {
    await stop();
    throw error;
  }

  function startDatabase(): Promise<Child> {
    const env = settings.pgUrl
      ? { ...process.env, PG_URL: settings.pgUrl }
      : { ...process.env, PG_URL: '', NEON_FOLDER: join(dataDir, 'postgres') };
    return startEmulator('The database', 'neon/serve-neon.ts', env, 'database.log');
  }

  function startDemoWriter(): Promise<Child> {
    return startEmulator('The demo writer', 'openai/serve-openai.ts', process.env, 'writer.log');
  }

  function startPdfRenderer(): Promise<Child> {
    const env = { ...process.env, BROWSER_RENDERING_TOKEN: pdfRendererToken };
    const program = 'browser-rendering/serve-browser-rendering.ts';
    return startEmulator('The PDF renderer', program, env, 'pdf.log');
  }

  function startLocalStripe(site: string, { STRIPE_WEBHOOK_SECRET }: LocalSecrets): Promise<Child> {
    const env = {
      ...process.env,
      STRIPE_FILE: join(dataDir, 'stripe.json'),
      STRIPE_WEBHOOK_URL: `${site}/api/stripe/webhook`,
      STRIPE_WEBHOOK_SECRET,
    };
    return startEmulator('The local Stripe', 'stripe/serve-stripe.ts', env, 'stripe.log');
  }

  function startEmulator(
    name: string,
    program: string,
    env: NodeJS.ProcessEnv,
    log: string,
  ): Promise<Child> {
    return startChild({
      name,
      program: process.execPath,
      args: [join(root, 'emulators', program)],
      env,
      cwd: root,
      logFile: join(logs, log),
      ready: /ready on (\S+)/,
      readyWithinMs: 90_000,
    });
  }

  /**
   * Uses the port after the site's if it is free, because it is easy to remember; otherwise any free port.
   */
  async function openMail(workersUrl: string): Promise<MailReader> {
    const beside = port < 65_535 && (await isPortFree(port + 1)) ? port + 1 : 0;
    return startMailReader({ port: beside, workersUrl, folder: join(dataDir, 'mails') });
  }
}
