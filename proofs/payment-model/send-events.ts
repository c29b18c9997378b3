import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { StripeEvent } from '#emulators/stripe/objects.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { recoverEvents, sweepEvents } from '#functions/stripe-webhook/recover-events.ts';
import { settleEvent } from '#functions/stripe-webhook/settle-event.ts';
import type { WebhookFixture } from '#functions/stripe-webhook/testing/webhook-fixture.ts';
import { randomFrom } from '#language/random.ts';
import type { Fate } from './payment-step.ts';

/** Delivers events from Stripe to the webhook over a network that loses, repeats and reorders them. */
export interface EventNetwork {
  send: (fates: readonly Fate[], order: number) => Promise<void>;
  /** Delivers or fetches every event and settles all unfinished work, while simulated minutes pass. */
  settle: () => Promise<void>;
}

export function createEventNetwork(world: WebhookFixture): EventNetwork {
  const { db } = world.test;
  const stripe = openStripe(world.env);
  let waiting: StripeEvent[] = [];

  async function meet(event: StripeEvent, fate: Fate): Promise<void> {
    switch (fate.is) {
      case 'told':
        await world.deliver(event);
        return;
      case 'told twice at once':
        await Promise.all([world.deliver(event), world.deliver(event)]);
        return;
      case 'killed':
        await storeOnly(event);
        await settleUntil(fate.after, event.id);
        return;
      case 'later':
        waiting.push(event);
        return;
      case 'lost':
        return;
    }
  }

  /** Performs only the work that a Worker has done by the time it responds. */
  async function storeOnly(event: StripeEvent): Promise<void> {
    await db.execute(sql`
      insert into stripe_events (id, type, payload)
      values (${event.id}, ${event.type}, ${JSON.stringify(event)}::jsonb) on conflict (id) do nothing`);
    event.pending_webhooks = 0;
  }

  /**
   * Settles an event in a Worker that dies after this many statements, so that the next statement is never
   * sent.
   */
  async function settleUntil(statements: number, id: string): Promise<void> {
    let left = statements;
    await new Promise<void>((ended) => {
      const dying = {
        execute(query: Parameters<Database['execute']>[0]) {
          if (left === 0) {
            ended();
            return new Promise(() => {});
          }
          left -= 1;
          return db.execute(query);
        },
      };
      void settleEvent(dying as unknown as Database, stripe, id).then(() => ended());
    });
  }

  return {
    async send(fates, order) {
      const random = randomFrom(order);
      const all = [...waiting, ...world.news()]
        .map((event) => ({ event, at: random() }))
        .sort((a, b) => a.at - b.at);
      waiting = [];
      const meetings = all.map(({ event }, at) => meet(event, fates[at % fates.length] as Fate));
      await Promise.all(meetings);
    },
    async settle() {
      world.news();
      waiting = [];
      for (let minute = 0; minute < 60; minute += 1) {
        await db.execute(sql`
          update stripe_events set created_at = created_at - interval '1 minute'
          where settled_at is null`);
        const [swept, recovered] = await Promise.all([
          sweepEvents(db, stripe),
          recoverEvents(db, stripe),
        ]);
        if (swept + recovered === 0) return;
      }
      throw new Error('after an hour some events are still open');
    },
  };
}
