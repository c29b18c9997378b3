import { createHmac } from 'node:crypto';
import type { StripeEvent } from './objects.ts';

/** The result of one delivery, for `GET /_dev/deliveries`. */
export interface Delivery {
  event: string;
  type: string;
  /** The HTTP status that the webhook returned; 0 if it did not respond. */
  status: number;
}

const tries = 5;
const pauseMs = 300;

/** Returns the header `stripe-signature` for a raw body. `at` is in seconds since 1970. */
export function signature(secret: string, body: string, at: number): string {
  const hash = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${hash}`;
}

/** A webhook endpoint. It receives all events or only some types, in one version of the API. */
export interface Receiver {
  url: string;
  secret: string;
  enabledEvents: readonly string[];
  apiVersion: string;
}

/**
 * Sends events to each webhook, one after the other. Retries an event until the webhook accepts it or five
 * attempts have failed. The signature contains the real time instead of the emulator's time, because the
 * receiver compares it with its own clock.
 */
export function createDelivery(receivers: () => readonly Receiver[]) {
  const deliveries: Delivery[] = [];
  let queue = Promise.resolve();

  async function deliver(event: StripeEvent): Promise<void> {
    const wanted = receivers().filter(
      ({ enabledEvents: types }) => types.includes('*') || types.includes(event.type),
    );
    const taken = await Promise.all(wanted.map((receiver) => deliverTo(receiver, event)));
    if (wanted.length > 0 && taken.every(Boolean)) event.pending_webhooks = 0;
  }

  async function deliverTo(receiver: Receiver, event: StripeEvent): Promise<boolean> {
    const body = JSON.stringify(eventIn(receiver.apiVersion, event));
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const status = await send(receiver, body);
      deliveries.push({ event: event.id, type: event.type, status });
      if (status >= 200 && status < 300) return true;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
    }
    return false;
  }

  async function send({ url, secret }: Receiver, body: string): Promise<number> {
    const at = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signature(secret, body, at),
    };
    try {
      const answer = await fetch(url, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  return {
    deliveries,
    enqueue(event: StripeEvent) {
      queue = queue.then(() => deliver(event));
    },
    /** Resolves once every event emitted so far has been delivered or has failed for the last time. */
    idle: () => queue,
  };
}

/** The first API version in which an invoice's subscription is a field of `parent`. */
const withParents = '2025-03-31';

/**
 * Returns an event in the format of an older API version. Converts only the invoice's reference to its
 * subscription, because none of the other format changes affects code that reads events.
 */
export function eventIn(apiVersion: string, event: StripeEvent): StripeEvent {
  const copy = structuredClone({ ...event, api_version: apiVersion });
  const object: unknown = copy.data.object;
  const isInvoice =
    typeof object === 'object' && object !== null && Reflect.get(object, 'object') === 'invoice';
  if (!isInvoice || apiVersion >= withParents) return copy;
  const parent: unknown = Reflect.get(object, 'parent');
  const details = Reflect.get(Object(parent), 'subscription_details');
  Reflect.set(object, 'subscription', Reflect.get(Object(details), 'subscription') ?? null);
  Reflect.deleteProperty(object, 'parent');
  return copy;
}
