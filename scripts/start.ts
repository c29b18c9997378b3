import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { demoAccounts, demoPassword } from '#db/seed/accounts.ts';
import { FolderInUse, lockFolder } from './processes/lock-folder.ts';
import { onEndAsked } from './processes/on-end-asked.ts';
import { ChildFailed } from './processes/start-child.ts';
import { BadSetting, loadSettings, type Settings } from './world/settings.ts';
import { type Environment, PortTaken, startEnvironment } from './world/start-environment.ts';

// `npm start` and, with --dev, `npm run dev`: the whole product on this computer, offline.

/** Thrown between two steps when the start must be aborted. */
class Stopped extends Error {}

const settings = orExit(() => loadSettings(process.env, process.argv.slice(2)));
mkdirSync(settings.dataDir, { recursive: true });
const unlock = orExit(() => lockFolder(join(settings.dataDir, 'lexiloom.lock')));

const logs = relative(process.cwd(), join(settings.dataDir, 'logs'));
let world: Environment | null = null;
let ending: string | null = null;
let stepBegan: number | null = null;

onEndAsked((why) => {
  ending = why;
  console.log(`\nStopping (${why}).`);
  // During startup, the startup code itself detects the request to stop, and stops the programs that already
  // run.
  if (world) void end(0);
});

try {
  const began = performance.now();
  world = await startEnvironment(settings, (step) => {
    if (ending) throw new Stopped();
    finishStep();
    process.stdout.write(`  ${step} …`);
    stepBegan = performance.now();
  });
  if (ending) await end(0);
  else {
    finishStep();
    greet(world, settings, performance.now() - began);
    const broken = await world.broken;
    if (!ending) {
      console.error(`\n${broken} stopped unexpectedly. Logs: ${logs}`);
      await end(1);
    }
  }
} catch (error) {
  if (error instanceof Stopped) await end(0);
  console.error(`\n${explain(error)}`);
  await end(1);
}

/** Completes the output line of a step with its duration. */
function finishStep(): void {
  if (stepBegan !== null) console.log(` ${((performance.now() - stepBegan) / 1000).toFixed(1)} s`);
}

async function end(code: number): Promise<never> {
  ending ??= 'asked';
  await world?.stop();
  unlock();
  process.exit(code);
}

function orExit<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const folder = process.env.LEXILOOM_DATA || '.data';
    console.error(
      error instanceof FolderInUse
        ? `Lexiloom already runs on ${folder} (process ${error.pid}). Stop it first, or give this one ` +
            'its own folder: LEXILOOM_DATA=.data-2 PORT=8797 npm start'
        : String(error instanceof Error ? error.message : error),
    );
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (error instanceof PortTaken || error instanceof ChildFailed || error instanceof BadSetting) {
    return error.message;
  }
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `Lexiloom did not start: ${words}\nThe logs: ${logs}`;
}

function greet(running: Environment, { dataDir, dev }: Settings, milliseconds: number): void {
  const writer = running.demoWriterUrl
    ? 'the demo writer (set OPENAI_API_KEY, or OPENAI_BASE_URL of any compatible server, for a real model)'
    : 'the model of OPENAI_BASE_URL or OPENAI_API_KEY';
  const payments = running.stripeUrl
    ? `the local Stripe (${running.stripeUrl}; refunds and disputes are at /_dev; set STRIPE_API_KEY and STRIPE_WEBHOOK_SECRET for Stripe's test mode)`
    : 'Stripe';
  const pdfFiles = running.pdfRendererUrl
    ? 'this computer’s Chromium'
    : 'the browser’s print window (install Chromium, or set CHROMIUM_PATH, for PDF files)';
  console.log(`
Lexiloom is ready after ${(milliseconds / 1000).toFixed(1)} s${dev ? ', with hot reload' : ''}.

  The site      ${running.url}
  Mails         ${running.mailUrl}
  Written by    ${writer}
  Paid at       ${payments}
  PDF files by  ${pdfFiles}
  Data          ${relative(process.cwd(), dataDir) || '.'} (kept between starts; remove it to start over)
  Logs          ${logs}

  Demo accounts, all with the password ${demoPassword}
${demoAccounts.map(({ userName, about }) => `    ${userName.padEnd(24)} ${about}`).join('\n')}

Ctrl-C stops everything.`);
}
