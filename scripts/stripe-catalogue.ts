import Stripe from 'stripe';
import { Explained, readOptions, reasonOf, runCommand } from './command.ts';
import { isExample, stripeKeyProblems } from './deployment/check-settings.ts';
import { DeploymentRefused, settingsPath } from './deployment/deployment-settings.ts';
import { environmentOption, loadEnvironment } from './deployment/read-environment.ts';
import { siteOrigin } from './site-origin.ts';
import { ensurePortal } from './stripe/ensure-portal.ts';
import { ensurePrices } from './stripe/ensure-prices.ts';
import { ensureWebhook, otherWebhooks, removeWebhook } from './stripe/ensure-webhook.ts';

const usage = `npm run stripe-catalogue -- --env staging|production [--settings file] [--remove-webhook https://<site>]
STRIPE_API_KEY=sk_… APP_ORIGIN=https://<site> npm run stripe-catalogue

  --env             takes the key, the site and STRIPE_TAX from deployments/<env>.json
  --settings        another file of settings
  --remove-webhook  removes the webhook of a site that no longer exists, and nothing else

Without --env they are variables: STRIPE_API_KEY; APP_ORIGIN for the webhook and the customer portal;
STRIPE_TAX=off to sell without tax. STRIPE_API_BASE is another server that speaks Stripe's API, such as the
local one of npm run stand-ins.`;

/** A Stripe client for a program on this machine, connected to the local Stripe or to Stripe itself. */
export function stripeAt(apiKey: string, base?: string): Stripe {
  if (!base) return new Stripe(apiKey);
  const { hostname, port, protocol } = new URL(base);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return new Stripe(apiKey, { host: hostname, protocol: scheme, ...(port && { port }) });
}

/** The reason why nothing can be sold with the current tax settings; null if sales are possible. */
export async function taxHindrance(
  stripe: Stripe,
  setting: string | undefined,
): Promise<string | null> {
  if (setting === 'off') return null;
  const { status } = await stripe.tax.settings.retrieve();
  if (status === 'active') return null;
  return `Stripe Tax is not set up in this account, and every purchase would be refused.
Set it up at https://dashboard.stripe.com/settings/tax (head office, registrations), or sell without tax:
"vars": {"STRIPE_TAX": "off"} in the settings file of the environment, or STRIPE_TAX=off for this command
where it runs without --env.`;
}

interface Catalogue {
  apiKey: string;
  /** If null, the webhook and the portal are not changed. */
  origin: string | null;
  tax: string | undefined;
  base: string | undefined;
  /** The place where the user must enter the webhook's secret. */
  secretPlace: string;
}

function ofEnvironment(given: string, file: string | undefined): Catalogue {
  const name = environmentOption(given, usage);
  const { settings } = loadEnvironment(name, file);
  const { origin, vars, secrets } = settings;
  const { STRIPE_API_KEY: apiKey = '' } = secrets;
  const problems = [
    ...Object.entries({ origin, STRIPE_API_KEY: apiKey })
      .filter(([, value]) => isExample(value))
      .map(([setting]) => `${setting} is still the example's.`),
    ...(apiKey === '' ? ['secrets.STRIPE_API_KEY is missing.'] : stripeKeyProblems(apiKey, name)),
  ];
  if (problems.length > 0) throw new DeploymentRefused(problems);
  return {
    ...{ apiKey, origin, tax: vars.STRIPE_TAX },
    base: vars.STRIPE_API_BASE ?? process.env.STRIPE_API_BASE,
    secretPlace: `secrets.STRIPE_WEBHOOK_SECRET of ${file ?? settingsPath(name)}`,
  };
}

function ofVariables(): Catalogue {
  const { STRIPE_API_KEY: apiKey, STRIPE_API_BASE, APP_ORIGIN, STRIPE_TAX } = process.env;
  if (!apiKey) {
    throw new Explained(`Set STRIPE_API_KEY to the account whose catalogue it is.\n\n${usage}`);
  }
  return {
    ...{ apiKey, tax: STRIPE_TAX, base: STRIPE_API_BASE },
    origin: APP_ORIGIN ? originOf('APP_ORIGIN', APP_ORIGIN) : null,
    secretPlace: 'STRIPE_WEBHOOK_SECRET',
  };
}

function originOf(setting: string, text: string): string {
  const origin = siteOrigin(text);
  if (origin) return origin;
  throw new Explained(`${setting} must be a site's address with https and without a path.`);
}

async function main(): Promise<void> {
  const options = {
    env: { type: 'string' },
    settings: { type: 'string' },
    'remove-webhook': { type: 'string' },
  } as const;
  const given = readOptions(process.argv.slice(2), options, usage);
  const catalogue = given.env ? ofEnvironment(given.env, given.settings) : ofVariables();
  const { apiKey, origin, base } = catalogue;
  const stripe = stripeAt(apiKey, base);
  const former = given['remove-webhook'];
  const work =
    former === undefined ? bringUp(stripe, catalogue) : removeFormer(stripe, origin, former);
  await work.catch((error: unknown) => {
    throw error instanceof Stripe.errors.StripeError ? explain(error, base) : error;
  });
}

async function removeFormer(stripe: Stripe, origin: string | null, former: string): Promise<void> {
  const gone = originOf('--remove-webhook', former);
  if (gone === origin) {
    throw new Explained(
      `Nothing was removed: ${gone} is the present site, whose purchases need the webhook. --remove-webhook is for a former site.`,
    );
  }
  await removeWebhook(stripe, gone);
  console.log(`webhook: removed for ${gone}`);
}

/** Sets up all our objects and settings at Stripe. A second run changes nothing. */
async function bringUp(stripe: Stripe, { origin, tax, secretPlace }: Catalogue): Promise<void> {
  const hindrance = await taxHindrance(stripe, tax);
  if (hindrance) throw new Explained(hindrance);
  const done = await ensurePrices(stripe);
  if (origin) {
    done.push(...(await ensurePortal(stripe, origin)));
    const webhook = await ensureWebhook(stripe, origin);
    done.push(...webhook.done);
    if (webhook.secret) {
      console.log(`The webhook's secret, shown this once. Enter it as ${secretPlace}:
  ${webhook.secret}
Then deploy: the site reads it from its deployment.`);
    }
    for (const other of await otherWebhooks(stripe, origin)) {
      console.log(
        `Stripe also sends to ${other}. If that site no longer exists: --remove-webhook ${other}`,
      );
    }
  } else console.log('Without APP_ORIGIN=https://… the webhook and the portal are not changed.');
  console.log(
    done.length > 0 ? done.join('\n') : 'Everything exists already; nothing was changed.',
  );
}

if (import.meta.main) {
  await runCommand(main);
}

function explain(error: Stripe.errors.StripeError, base = 'https://api.stripe.com'): Explained {
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new Explained(`Stripe does not answer at ${base}: ${reasonOf(error.detail ?? error)}.`);
  }
  const isKey =
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError;
  return new Explained(`Stripe refused ${isKey ? 'STRIPE_API_KEY' : 'this'}: ${error.message}`);
}
