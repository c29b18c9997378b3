import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { mediaUsage } from '#db/schema/resources.ts';
import { rateSubject, rates } from '#functions/http/limit-rate.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { routes } from './routes.ts';
import { memoryStore } from './testing/memory-store.ts';
import { pictures } from './testing/pictures.ts';

let test: TestDatabase;
let call: Caller;
let token: string;
let teacher: string;
const store = memoryStore();
beforeAll(async () => {
  test = await createTestDatabase();
  teacher = await insertTeacher(test.db);
  token = await signIn('public', { id: teacher });
  call = createCaller(routes, { ...testEnv(test.url), MEDIA: store });
});
afterAll(() => test.close());

/** Returns an MP3 of MPEG 2 layer III frames of 24 ms. `mark` makes each file unique. */
function mp3(frames: number, mark = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(frames * 144);
  for (let frame = 0; frame < frames; frame += 1) bytes.set([0xff, 0xf3, 0x64, 0xc0], frame * 144);
  bytes[20] = mark;
  return bytes;
}

const { png } = pictures;
const text = (words: string) => new TextEncoder().encode(words);
const upload = (kind: string, body: Uint8Array<ArrayBuffer>, headers = {}) =>
  call(`POST /v1/media?kind=${kind}`, { token, body, headers });
const get = (key: string, headers = {}) => call(`GET /v1/media/${key}`, { headers });
const messageOf = async (answer: Response) => (await answer.json()).message;

describe('uploading', () => {
  refusesWrongPerson('POST /v1/media', () => ({
    call,
    route: 'POST /v1/media?kind=audio',
    wrongRoles: ['PUPIL'],
  }));

  it('stores a recording under its hash and counts the same file once', async () => {
    const first = await upload('audio', mp3(100));
    expect(first.status).toBe(201);
    const { key, ms } = await first.json();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(ms).toBe(2_400);
    const again = await Promise.all(Array.from({ length: 5 }, () => upload('audio', mp3(100))));
    for (const answer of again) expect((await answer.json()).key).toBe(key);
    const [usage] = await test.db.select().from(mediaUsage).where(eq(mediaUsage.userId, teacher));
    expect(usage).toMatchObject({ files: 1, bytes: 14_400 });
  });

  it('counts a file once even if it is uploaded several times at once', async () => {
    const id = await insertTeacher(test.db);
    const theirs = await signIn('public', { id });
    // Simulate a slow disk, so that the eight uploads overlap.
    await test.exec(`
      create function dawdle() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.05); return new; end $$;
      create trigger dawdle before insert on media_objects for each row execute function dawdle();`);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call('POST /v1/media?kind=audio', { token: theirs, body: mp3(60) }),
      ),
    );
    await test.exec('drop trigger dawdle on media_objects');
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const [usage] = await test.db.select().from(mediaUsage).where(eq(mediaUsage.userId, id));
    expect(usage).toMatchObject({ files: 1, bytes: 8_640 });
  });

  it('accepts pictures only if the plan includes them, but accepts recordings in every plan', async () => {
    const poor = await signIn('public', { id: teacher, privilege: [] });
    const picture = await call('POST /v1/media?kind=image', { token: poor, body: png(5, 5) });
    expect(picture.status).toBe(403);
    expect(await picture.json()).toMatchObject({
      code: 'plan_required',
      message: 'Your plan does not include "Upload images".',
    });
    const sound = await call('POST /v1/media?kind=audio', { token: poor, body: mp3(30, 3) });
    expect(sound.status).toBe(201);
    expect((await upload('image', png(5, 5))).status).toBe(201);
  });

  it('gives two teachers different keys for the same file', async () => {
    const other = await signIn('public', { id: await insertTeacher(test.db) });
    const route = 'POST /v1/media?kind=audio';
    const theirs = await call(route, { token: other, body: mp3(100) });
    const mine = await upload('audio', mp3(100));
    expect((await theirs.json()).key).not.toBe((await mine.json()).key);
  });

  it.each([
    ['an SVG', 'image', text('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>')],
    ['HTML that contains a GIF signature', 'image', text('<html>GIF89a</html>')],
    ['an empty file', 'audio', new Uint8Array(0)],
    ['a picture sent as audio', 'audio', png(10, 10)],
    ['audio sent as a picture', 'image', mp3(10)],
    [
      'HTML after one frame header',
      'audio',
      new Uint8Array([0xff, 0xf3, 0x64, 0xc0, ...text('<html>')]),
    ],
    ['a picture of 60 000 by 60 000 pixels', 'image', png(60_000, 60_000)],
    ['a PNG truncated in its header', 'image', png(5, 5).slice(0, 18)],
    ['a picture with a width of zero', 'image', png(0, 5)],
    ['a recording of 16 minutes', 'audio', mp3(40_001)],
  ])('refuses %s', async (_, kind, body) => {
    const answer = await upload(kind, body);
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toMatch(/[.]$/);
  });

  it('refuses an unknown kind and an oversized file', async () => {
    expect((await upload('video', mp3(10))).status).toBe(400);
    const big = new Uint8Array(8_000_001);
    expect((await upload('image', big)).status).toBe(413);
  });

  it('never exceeds an account’s storage, even if many files arrive at once', async () => {
    const full = await insertTeacher(test.db);
    await test.db.insert(mediaUsage).values({ userId: full, bytes: 999_990_000, files: 1 });
    const theirs = await signIn('public', { id: full });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, mark) =>
        call('POST /v1/media?kind=audio', { token: theirs, body: mp3(20, mark) }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 413, 413, 413, 413, 413]);
  });
});

