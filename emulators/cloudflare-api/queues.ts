import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Account, Queue } from './account.ts';
import { type Handler, ok, okList, refuse } from './exchange.ts';

const NewQueue = z.object({
  queue_name: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/),
});

/** Limits of https://developers.cloudflare.com/queues/platform/limits/ (November 2026). */
const ConsumerSettings = z.object({
  batch_size: z.int().min(1).max(100).optional(),
  max_retries: z.int().min(0).max(100).optional(),
  max_wait_time_ms: z.int().min(0).max(60_000).optional(),
  max_concurrency: z.int().min(1).max(250).nullish(),
  retry_delay: z.int().min(0).max(43_200).optional(),
});

const NewConsumer = z.object({
  type: z.literal('worker').optional(),
  script_name: z.string(),
  dead_letter_queue: z.string().optional(),
  settings: ConsumerSettings.default({}),
});

export const queueNamed = ({ queues }: Account, name: string): Queue | undefined =>
  [...queues.values()].find((queue) => queue.name === name);

const shown = ({ id, name, consumer }: Queue) => ({
  queue_id: id,
  queue_name: name,
  producers: [],
  producers_total_count: 0,
  consumers: consumer ? [shownConsumer(consumer)] : [],
  consumers_total_count: consumer ? 1 : 0,
});

const shownConsumer = ({
  id,
  script,
  deadLetterQueue,
  settings,
}: NonNullable<Queue['consumer']>) => ({
  consumer_id: id,
  type: 'worker',
  script,
  script_name: script,
  service: script,
  environment: 'production',
  dead_letter_queue: deadLetterQueue ?? undefined,
  settings,
});

export const listQueues: Handler = ({ account, url }) => {
  const names = url.searchParams.getAll('name');
  const all = [...account.queues.values()].filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  return okList(all.map(shown));
};

export const createQueue: Handler = ({ account, json }) => {
  const asked = NewQueue.safeParse(json);
  if (!asked.success) return refuse(400, 11003, 'Queue name is not valid.');
  const { queue_name: name } = asked.data;
  if (queueNamed(account, name)) {
    return refuse(409, 11009, `Queue name '${name}' is already taken.`);
  }
  const queue: Queue = { id: randomUUID().replaceAll('-', ''), name, consumer: null };
  account.queues.set(queue.id, queue);
  return ok(shown(queue));
};

export const getQueue: Handler = ({ account, params }) => {
  const queue = account.queues.get(params.queue ?? '');
  return queue ? ok(shown(queue)) : refuse(404, 11000, 'The queue was not found.');
};

export const listConsumers: Handler = ({ account, params }) => {
  const queue = account.queues.get(params.queue ?? '');
  if (!queue) return refuse(404, 11000, 'The queue was not found.');
  return okList(queue.consumer ? [shownConsumer(queue.consumer)] : []);
};

/**
 * Creates a queue's only consumer, which must be a deployed Worker. The consumer's dead letter queue must
 * exist.
 */
export const createConsumer: Handler = ({ account, params, json }) => {
  const queue = account.queues.get(params.queue ?? '');
  if (!queue) return refuse(404, 11000, 'The queue was not found.');
  if (queue.consumer) return refuse(400, 11004, 'The queue already has a consumer.');
  const consumer = readConsumer(account, json);
  if ('status' in consumer) return consumer;
  queue.consumer = { id: randomUUID().replaceAll('-', ''), ...consumer };
  return ok(shownConsumer(queue.consumer));
};

export const updateConsumer: Handler = ({ account, params, json }) => {
  const queue = account.queues.get(params.queue ?? '');
  if (!queue?.consumer || queue.consumer.id !== params.consumer) {
    return refuse(404, 11005, 'The consumer was not found.');
  }
  const consumer = readConsumer(account, json);
  if ('status' in consumer) return consumer;
  queue.consumer = { id: queue.consumer.id, ...consumer };
  return ok(shownConsumer(queue.consumer));
};

function readConsumer(account: Account, json: unknown) {
  const asked = NewConsumer.safeParse(json);
  if (!asked.success) return refuse(400, 11012, z.prettifyError(asked.error));
  const { script_name: script, dead_letter_queue: deadLetterQueue, settings } = asked.data;
  if (!account.workers.has(script)) return refuse(400, 10007, `Worker '${script}' was not found.`);
  if (deadLetterQueue && !queueNamed(account, deadLetterQueue)) {
    return refuse(400, 11000, `The dead letter queue '${deadLetterQueue}' was not found.`);
  }
  return { script, deadLetterQueue: deadLetterQueue ?? null, settings };
}
