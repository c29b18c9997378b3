import { setTimeout as sleep } from 'node:timers/promises';
import type { QueueMessage } from '#functions/http/queue-message.ts';

/**
 * An in-memory queue that behaves like Cloudflare's queues at their worst: duplicates, any order, two
 * consumers at once.
 */
export interface SmallQueue {
  /** Consumes messages. The queue decides how often it delivers each body, and in which order. */
  consume: (
    batch: readonly QueueMessage[],
    sendLater: (body: unknown, seconds: number) => Promise<void>,
  ) => Promise<void>;
  /** Handles messages whose retries are used up. */
  moveToDeadLetter: (batch: readonly QueueMessage[]) => Promise<void>;
  /** Returns 0 to 1. */
  random: () => number;
  /** The factor by which delays are shortened. */
  quicker: number;
  /**
   * Called before a message is redelivered. Receives the part of the message's delay that was skipped, so
   * that the job's own clock can be advanced.
   */
  skip: (body: unknown, seconds: number) => Promise<void>;
}

/** The result of a queue run. */
export interface QueueRun {
  deliveries: number;
  acknowledged: number;
  buried: number;
  /** Messages that could not even be stored as dead letters, so that they are lost without a trace. */
  dropped: number;
  /**
   * The time, in ms, from when a body could first be delivered until any of its copies was last acknowledged.
   */
  doneAfter: Map<unknown, number>;
}

interface Waiting {
  body: unknown;
  attempts: number;
  readyAt: number;
  skippedSeconds: number;
}

const batchSize = 20;
const consumers = 2;
/** The same limit as in `functions/ai-jobs/wrangler.toml`. */
const maxRetries = 100;

/** Delivers all messages until each is acknowledged or becomes a dead letter. */
export async function runSmallQueue(
  queue: SmallQueue,
  bodies: readonly unknown[],
): Promise<QueueRun> {
  const began = performance.now();
  const run: QueueRun = {
    deliveries: 0,
    acknowledged: 0,
    buried: 0,
    dropped: 0,
    doneAfter: new Map(),
  };
  const waiting: Waiting[] = bodies.map((body) => ({
    body,
    attempts: 0,
    readyAt: 0,
    skippedSeconds: 0,
  }));
  const dead: Waiting[] = [];
  let busy = 0;

  function take(): Waiting[] {
    const now = performance.now();
    const batch: Waiting[] = [];
    while (batch.length < batchSize) {
      const ready = waiting.flatMap(({ readyAt }, at) => (readyAt <= now ? [at] : []));
      const at = ready[Math.floor(queue.random() * ready.length)];
      if (at === undefined) break;
      batch.push(...waiting.splice(at, 1));
    }
    return batch;
  }

  const deliver = (message: Waiting): QueueMessage => ({
    body: message.body,
    attempts: message.attempts,
    ack() {
      run.acknowledged += 1;
      run.doneAfter.set(message.body, performance.now() - began);
    },
    retry({ delaySeconds = 0 } = {}) {
      message.readyAt = performance.now() + (delaySeconds * 1_000) / queue.quicker;
      message.skippedSeconds = delaySeconds - delaySeconds / queue.quicker;
      if (message.attempts > 2 * maxRetries) run.dropped += 1;
      else if (message.attempts > maxRetries) dead.push(message);
      else waiting.push(message);
    },
  });

  async function sendLater(body: unknown, seconds: number): Promise<void> {
    waiting.push({
      ...{ body, attempts: 0 },
      readyAt: performance.now() + (seconds * 1_000) / queue.quicker,
      skippedSeconds: seconds - seconds / queue.quicker,
    });
  }

  async function consumer(): Promise<void> {
    while (waiting.length + dead.length + busy > 0) {
      const batch = take();
      busy += batch.length;
      for (const message of batch) message.attempts += 1;
      run.deliveries += batch.length;
      const skipping = batch.filter(({ skippedSeconds }) => skippedSeconds > 0);
      await Promise.all(skipping.map((one) => queue.skip(one.body, one.skippedSeconds)));
      if (batch.length > 0) await queue.consume(batch.map(deliver), sendLater);
      busy -= batch.length;
      const lost = dead.splice(0);
      for (const message of lost) message.attempts += 1;
      busy += lost.length;
      run.buried += lost.length;
      if (lost.length > 0) await queue.moveToDeadLetter(lost.map(deliver));
      busy -= lost.length;
      if (batch.length + lost.length === 0) await sleep(5);
    }
  }
  await Promise.all(Array.from({ length: consumers }, consumer));
  return run;
}

/** Returns each body one to five times, in random order. */
export function inAnyOrder<T>(bodies: readonly T[], random: () => number): T[] {
  return bodies
    .flatMap((body) => Array<T>(1 + Math.floor(random() * 5)).fill(body))
    .map((body) => ({ body, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ body }) => body);
}
