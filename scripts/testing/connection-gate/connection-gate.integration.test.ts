import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';
import { type GatedWorkers, openGatedWorkers } from './gated-configs.ts';
import type { ConnectionGate } from './open-connection-gate.ts';

const configs = ['caller', 'callee'].map(
  (name) => `scripts/testing/connection-gate/${name}/wrangler.toml`,
);
/** A server that counts the waiting requests; it responds after a while, or when `answerNow` resolves. */
let server: Server;
let [waiting, mostWaiting] = [0, 0];
let answerNow: Promise<void> | undefined;
let gated: GatedWorkers;
let gate: ConnectionGate;
let harness: TestHarness;

beforeAll(async () => {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  server = createServer((_, response) => {
    waiting += 1;
    mostWaiting = Math.max(mostWaiting, waiting);
    void (answerNow ?? sleep(400)).then(() => {
      waiting -= 1;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  gated = await openGatedWorkers(configs);
  gate = gated.gate;
  harness = createTestHarness({
    workers: gated.configs.map((configPath) => ({
      configPath,
      vars: { SLOW_URL: `http://127.0.0.1:${port}/slow` },
    })),
  });
  await harness.listen();
});
afterAll(async () => {
  await harness.close();
  await gated.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  gate.clear();
  mostWaiting = 0;
});

const ask = (path: string) => harness.fetch(`http://caller${path}`);
const callee = (path: string) =>
  harness.getWorker('lexiloom-gate-callee').fetch(`http://callee${path}`);

async function filesKept(count: number): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if ((await (await callee('/kept')).json()) === count) return;
    await sleep(100);
  }
  throw new Error('Not all messages were handled.');
}

test('shares six connections between a Worker and the Worker that it calls', async () => {
  expect(await (await ask('/two-and-eight')).json()).toEqual([204, 204, 204]);
  expect(mostWaiting).toBe(6);
  const { calls, events, waits, maxAtOnce, byCall } = gate.report();
  expect({ calls, events, waits, maxAtOnce }).toEqual({
    ...{ calls: 10, events: 1, waits: 4, maxAtOnce: 6 },
  });
  expect(byCall['/slow']?.longestWaitMs).toBeGreaterThan(100);
});

test('gives two requests six connections each', async () => {
  await Promise.all([ask('/two-and-eight'), ask('/two-and-eight')]);
  expect(mostWaiting).toBeGreaterThan(6);
  expect(gate.report()).toMatchObject({ events: 2, calls: 20, maxAtOnce: 6 });
});

test('counts a Worker’s calls to itself as part of the same event', async () => {
  await callee('/by-itself?count=5');
  expect(mostWaiting).toBe(6);
  expect(gate.report()).toMatchObject({ events: 1, calls: 10, waits: 4 });
});

test('does not make a call that is aborted while it is queued', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerNow = promise;
  const asked = ask('/six-and-two-in-a-hurry');
  await vi.waitUntil(() => gate.report().gaveUp === 2, { timeout: 20_000 });
  resolve();
  answerNow = undefined;
  const answers = await (await asked).json();
  expect(answers).toEqual([...Array(6).fill('fulfilled'), ...Array(2).fill('rejected')]);
  expect(mostWaiting).toBe(6);
});

test('gives each message its own event if the batch size is one, and otherwise one event per batch', async () => {
  await callee('/singles?count=8');
  await filesKept(8);
  const { byEvent } = gate.report();
  expect(mostWaiting).toBeGreaterThan(6);
  expect(byEvent['queue lexiloom-gate-singles']).toMatchObject({
    ...{ events: 8, calls: 24, maxCallsPerEvent: 3, waits: 0 },
  });

  gate.clear();
  mostWaiting = 0;
  await callee('/batches?count=8');
  await filesKept(16);
  expect(mostWaiting).toBe(6);
  expect(gate.report().byEvent['queue lexiloom-gate-batches']).toMatchObject({
    ...{ calls: 24, maxAtOnce: 6 },
  });
  expect(gate.report().byCall['FILES.put']?.calls).toBe(8);
  expect(gate.report().byEvent['queue lexiloom-gate-batches']?.waits).toBeGreaterThan(0);
});
