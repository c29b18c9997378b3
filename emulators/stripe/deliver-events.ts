import { createHmac } from 'node:crypto';
import type { StripeEvent } from './objects.ts';

/** What became of one delivery, for `GET /_dev/deliveries`. */
export interface Delivery {
  event: string;
  type: string;
  /** The webhook's HTTP status; 0 when it did not answer. */
  status: number;
}

const tries = 5;
const pauseMs = 300;

/** The header `stripe-signature` of a raw body; `at` is seconds since 1970. */
export function signature(secret: string, body: string, at: number): string {
  const hash = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${hash}`;
}

/**
 * Sends events to the webhook one after the other, each until it is taken or was tried five times. The
 * time in the signature is the real one: the receiver's clock does not run ahead with ours.
 */
export function createDelivery(options: { webhookUrl: string | null; secret: string }) {
  const deliveries: Delivery[] = [];
  let queue = Promise.resolve();

  async function deliver(event: StripeEvent): Promise<void> {
    if (!options.webhookUrl) return;
    const body = JSON.stringify(event);
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const status = await send(options.webhookUrl, body);
      deliveries.push({ event: event.id, type: event.type, status });
      if (status >= 200 && status < 300) {
        event.pending_webhooks = 0;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
    }
  }

  async function send(url: string, body: string): Promise<number> {
    const at = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signature(options.secret, body, at),
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
    /** Settles when everything noted so far is delivered or given up. */
    idle: () => queue,
  };
}