describe('a stored file', () => {
  let key: string;
  beforeAll(async () => {
    key = (await (await upload('audio', mp3(50, 7))).json()).key;
  });

  it('is served whole, typed, sandboxed and cacheable for a year', async () => {
    const answer = await get(key);
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(mp3(50, 7));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '7200',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      // Allow the file on a page that is rendered as a PDF file, because such a page has no origin of its
      // own.
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${key}"`,
    });
  });

  it.each([
    ['bytes=0-99', 206, 'bytes 0-99/7200', 100],
    ['bytes=7100-', 206, 'bytes 7100-7199/7200', 100],
    ['bytes=-10', 206, 'bytes 7190-7199/7200', 10],
    ['bytes=0-99999', 206, 'bytes 0-7199/7200', 7_200],
    ['bytes=7200-', 416, 'bytes */7200', 0],
    ['bytes=-99999', 206, 'bytes 0-7199/7200', 7_200],
    ['bytes=-0', 416, 'bytes */7200', 0],
    ['bytes=5-2', 200, null, 7_200],
    ['pages=1-2', 200, null, 7_200],
    ['bytes=0-1,5-6', 200, null, 7_200],
  ])('responds to %s with %i', async (range, status, contentRange, length) => {
    const answer = await get(key, { range });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect((await answer.arrayBuffer()).byteLength).toBe(length);
  });

  it('is not sent again to a client that already has it', async () => {
    const answer = await get(key, { 'if-none-match': `W/"x", "${key}"` });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  it('takes one storage call for the whole file, a range or a revalidation', async () => {
    const trips: string[] = [];
    const counting = {
      ...store,
      head: (...given: Parameters<typeof store.head>) => {
        trips.push('head');
        return store.head(...given);
      },
      get: (...given: Parameters<typeof store.get>) => {
        trips.push('get');
        return store.get(...given);
      },
    };
    const ask = createCaller(routes, { ...testEnv(test.url), MEDIA: counting });
    const kinds: Record<string, string>[] = [
      {},
      { range: 'bytes=0-9' },
      { 'if-none-match': `"${key}"` },
    ];
    for (const headers of kinds) {
      await ask(`GET /v1/media/${key}`, { headers });
    }
    expect(trips).toEqual(['get', 'get', 'head']);
  });

  it('is cached at the edge for at most a day, and returns 404 once removed', async () => {
    const { key: removed } = await (await upload('audio', mp3(50, 8))).json();
    const edge = (await get(removed)).headers.get('cloudflare-cdn-cache-control');
    expect(edge).toBe('public, max-age=86400, must-revalidate');
    store.files.delete(removed);
    const asked = await get(removed, { 'if-none-match': `"${removed}"` });
    expect(asked.status).toBe(404);
    expect(asked.headers.get('cache-control')).toBe('no-store');
  });

  it('is sent whole if If-Range names a different file', async () => {
    expect((await get(key, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  it.each(['x', '0'.repeat(64), '..%2f..%2fetc', '%00'])(
    'is not found under %s',
    async (strange) => {
      expect([400, 404]).toContain((await get(strange)).status);
    },
  );
});

describe('the upload rate limit', () => {
  it('refuses an upload beyond the limit and says how long to wait', async () => {
    await test.db.execute(sql`
      insert into attempts (subject, window_starts_at, count)
      values (${rateSubject('upload', teacher)}, now(), ${rates.upload.allowed})
      on conflict (subject) do update set count = excluded.count, window_starts_at = now()`);
    const answer = await upload('audio', mp3(50));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await messageOf(answer)).toMatch(/Please wait 10 minutes/);
  });
});
