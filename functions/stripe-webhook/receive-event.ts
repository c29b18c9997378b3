import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { ApiError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { readBodyBytes } from '#functions/http/read-body.ts';
import { openStripe, type StripeEnv } from '#functions/stripe/open-stripe.ts';
import { settleEvent } from './settle-event.ts';

const maxBytes = 500_000;

/** A Worker that lives has settled an event by then. */
const firstLookSeconds = 20;

/** How long a signature is good, in seconds: what Stripe itself advises. */
const tolerance = 300;

/**
 * `POST /stripe/webhook`: an event from Stripe. The signature is checked on the raw bytes, the event is
 * stored, then the answer goes out; what it asks for is done after that. 400 for a signature that is
 * not Stripe's, is too old, or stands over other bytes: nothing is stored then.
 */
export const receiveEvent = operation<WebhookEnv>(
  { may: 'anyone', once: false, token: 'ignored' },
  async ({ request, env, db, waitUntil }) => {
    const raw = readText(await readBodyBytes(request, maxBytes));
    const stripe = openStripe(env);
    const event = await stripe.webhooks
      .constructEventAsync(
        raw,
        request.headers.get('stripe-signature') ?? '',
        env.STRIPE_WEBHOOK_SECRET,
        tolerance,
        Stripe.createSubtleCryptoProvider(),
      )
      .catch(() => {
        throw new ApiError('bad_request', 'The signature does not fit.');
      });
    await db.execute(sql`
      insert into stripe_events (id, type, payload)
      values (${event.id}, ${event.type}, ${raw}::jsonb) on conflict (id) do nothing`);
    waitUntil(settleEvent(db, stripe, event.id));
    const bell = env.OPEN_EVENTS?.send({ id: event.id }, { delaySeconds: firstLookSeconds });
    if (bell) waitUntil(bell);
    return null;
  },
);

/** The text of the very bytes that came: nothing is mended or left out, or another body would pass. */
function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ApiError('bad_request', 'The signature does not fit.');
  }
}

/** The settings of the webhook Worker. */
export interface WebhookEnv extends StripeEnv {
  /** `whsec_…`: what Stripe signs its events with. */
  STRIPE_WEBHOOK_SECRET: string;
  /** Brings an event again until it is settled; without it the hour's sweep does. */
  OPEN_EVENTS?: { send(message: OpenEvent, options: { delaySeconds: number }): Promise<unknown> };
}

/** What the queue of open events holds: which event, never what is in it. */
export const OpenEvent = z.object({ id: z.string() });
export type OpenEvent = z.infer<typeof OpenEvent>;
