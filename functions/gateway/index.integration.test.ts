import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestWorkers, type TestWorkers } from '#scripts/testing/start-test-workers.ts';

let workers: TestWorkers;
beforeAll(async () => {
  workers = await startTestWorkers();
});
afterAll(() => workers.close());

const get = (path: string) => fetch(`${workers.url}${path}`, { redirect: 'manual' });

test('passes one request id from the gateway to every Worker', async () => {
  for (const path of ['/api/v1/me', '/api/v1/resources/nothing', '/api/v1/media/nothing']) {
    const answer = await get(path);
    const body: unknown = await answer.json();
    expect([401, 404]).toContain(answer.status);
    expect(body).toMatchObject({ requestId: answer.headers.get('x-request-id') });
  }
});

test('returns a JSON 404 for an unknown path', async () => {
  const answer = await get('/api/v1/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});

test('runs the scheduled sweep', async () => {
  const { outcome } = await workers.harness
    .getWorker('lexiloom-ai-jobs')
    .scheduled({ cron: '7 * * * *', scheduledTime: new Date() });
  expect(outcome).toBe('ok');
});
