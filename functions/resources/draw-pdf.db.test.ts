import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { digitalSourceTypes } from '#contracts/resources/ai-origin.ts';
import {
  type BrowserRendering,
  startBrowserRendering,
} from '#emulators/browser-rendering/start-browser-rendering.ts';
import { rates } from '#functions/http/limit-rate.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { readPdf } from './testing/read-pdf.ts';
import { createResourceFixture, type ResourceFixture } from './testing/resource-fixture.ts';
import { tinyPdf } from './testing/tiny-pdf.ts';

let drawn = tinyPdf();
let renderer: BrowserRendering;
let world: ResourceFixture;
beforeAll(async () => {
  renderer = await startBrowserRendering({
    drawer: { draw: async () => drawn, close: async () => undefined },
    perSecond: 1000,
  });
  world = await createResourceFixture({
    BROWSER_RENDERING_URL: renderer.url,
    BROWSER_RENDERING_TOKEN: renderer.token,
  });
});
afterAll(async () => {
  await world.close();
  await renderer.close();
});
afterEach(() => {
  drawn = tinyPdf();
  renderer.setFaults({});
  renderer.requests.length = 0;
  vi.restoreAllMocks();
});

const pages = {
  html: '<p>Un café</p>',
  styles: ['/assets/app-1.css'],
  rules: '@page { size: 210mm 297mm; } /* </style><script> */',
};
const draw = (id: string, token = world.owner.token, json: unknown = pages) =>
  world.call(`POST /v1/resources/${id}/pdf`, { token, json });
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

it('returns a PDF file named after the lesson and labelled as AI-generated', async () => {
  const id = await world.addLesson({ title: 'À la “piscine” ?', status: 'final' });
  const answer = await draw(id);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="A la piscine.pdf"; filename*=UTF-8''%C3%80%20la%20%E2%80%9Cpiscine%E2%80%9D.pdf`,
  });
  const { info, xmp } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(info.Title).toBe('À la “piscine” ?');
  expect(info.DigitalSourceType).toBe(digitalSourceTypes.generated);
  expect(xmp).toContain(digitalSourceTypes.generated);
});

it('labels an edited lesson as made by AI and a teacher', async () => {
  const id = await world.addLesson({ status: 'final' }, [{ part: 'vocab', edited: true }]);
  const { info } = readPdf(new Uint8Array(await (await draw(id)).arrayBuffer()));
  expect(info.DigitalSourceType).toBe(digitalSourceTypes.composite);
});

it('uses a generic ASCII file name for titles in another script or without letters', async () => {
  const arabic = await draw(await world.addLesson({ title: 'في السوق' }));
  expect(arabic.headers.get('content-disposition')).toMatch(
    /^attachment; filename="lesson\.pdf"; /,
  );
  const signs = await draw(await world.addLesson({ title: '???' }));
  expect(signs.headers.get('content-disposition')).toContain('filename="Worksheets.pdf"');
});

it('truncates a long title for the file name without splitting a surrogate pair', async () => {
  const answer = await draw(await world.addLesson({ title: `${'a'.repeat(79)}😀` }));
  expect(answer.status).toBe(200);
  const name = `${'a'.repeat(79)}.pdf`;
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="${name}"; filename*=UTF-8''${name}`,
  );
});

it('allows the renderer to load only from our own site, and to run no scripts', async () => {
  await draw(await world.addLesson({ title: 'A <b> & c' }));
  const [request] = renderer.requests;
  expect(request).toMatchObject({ setJavaScriptEnabled: false });
  const [pattern = ''] = request?.allowRequestPattern ?? [];
  const isAllowed = (url: string) => new RegExp(pattern).test(url);
  expect(isAllowed('http://127.0.0.1:8787/assets/app-1.css')).toBe(true);
  expect(isAllowed('http://127.0.0.1:8787/api/v1/media/0f')).toBe(true);
  for (const url of [
    'http://127.0.0.1:8787/api/v1/me',
    'http://127.0.0.1:87870/assets/a.css',
    'http://127x0.0.1:8787/assets/a.css',
    'https://evil.example/?http://127.0.0.1:8787/assets/a.css',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
  ]) {
    expect(isAllowed(url), url).toBe(false);
  }
  const html = request?.html ?? '';
  expect(html).toContain('<title>A &lt;b&gt; &amp; c</title>');
  expect(html).toContain('href="http://127.0.0.1:8787/assets/app-1.css"');
  expect(html).toContain("default-src 'none'");
  expect(html).not.toContain('</style><script>');
});

