import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { JobMessage } from '#contracts/ai-jobs.ts';
import { seededRandom } from '#emulators/openai/faults.ts';
import { type OpenAIEmulator, startOpenAI } from '#emulators/openai/start-openai.ts';
import { answer } from '#emulators/openai/writer/answer.ts';
import { consume, moveToDeadLetter } from '#functions/ai-jobs/consume.ts';
import { openModel } from '#functions/ai-jobs/models/ask-model.ts';
import { runJob } from '#functions/ai-jobs/run-job.ts';
import { type JobBench, openJobBench, statusOf } from './job-bench.ts';
import { runSmallQueue } from './small-queue.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));
const jobs = Number(process.env.JOBS ?? 1_000);
const quicker = 40;

let bench: JobBench;
let well: OpenAIEmulator;
let slow: OpenAIEmulator;
beforeAll(async () => {
  bench = await openJobBench();
  well = await startOpenAI({ answer });
  slow = await startOpenAI({ answer });
});
afterAll(async () => {
  await well.close();
  await slow.close();
  await bench.close();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/**
 * Runs the messages through a queue. Every job has its own connection to the model, as every invocation does.
 */
const runThrough = (
  messages: readonly JobMessage[],
  lineOf: (message: JobMessage) => { baseUrl: string; fetch?: typeof fetch },
) => {
  const random = seededRandom(seed);
  return runSmallQueue(
    {
      consume: (batch, sendLater) =>
        consume(
          {
            make: (message) => {
              const { baseUrl, fetch } = lineOf(message);
              const model = openModel(fetch ? { fetch } : {});
              return runJob(bench.contextWith(model, { baseUrl }), message);
            },
            sendLater,
            bury: bench.bury,
          },
          batch,
        ),
      skip: bench.skip,
      moveToDeadLetter: (batch) => moveToDeadLetter(bench.db, 'lexiloom-questions', batch),
      ...{ random, quicker },
    },
    messages,
  );
};

/** Three in ten calls fail, divided equally between a reset connection, a 429 (busy) and a 500. */
test('generates every part without a retry storm when 30 % of the calls fail', async () => {
  const random = seededRandom(seed);
  let calls = 0;
  const weak: typeof fetch = async (url, init) => {
    // A generated text is also moderated, which is a separate call that costs nothing.
    if (String(url).endsWith('/chat/completions')) calls += 1;
    if (random() >= 0.3) return fetch(url, init);
    const kind = random();
    if (kind < 1 / 3) throw new TypeError('the connection was reset');
    const error = { error: { message: 'no', code: 'drill', type: 'drill', param: null } };
    return Response.json(error, {
      status: kind < 2 / 3 ? 429 : 500,
      ...(kind < 2 / 3 && { headers: { 'retry-after-ms': '200' } }),
    });
  };
  const messages = await bench.plant('phrase', jobs);
  const run = await runThrough(messages, () => ({ baseUrl: well.url, fetch: weak }));
  const found = await statusOf(bench.db, 'phrase');
  const { rows } = await bench.db.execute<{ told: string }>(sql`
    select outcome || ' ' || count(*) as told from ai_calls where part = 'phrase'
    group by outcome order by 1`);
  const ready = Number(/ready (\d+)/.exec(found.statuses)?.[1] ?? 0);
  console.log(
    `weak model, seed ${seed}: ${jobs} jobs, ${found.statuses}; ${calls} calls, ` +
      `${(calls / jobs).toFixed(2)} a job; ${run.deliveries} deliveries, ${run.buried} dead letters; ` +
      `reserved ${found.reservedMicros}, over the daily cap ${found.overCap}; ` +
      `outcomes ${rows.map(({ told }) => told).join(', ')}`,
  );
  expect(ready).toBeGreaterThanOrEqual(0.99 * jobs);
  expect(calls).toBeLessThanOrEqual(1.5 * jobs);
  expect(found).toMatchObject({ reservedMicros: 0, overCap: 0, failedWithoutReason: 0 });
});

/**
 * Of every four jobs, one calls a model that is ten times as slow, one a model that stalls, and one a model
 * that never responds.
 */
test('ends slow, stalled and unanswered calls by their deadline and generates their parts later', async () => {
  const count = 200;
  const messages = await bench.plant('comprehension', count);
  const moods = ['well', 'slow', 'stalls', 'never answers'] as const;
  const moodOf = new Map(
    messages.map(({ resourceId }, at) => [resourceId, moods[at % 4] ?? 'well']),
  );
  const tried = new Set<string>();
  const longest = new Map<string, number>();
  const began = performance.now();
  const run = await runThrough(messages, ({ resourceId }) => {
    const mood = moodOf.get(resourceId) ?? 'well';
    if (mood === 'well' || tried.has(resourceId)) return { baseUrl: well.url };
    tried.add(resourceId);
    return { baseUrl: slow.url, fetch: inMood(mood, longest) };
  });
  const wall = (performance.now() - began) / 1_000;
  const found = await statusOf(bench.db, 'comprehension');
  const told = [...longest].map(([mood, ms]) => `${mood} ${(ms / 1_000).toFixed(1)} s`);
  console.log(
    `slow model, seed ${seed}: ${count} jobs, ${found.statuses}, in ${wall.toFixed(0)} s; ` +
      `abandoned after at most: ${told.join(', ')}; ${run.buried} buried`,
  );
  expect(found).toMatchObject({ statuses: `ready ${count}`, reservedMicros: 0, overCap: 0 });
  for (const ms of longest.values()) expect(ms).toBeLessThan(61_000);
}, 900_000);

/** Returns a `fetch` to a misbehaving model. It records the longest time until a call was aborted. */
function inMood(mood: string, longest: Map<string, number>): typeof fetch {
  return async (url, init) => {
    const began = performance.now();
    init?.signal?.addEventListener('abort', () => {
      longest.set(mood, Math.max(longest.get(mood) ?? 0, performance.now() - began));
    });
    if (mood === 'slow') await new Promise((done) => setTimeout(done, 4_000));
    if (mood === 'never answers') {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('no', 'AbortError')));
      });
    }
    const answered = await fetch(url, init);
    if (mood !== 'stalls' || !answered.body) return answered;
    const lines = (await answered.text()).split('\n\n');
    return stalled(`${lines.slice(0, lines.length / 2).join('\n\n')}\n\n`, init?.signal);
  };
}

/** Sends the beginning of a response and then stalls. */
function stalled(beginning: string, signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(beginning));
      signal?.addEventListener('abort', () =>
        controller.error(new DOMException('no', 'AbortError')),
      );
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
