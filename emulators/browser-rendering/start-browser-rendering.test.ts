import { afterEach, expect, it } from 'vitest';
import { type Drawer, TimedOut } from './chromium-drawer.ts';
import { type BrowserRendering, startBrowserRendering } from './start-browser-rendering.ts';

let emulator: BrowserRendering | undefined;
afterEach(() => emulator?.close());

const paper: Drawer = {
  draw: async () => new TextEncoder().encode('%PDF-1.4'),
  close: async () => undefined,
};

async function start(more: Partial<Parameters<typeof startBrowserRendering>[0]> = {}) {
  emulator = await startBrowserRendering({ drawer: paper, ...more });
  return emulator;
}

const send = (body: unknown, { path = '/pdf?cacheTTL=0', token = emulator?.token, ...more } = {}) =>
  fetch(`${emulator?.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...more,
  });

it('returns a PDF and the time that the browser took', async () => {
  await start();
  const answer = await send({
    html: '<p>A sheet</p>',
    setJavaScriptEnabled: false,
    allowRequestPattern: ['^https://lexiloom\\.test/assets/'],
    gotoOptions: { waitUntil: 'networkidle0', timeout: 20_000 },
    pdfOptions: { preferCSSPageSize: true, printBackground: true, tagged: true, timeout: 20_000 },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('x-browser-ms-used')).toMatch(/^\d+$/);
  expect(await answer.text()).toBe('%PDF-1.4');
});

it.each<[string, number, number, unknown, Parameters<typeof send>[1]]>([
  ['a wrong token', 401, 10000, { html: 'a' }, { token: 'wrong' }],
  ['an unknown setting name', 400, 2002, { html: 'a', javaScriptEnabled: false }, {}],
  ['a request without HTML and without a URL', 400, 2002, {}, {}],
  ['a paper size in the wrong format', 400, 2002, { html: 'a', pdfOptions: { format: 'A4' } }, {}],
  ['a wait above the maximum', 400, 2002, { html: 'a', gotoOptions: { timeout: 60_001 } }, {}],
  ['an invalid pattern', 400, 2002, { html: 'a', allowRequestPattern: ['('] }, {}],
  ['an unknown parameter name', 400, 2002, { html: 'a' }, { path: '/pdf?ttl=0' }],
  ['an unknown action', 404, 7003, { html: 'a' }, { path: '/print' }],
])('rejects %s with an error in Cloudflare’s format', async (_, status, code, body, more) => {
  await start();
  const answer = await send(body, more);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ success: false, errors: [{ code }], result: null });
});

it('limits the requests per second and sends Retry-After with each rejected request', async () => {
  await start({ perSecond: 2 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => send({ html: 'a' })));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
});

it('returns 422 for a page that takes too long', async () => {
  const late: Drawer = { ...paper, draw: () => Promise.reject(new TimedOut('Navigation timeout')) };
  await start({ drawer: late });
  const answer = await send({ html: 'a' });
  expect([answer.status, (await answer.json()).errors[0].code]).toEqual([422, 6002]);
});

it('fails as many times as configured', async () => {
  const { setFaults } = await start();
  setFaults({ status: 503, times: 1 });
  expect((await send({ html: 'a' })).status).toBe(503);
  expect((await send({ html: 'a' })).status).toBe(200);
});
