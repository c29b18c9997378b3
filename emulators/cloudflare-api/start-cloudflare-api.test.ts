import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CloudflareApi, startCloudflareApi } from './start-cloudflare-api.ts';

let api: CloudflareApi;
beforeAll(async () => {
  api = await startCloudflareApi();
});
afterAll(() => api.close());

/** Calls a path of the account's API; returns the status and Cloudflare's first error code. */
async function call(method: string, path: string, body?: unknown, token = api.account.token) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${api.url}/accounts/${api.account.id}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const { errors, result } = await response.json();
  return { status: response.status, code: errors[0]?.code ?? null, result };
}

const upload = (metadata: unknown) => {
  const form = new FormData();
  form.set('metadata', JSON.stringify(metadata));
  return form;
};

const bindings = (...list: unknown[]) => upload({ bindings: list });

test('rejects an unknown token and an unknown account', async () => {
  expect(await call('GET', '/queues', undefined, 'wrong')).toMatchObject({ status: 403 });
  const other = `${api.url}/accounts/${'f'.repeat(32)}/queues`;
  const answer = await fetch(other, { headers: { authorization: `Bearer ${api.account.token}` } });
  expect(answer.status).toBe(403);
});

test('rejects and records an unknown route', async () => {
  expect(await call('GET', '/d1/database')).toMatchObject({ status: 404, code: 7000 });
  expect(api.unknown).toContain('GET /d1/database');
});

test.each([
  ['a service that is not deployed', { type: 'service', name: 'A', service: 'none' }, 10143],
  ['a queue that does not exist', { type: 'queue', name: 'Q', queue_name: 'none' }, 11000],
  ['a bucket that does not exist', { type: 'r2_bucket', name: 'B', bucket_name: 'none' }, 10085],
  ['a secret that was never set', { type: 'inherit', name: 'S' }, 10056],
  [
    'a rate limit with an unsupported period',
    { type: 'ratelimit', name: 'R', namespace_id: '1', simple: { limit: 5, period: 30 } },
    10021,
  ],
  [
    'a rate limit whose namespace is not a number',
    { type: 'ratelimit', name: 'R', namespace_id: 'x', simple: { limit: 5, period: 60 } },
    10021,
  ],
])('rejects an upload bound to %s', async (_, binding, code) => {
  const answer = await call('PUT', '/workers/scripts/bound', bindings(binding));
  expect(answer).toMatchObject({ status: 400, code });
  expect(api.account.workers.has('bound')).toBe(false);
});

test.each([
  ['an invalid region', { placement: { region: 'London' } }, 10021],
  ['static files that were not uploaded', { assets: { jwt: 'none' } }, 100_310],
])('rejects an upload with %s', async (_, metadata, code) => {
  const answer = await call('PUT', '/workers/scripts/odd', upload({ bindings: [], ...metadata }));
  expect(answer).toMatchObject({ status: 400, code });
});

test('rejects a version of a Worker that was never deployed', async () => {
  const answer = await call('POST', '/workers/scripts/unborn/versions', bindings());
  expect(answer).toMatchObject({ status: 404, code: 10007 });
});

test('stores a version without traffic until it is deployed, and inherits secrets', async () => {
  const secret = { type: 'secret_text', name: 'KEY', text: 'value' };
  await call('PUT', '/workers/scripts/kept', bindings(secret));
  const next = upload({ bindings: [{ type: 'inherit', name: 'KEY' }] });
  const { result } = await call('POST', '/workers/scripts/kept/versions', next);
  const worker = api.account.workers.get('kept');
  expect(worker?.deployments).toHaveLength(1);
  expect(worker?.versions.at(-1)?.secrets.get('KEY')).toBe('value');
  const traffic = (version_id: string, percentage = 100) =>
    call('POST', '/workers/scripts/kept/deployments', {
      strategy: 'percentage',
      versions: [{ version_id, percentage }],
    });
  expect(await traffic('none')).toMatchObject({ status: 404, code: 10045 });
  expect(await traffic(result.id, 50)).toMatchObject({ status: 400 });
  expect(await traffic(result.id)).toMatchObject({ status: 200 });
  expect(worker?.deployments[0]?.versionId).toBe(result.id);
});

test('returns the names of secrets but never their values', async () => {
  const shown = await Promise.all(
    ['secrets', 'settings', 'versions', 'deployments'].map((path) =>
      call('GET', `/workers/scripts/kept/${path}`),
    ),
  );
  expect(JSON.stringify(shown)).toContain('KEY');
  expect(JSON.stringify(shown)).not.toContain('"value"');
});

test('allows only one consumer per queue and requires its dead letter queue to exist', async () => {
  const { result } = await call('POST', '/queues', { queue_name: 'jobs' });
  const consumers = `/queues/${result.queue_id}/consumers`;
  const consumer = { type: 'worker', script_name: 'kept' };
  expect(await call('POST', '/queues', { queue_name: 'jobs' })).toMatchObject({ code: 11009 });
  expect(await call('POST', consumers, { ...consumer, script_name: 'none' })).toMatchObject({
    code: 10007,
  });
  expect(await call('POST', consumers, { ...consumer, dead_letter_queue: 'none' })).toMatchObject({
    code: 11000,
  });
  const settings = { batch_size: 101 };
  expect(await call('POST', consumers, { ...consumer, settings })).toMatchObject({ code: 11012 });
  expect(await call('POST', consumers, consumer)).toMatchObject({ status: 200 });
  expect(await call('POST', consumers, consumer)).toMatchObject({ code: 11004 });
});

test('finds a bucket only in its own jurisdiction', async () => {
  const base = `${api.url}/accounts/${api.account.id}/r2/buckets`;
  const authorization = `Bearer ${api.account.token}`;
  const eu = { authorization, 'cf-r2-jurisdiction': 'eu' };
  await fetch(base, { method: 'POST', headers: eu, body: JSON.stringify({ name: 'files' }) });
  expect((await fetch(`${base}/files`, { headers: eu })).status).toBe(200);
  expect((await fetch(`${base}/files`, { headers: { authorization } })).status).toBe(404);
});

test('rejects an invalid cron and a domain outside the account’s zones', async () => {
  const domains = (hostname: string) =>
    call('PUT', '/workers/scripts/kept/domains/records', { origins: [{ hostname }] });
  expect(await domains('elsewhere.test')).toMatchObject({ code: 100_116 });
  expect(await domains('app.lexiloom.test')).toMatchObject({ status: 200 });
  const schedules = '/workers/scripts/kept/schedules';
  expect(await call('PUT', schedules, [{ cron: 'hourly' }])).toMatchObject({ code: 10100 });
  expect(await call('PUT', schedules, [{ cron: '7 * * * *' }])).toMatchObject({ status: 200 });
});

test('requests only the static files that have not been uploaded yet', async () => {
  const start = () =>
    call('POST', '/workers/scripts/kept/assets-upload-session', {
      manifest: { '/a.js': { hash: 'a1', size: 1 }, '/b.js': { hash: 'b2', size: 1 } },
    });
  const { result } = await start();
  expect(result.buckets).toEqual([['a1', 'b2']]);
  const files = new FormData();
  files.set('a1', 'AA==');
  files.set('b2', 'AA==');
  const sent = await fetch(`${api.url}/accounts/${api.account.id}/workers/assets/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${result.jwt}` },
    body: files,
  });
  expect(sent.status).toBe(201);
  expect((await start()).result.buckets).toEqual([]);
});
