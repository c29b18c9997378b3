import Stripe from 'stripe';
import { ensurePortal } from './stripe/ensure-portal.ts';
import { ensurePrices } from './stripe/ensure-prices.ts';
import { ensureWebhook } from './stripe/ensure-webhook.ts';

/** Stripe's client for a program on this machine, at the local Stripe or at Stripe itself. */
export function stripeAt(apiKey: string, base?: string): Stripe {
  if (!base) return new Stripe(apiKey);
  const { hostname, port } = new URL(base);
  return new Stripe(apiKey, { host: hostname, port, protocol: 'http' });
}

/** Why nothing can be sold as the settings are; null where it can. */
export async function taxHindrance(
  stripe: Stripe,
  setting: string | undefined,
): Promise<string | null> {
  if (setting === 'off') return null;
  const { status } = await stripe.tax.settings.retrieve();
  if (status === 'active') return null;
  return `Stripe Tax is not set up in this account, and every purchase would be refused.
Set it up at https://dashboard.stripe.com/settings/tax (head office, registrations), or sell without
tax: STRIPE_TAX = "off" in functions/billing/wrangler.toml, and STRIPE_TAX=off for this command.`;
}

/**
 * `STRIPE_API_KEY=sk_… APP_ORIGIN=https://… npm run stripe-catalogue`: everything that Stripe has to know
 * of us. Run again it changes nothing.
 */
async function main(): Promise<void> {
  const { STRIPE_API_KEY, STRIPE_API_BASE, APP_ORIGIN, STRIPE_TAX } = process.env;
  if (!STRIPE_API_KEY) throw new Error('Set STRIPE_API_KEY to the account whose catalogue it is.');
  const stripe = stripeAt(STRIPE_API_KEY, STRIPE_API_BASE);
  const hindrance = await taxHindrance(stripe, STRIPE_TAX);
  if (hindrance) throw new Error(hindrance);
  const done = await ensurePrices(stripe);
  if (APP_ORIGIN) {
    const { origin } = new URL(APP_ORIGIN);
    done.push(...(await ensurePortal(stripe, origin)));
    const webhook = await ensureWebhook(stripe, origin);
    done.push(...webhook.done);
    if (webhook.secret) {
      console.log(`The webhook's secret, shown this once. Put it in as STRIPE_WEBHOOK_SECRET:
  ${webhook.secret}`);
    }
  } else console.log('Without APP_ORIGIN=https://… the webhook and the portal are left alone.');
  console.log(done.length > 0 ? done.join('\n') : 'Everything is there already; nothing changed.');
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
