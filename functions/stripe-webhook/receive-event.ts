import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { ApiError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { readBodyBytes } from '#functions/http/read-body.ts';
import { openStripe, type StripeEnv } from '#functions/stripe/open-stripe.ts';
import { settleEvent } from './settle-event.ts';

const maxBytes = 500_000;

/**
 * The delay before the first retry. By then the Worker that received the event has either settled it or died.
 */
const firstLookSeconds = 20;

/** Maximum age of a signature, in seconds; Stripe recommends this value. */
const tolerance = 300;

/**
 * `POST /stripe/webhook`: receives an event from Stripe. Verifies the signature of the raw bytes, stores the
 * event, responds, and then processes the event. If the signature is not Stripe's, is too old, or does not
 * match the body, returns 400 and does not store the event.
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

/**
 * Decodes the received bytes strictly. If invalid bytes were replaced or dropped, the signature could match a
 * body that Stripe did not sign.
 */
function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ApiError('bad_request', 'The signature does not fit.');
  }
}

/** The settings of the webhook Worker. */
export interface WebhookEnv extends StripeEnv {
  /** `whsec_…`: Stripe's signing secret for events. */
  STRIPE_WEBHOOK_SECRET: string;
  /**
   * The queue that retries an event until it is settled. Without this setting, the hourly sweep retries it.
   */
  OPEN_EVENTS?: { send(message: OpenEvent, options: { delaySeconds: number }): Promise<unknown> };
}

/** A message in the queue of unsettled events: the event's id, never its contents. */
export const OpenEvent = z.object({ id: z.string() });
export type OpenEvent = z.infer<typeof OpenEvent>;
