import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { createApp } from '#functions/http/app.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { routes } from './routes.ts';
import { memoryStore } from './testing/memory-store.ts';
import { pictures } from './testing/pictures.ts';
import { bytesOf, frames, pretenders } from './testing/pretenders.ts';

let database: TestDatabase;
let call: Caller;
const store = memoryStore();
beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(routes, { ...testEnv(database.url), MEDIA: store });
});
afterAll(() => database.close());

const media = /^(?:audio\/(?:mpeg|mp4|webm|ogg)|image\/(?:png|jpeg|webp|gif))$/;

async function uploader(): Promise<string> {
  return signIn('public', { id: await insertTeacher(database.db) });
}

/**
 * Uploads a file. If it is accepted, checks that it is served only as a sound or a picture, so that browsers
 * cannot run it.
 */
async function sendsInert(token: string, kind: string, bytes: readonly number[], headers = {}) {
  const body = Uint8Array.from(bytes);
  const answer = await call(`POST /v1/media?kind=${kind}`, { token, body, headers });
  expect([201, 400]).toContain(answer.status);
  const { key } = await answer.json();
  if (answer.status === 400) return 400;
  const stored = await call(`GET /v1/media/${key}`);
  expect(stored.headers.get('content-type')).toMatch(media);
  expect(stored.headers.get('content-type')?.split('/')[0]).toBe(kind);
  expect(stored.headers.get('x-content-type-options')).toBe('nosniff');
  expect(stored.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(stored.headers.get('content-disposition')).toBe('inline');
  expect((await stored.arrayBuffer()).byteLength).toBe(body.length);
  return 201;
}

test.each(pretenders)(
  'refuses %s, or stores it so that browsers cannot run it',
  async (_, bytes) => {
    const token = await uploader();
    for (const kind of ['image', 'audio']) {
      for (const type of ['image/png', 'text/html', 'application/octet-stream', '<script>']) {
        await sendsInert(token, kind, bytes, {
          'content-type': type,
          'content-disposition': 'attachment; filename="../../x.html"',
          'x-file-name': '../../index.html',
        });
      }
    }
  },
);

test.each([
  'an HTML page',
  'an SVG drawing',
  'a program',
  'a PDF',
  'an archive',
  'a script that is also a GIF',
])('refuses %s', async (name) => {
  const [, bytes = []] = pretenders.find(([one]) => one === name) ?? [];
  const token = await uploader();
  expect(await sendsInert(token, 'image', bytes)).toBe(400);
  expect(await sendsInert(token, 'audio', bytes)).toBe(400);
});

test('refuses a truncated picture and gives the reason', async () => {
  const token = await uploader();
  for (const make of Object.values(pictures)) {
    const whole = make();
    expect(await sendsInert(token, 'image', Array.from(whole))).toBe(201);
    const body = whole.slice(0, whole.length - 1);
    const answer = await call('POST /v1/media?kind=image', { token, body });
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toMatch(/^Th(is|e) picture is (cut off|damaged)|^Use a/);
  }
});

test('rejects an oversized upload by its length header, or while reading if the header is wrong', async () => {
  const token = await uploader();
  const huge = { 'content-length': '99999999999' };
  const said = await call('POST /v1/media?kind=audio', {
    ...{ token, headers: huge, body: Uint8Array.from(frames) },
  });
  expect(said.status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const init = {
    method: 'POST',
    body: endless,
    headers: { authorization: `Bearer ${token}`, 'content-length': '10' },
    duplex: 'half',
  };
  const streamed = await createApp(routes).fetch(
    new Request('http://127.0.0.1:8787/v1/media?kind=image', init),
    { ...testEnv(database.url), MEDIA: store },
  );
  expect(streamed.status).toBe(413);
  expect(sent).toBeLessThan(12_000_000);
});

test('refuses arbitrary bytes or serves them so that browsers cannot run them', async () => {
  const starts = [
    ...Object.values(pictures).map((make) => Array.from(make())),
    frames,
    bytesOf('OggS'),
  ];
  const file = fc
    .tuple(
      fc.constantFrom(...starts),
      fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 6 }),
      fc.nat(400),
      fc.uint8Array({ maxLength: 60 }),
    )
    .map(([start, changes, length, behind]) => {
      const bytes = start.slice(0, Math.max(4, length));
      for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
      return [...bytes, ...behind];
    });
  let token = await uploader();
  let count = 0;
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(file, fc.constantFrom('image', 'audio'), async (bytes, kind) => {
      // One account may upload only forty files in ten minutes, so change the account after forty files.
      if (count++ % 40 === 39) token = await uploader();
      seen.add(await sendsInert(token, kind, bytes));
    }),
    { numRuns: 400, seed: 20_261_122 },
  );
  expect([...seen].sort()).toEqual([201, 400]);
});
