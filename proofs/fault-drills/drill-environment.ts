import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import type { Database } from '#db/client.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { demoModelNames } from '#emulators/openai/demo-models.ts';
import { migrate } from '#scripts/migrate.ts';
import { freePort } from '#scripts/processes/free-port.ts';
import { startChild } from '#scripts/processes/start-child.ts';
import { waitForAnswer } from '#scripts/processes/wait-for-answer.ts';
import { ensurePrices } from '#scripts/stripe/ensure-prices.ts';
import { stripeAt } from '#scripts/stripe-catalogue.ts';
import { openGatedWorkers } from '#scripts/testing/connection-gate/gated-configs.ts';
import type { ConnectionGate } from '#scripts/testing/connection-gate/open-connection-gate.ts';
import { startPostgres } from '#scripts/testing/start-postgres.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { fireCrons } from '#scripts/world/drive-crons.ts';
import { root } from '#scripts/world/settings.ts';
import { startWorkers } from '#scripts/world/start-workers.ts';
import { type Killable, startKillable } from './killable.ts';

export interface DrillEnvironment {
  /** The site's URL; it stays the same when the Workers are killed and restarted. */
  url: string;
  db: Database;
  stripe: Stripe;
  prices: Record<BoughtPlan, string>;
  /**
   * The separate processes that can be killed: the Workers with their queues, and the services they depend
   * on.
   */
  mortals: Killable[];
  /** The gate that limits each top-level event to its six connections. It is never killed. */
  gate: ConnectionGate;
  stop(): Promise<void>;
}

/**
 * When to run the crons after a kill. A killed runtime loses its queues, which Cloudflare would keep, so the
 * crons replace the scheduled checks. They run soon after the leases of the killed process have expired, and
 * again for the parts that were still waiting at that time. They do not run at other times, because in
 * production they run only hourly.
 */
const sweepsAfterKillMs = [60_000, 120_000, 180_000];

/**
 * Starts the product as `npm start` does, each part on a fixed port: a PostgreSQL that keeps committed data
 * when killed, Neon's proxy, the model, Stripe, and all Workers with their queues and files. Returns null if
 * PostgreSQL is not installed.
 */
export async function startDrillEnvironment(): Promise<DrillEnvironment | null> {
  const postgres = await startPostgres({ keeps: true });
  if (!postgres) return null;
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-drill-'));
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [neonPort = 0, modelPort = 0, stripePort = 0, sitePort = 0] = ports;
  const url = `http://127.0.0.1:${sitePort}`;
  const databaseUrl = `postgres://lexiloom:lexiloom@127.0.0.1:${neonPort}/lexiloom`;
  const stripeUrl = `http://127.0.0.1:${stripePort}`;
  const emulator = (name: string, program: string, env: Record<string, string>) =>
    startKillable(name, () =>
      startChild({
        name,
        program: process.execPath,
        args: [join(root, 'emulators', program)],
        env: { ...process.env, ...env },
        cwd: root,
        logFile: join(folder, `${name}.log`),
        ready: /ready on (\S+)/,
        readyWithinMs: 60_000,
      }),
    );
  const started: Killable[] = [];
  const gated = await openGatedWorkers();
  const stop = async () => {
    for (const one of started.reverse()) await one.stop();
    await gated.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    started.push(
      await emulator('proxy', 'neon/serve-neon.ts', {
        PG_URL: postgres.url,
        NEON_PORT: String(neonPort),
      }),
      await emulator('model', 'openai/serve-openai.ts', { OPENAI_PORT: String(modelPort) }),
      await emulator('stripe', 'stripe/serve-stripe.ts', {
        STRIPE_PORT: String(stripePort),
        STRIPE_FILE: join(folder, 'stripe.json'),
        STRIPE_WEBHOOK_URL: `${url}/api/stripe/webhook`,
        STRIPE_WEBHOOK_SECRET: testSecrets.STRIPE_WEBHOOK_SECRET,
      }),
    );
    await migrate(databaseUrl);
    const stripe = stripeAt('sk_test_local', stripeUrl);
    await ensurePrices(stripe);
    // A drill does not need the built static files, but their folder must exist.
    mkdirSync(join(root, 'dist/client'), { recursive: true });
    const bindings = {
      ...testSecrets,
      STRIPE_API_KEY: 'sk_test_local',
      STRIPE_API_BASE: stripeUrl,
      DATABASE_URL: databaseUrl,
      APP_ORIGIN: url,
      MAIL_FROM: 'no-reply@lexiloom.test',
      OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
      OPENAI_API_KEY: 'demo',
      AI_PROVIDERS: '{}',
      BROWSER_RENDERING_TOKEN: 'none',
      ...demoModelNames,
    };
    const workers = await startKillable('workers', () =>
      startWorkers({
        ...{ port: sitePort, dataDir: folder, bindings, configs: gated.configs },
        logFile: join(folder, 'workers.log'),
      }),
    );
    const sweeps: NodeJS.Timeout[] = [];
    started.push({
      ...workers,
      async revive() {
        await workers.revive();
        sweeps.push(...sweepsAfterKillMs.map((ms) => setTimeout(() => fireCrons(url), ms)));
      },
    });
    await waitForAnswer(`${url}/api/v1/writer`, 60_000);
    const database: Killable = {
      name: 'postgres',
      kill: postgres.kill,
      revive: postgres.again,
      stop: async () => {},
    };
    return {
      url,
      db: openToolDatabase(databaseUrl),
      stripe,
      prices: await pricesAt(stripe),
      mortals: [...started, database],
      gate: gated.gate,
      async stop() {
        for (const timer of sweeps) clearTimeout(timer);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the ids of our prices, by plan. */
async function pricesAt(stripe: Stripe): Promise<Record<BoughtPlan, string>> {
  const { data } = await stripe.prices.list({ limit: 100 });
  const found = Object.entries(planPrices).map(([plan, { lookupKey }]) => [
    plan,
    data.find((price) => price.lookup_key === lookupKey)?.id ?? '',
  ]);
  return Object.fromEntries(found) as Record<BoughtPlan, string>;
}