it('draws a lesson that the caller may read, and returns 404 for any other lesson', async () => {
  const hidden = await world.addLesson();
  const shared = await world.addLesson({ visibility: 'PUBLIC', status: 'final' });
  expect((await draw(hidden, world.stranger.token)).status).toBe(404);
  expect((await draw(hidden, await signIn('PUPIL'))).status).toBe(404);
  expect(renderer.requests).toHaveLength(0);
  expect((await draw(shared, world.stranger.token)).status).toBe(200);
});

it('writes to the audit log when an admin draws a private lesson', async () => {
  const token = await signIn('admin', { id: 'admin-who-draws' });
  const shared = await world.addLesson({ visibility: 'PUBLIC', status: 'final' });
  const hidden = await world.addLesson();
  for (const id of [shared, hidden]) expect((await draw(id, token)).status).toBe(200);
  const { rows } = await world.test.db.execute(sql`
    select action, subject from audit_log where actor_id = 'admin-who-draws'`);
  expect(rows).toEqual([{ action: 'lesson.looked at', subject: hidden }]);
});

it('requires a signed-in user and a plan with “Export to PDF”', async () => {
  const id = await world.addLesson();
  expect((await world.call(`POST /v1/resources/${id}/pdf`, { json: pages })).status).toBe(401);
  const privilege = allFeatures.filter((feature) => feature !== 'exportPdf');
  const answer = await draw(id, await signIn('public', { id: world.owner.id, privilege }));
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'plan_required']);
  expect(renderer.requests).toHaveLength(0);
});

it('rejects pages that contain an iframe', async () => {
  const html = '<iframe src="http://169.254.169.254/"></iframe>';
  const answer = await draw(await world.addLesson(), world.owner.token, { ...pages, html });
  expect(answer.status).toBe(400);
});

it('retries once if the renderer is busy', async () => {
  const id = await world.addLesson();
  renderer.setFaults({ status: 429, retryAfterSeconds: 0, times: 1 });
  expect((await draw(id)).status).toBe(200);
  expect(renderer.requests).toHaveLength(2);
  renderer.setFaults({ status: 429, retryAfterSeconds: 0 });
  const answer = await draw(id);
  expect([answer.status, (await answer.json()).message]).toEqual([
    503,
    'A lot of PDFs are being created right now.',
  ]);
  expect(renderer.requests).toHaveLength(4);
});

it('returns 503 without a retry when the renderer stays busy for too long', async () => {
  renderer.setFaults({ status: 429, retryAfterSeconds: 60 });
  expect((await draw(await world.addLesson())).status).toBe(503);
  expect(renderer.requests).toHaveLength(1);
});

it.each([
  [401, 503, 'setup'],
  [422, 503, 'away'],
  [500, 503, 'away'],
  [503, 503, 'away'],
])('logs a renderer response of %i and returns %i', async (said, status, kind) => {
  const log = quiet();
  renderer.setFaults({ status: said });
  const answer = await draw(await world.addLesson());
  expect([answer.status, (await answer.json()).message]).toEqual([
    status,
    'The PDF could not be created.',
  ]);
  expect(log.mock.calls.flat().join()).toContain(`"kind":"${kind}","status":${said}`);
});

it('returns 413 when the renderer returns 413', async () => {
  renderer.setFaults({ status: 413 });
  expect((await draw(await world.addLesson())).status).toBe(413);
});

it('returns 503 instead of the file if it cannot be labelled', async () => {
  quiet();
  drawn = tinyPdf({ trailer: '\n/Encrypt 9 0 R' });
  expect((await draw(await world.addLesson())).status).toBe(503);
});

it('returns 422 if no PDF renderer is configured', async () => {
  const bare = await createResourceFixture({
    BROWSER_RENDERING_URL: renderer.url,
    BROWSER_RENDERING_TOKEN: 'none',
  });
  const id = await bare.addLesson();
  const { token } = bare.owner;
  const answer = await bare.call(`POST /v1/resources/${id}/pdf`, { token, json: pages });
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    'Saving as PDF is not set up here.',
  ]);
  await bare.close();
});

it('returns 429 above the rate limit without calling the renderer', async () => {
  const { id, token } = await world.addTeacher();
  const lesson = await world.addLesson({ ownerId: id });
  const answers = await Promise.all(
    Array.from({ length: rates.pdf.allowed + 1 }, () => draw(lesson, token)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(renderer.requests).toHaveLength(rates.pdf.allowed);
});
