import Stripe from 'stripe';
import { eventTypes } from '#functions/stripe-webhook/event-types.ts';
import { Explained } from '../command.ts';
import { differs } from './ensure-prices.ts';

const webhookPath = '/api/stripe/webhook';
const webhookUrl = (origin: string): string => `${origin}${webhookPath}`;

/**
 * Ensures that Stripe sends our webhook the events that we handle, in the API version that our code supports.
 * The version of an endpoint cannot be changed, so an endpoint with another version is replaced. Returns what
 * was done, and the secret of a new endpoint, because Stripe shows it only once.
 */
export async function ensureWebhook(
  stripe: Stripe,
  origin: string,
): Promise<{ done: string[]; secret: string | null }> {
  const url = webhookUrl(origin);
  const wanted = { enabled_events: [...eventTypes] };
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const ours = data.filter((one) => one.url === url);
  const current = ours.find(
    ({ api_version, status }) => api_version === Stripe.API_VERSION && status === 'enabled',
  );
  if (current) {
    if (!differs(wanted, current)) return { done: [], secret: null };
    await stripe.webhookEndpoints.update(current.id, wanted);
    return { done: ['webhook: its events changed'], secret: null };
  }
  const made = await stripe.webhookEndpoints.create({
    ...wanted,
    url,
    api_version: Stripe.API_VERSION,
    description: 'Lexiloom',
  });
  for (const { id } of ours) await stripe.webhookEndpoints.del(id);
  const old = ours.length > 0 ? ', in place of one of another version' : '';
  return { done: [`webhook: made for ${url}${old}`], secret: made.secret ?? null };
}

/** The origins of our other sites to which the account still sends events. */
export async function otherWebhooks(stripe: Stripe, origin: string): Promise<string[]> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const sites = data
    .filter(({ url }) => URL.canParse(url) && new URL(url).pathname === webhookPath)
    .map(({ url }) => new URL(url).origin);
  return [...new Set(sites)].filter((site) => site !== origin).sort();
}

/**
 * Removes the webhook of a site that no longer exists. Throws `Explained` if the account has no webhook for
 * this site.
 */
export async function removeWebhook(stripe: Stripe, origin: string): Promise<void> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const its = data.filter(({ url }) => url === webhookUrl(origin));
  if (its.length === 0) {
    throw new Explained(`Nothing was removed: Stripe has no webhook for ${origin}.`);
  }
  for (const { id } of its) await stripe.webhookEndpoints.del(id);
}
