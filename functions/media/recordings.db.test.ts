import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingPartBytes } from '#contracts/content/recording.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { routes } from './routes.ts';
import { memoryStore } from './testing/memory-store.ts';

let database: TestDatabase;
let call: Caller;
let token: string;
let adminId: string;
const store = memoryStore();
beforeAll(async () => {
  database = await createTestDatabase();
  adminId = await insertTeacher(database.db, { role: 'admin' });
  token = await signIn('admin', { id: adminId });
  call = createCaller(routes, { ...testEnv(database.url), MEDIA: store });
});
afterAll(() => database.close());

/** Returns a video of this many bytes. Only its header is valid. */
function film(size: number, head = '\0\0\0\x20ftypisom') {
  const bytes = new Uint8Array(size).fill(7);
  bytes.set(Uint8Array.from(head, (letter) => letter.charCodeAt(0)).subarray(0, size));
  return bytes;
}

async function start(type = 'video/mp4') {
  const answer = await call('POST /v1/media/recordings', { token, json: { type, bytes: 100 } });
  expect(answer.status).toBe(201);
  const { key, uploadId } = await answer.json();
  const send = (part: number, body: Uint8Array<ArrayBuffer>) =>
    call(`PUT /v1/media/recordings/${key}/parts/${part}?upload=${uploadId}`, { token, body });
  const finish = (etags: string[]) =>
    call(`POST /v1/media/recordings/${key}`, { token, json: { uploadId, etags } });
  return { key, uploadId, send, finish };
}

test('stores a recording sent in two parts, logs it, and serves ranges of it', async () => {
  const { key, send, finish } = await start();
  const second = await (await send(2, film(50, 'rest'))).json();
  const first = await (await send(1, film(100))).json();
  for (const _ of ['once', 'and after a lost answer']) {
    const answer = await finish([first.etag, second.etag]);
    expect(await answer.json()).toEqual({ key });
  }
  const { rows } = await database.db.execute(sql`
    select m.owner_id, m.type, m.bytes, l.actor_id, l.action, count(*) over ()::int as lines
    from media_objects m join audit_log l on l.subject = m.key where m.key = ${key}`);
  expect(rows).toEqual([
    {
      ...{ owner_id: null, type: 'video/mp4', bytes: 150 },
      ...{ actor_id: adminId, action: 'recording.uploaded', lines: 1 },
    },
  ]);
  const played = await call(`GET /v1/media/${key}`, { headers: { range: 'bytes=100-103' } });
  expect(played.status).toBe(206);
  expect(played.headers.get('content-type')).toBe('video/mp4');
  expect(await played.text()).toBe('rest');
});

test('refuses a file that is not a video, either at its first part or at the end', async () => {
  const { send, finish, key } = await start();
  expect((await send(1, film(100, '<html>'))).status).toBe(400);
  const webm = await (await send(1, film(100, '\x1a\x45\xdf\xa3....webm'))).json();
  // The upload was declared as an MP4, but this part is a WebM.
  const answer = await finish([webm.etag]);
  expect(answer.status).toBe(400);
  expect((await answer.json()).message).toBe('Use an MP4 or WebM video.');
  expect(store.files.has(key)).toBe(false);
});

test('never deletes another file or another admin’s upload', async () => {
  const theirs = 'b'.repeat(64);
  const picture = new TextEncoder().encode('GIF89a of a teacher');
  await store.put(theirs, picture, { httpMetadata: { contentType: 'image/gif' } });
  const end = { token, json: { uploadId: 'u', etags: ['e'] } };
  expect((await call(`POST /v1/media/recordings/${theirs}`, end)).status).toBe(404);
  const stop = `DELETE /v1/media/recordings/${theirs}?upload=u`;
  expect((await call(stop, { token })).status).toBe(404);
  // An admin cannot delete another admin's upload either.
  const { key, uploadId, send } = await start();
  const { etag } = await (await send(1, film(100, '<html>film'))).json();
  const other = await signIn('admin', { id: 'another-admin' });
  const taken = { token: other, json: { uploadId, etags: [etag ?? 'e'] } };
  expect((await call(`POST /v1/media/recordings/${key}`, taken)).status).toBe(404);
  expect(store.files.get(theirs)).toEqual(picture);
});

test('refuses an oversized part, an unknown upload and a cancelled upload', async () => {
  const { send, key, uploadId, finish } = await start();
  expect((await send(1, film(recordingPartBytes + 1))).status).toBe(413);
  const elsewhere = `PUT /v1/media/recordings/${'0'.repeat(64)}/parts/1?upload=${uploadId}`;
  expect((await call(elsewhere, { token, body: film(10) })).status).toBe(404);
  const stop = `DELETE /v1/media/recordings/${key}?upload=${uploadId}`;
  expect((await call(stop, { token })).status).toBe(204);
  expect((await call(stop, { token })).status).toBe(204);
  expect((await send(1, film(10))).status).toBe(404);
  expect((await finish(['e'])).status).toBe(404);
});

const key = 'a'.repeat(64);
for (const [route, json] of [
  ['POST /v1/media/recordings', { type: 'video/mp4', bytes: 1 }],
  [`PUT /v1/media/recordings/${key}/parts/1?upload=u`, undefined],
  [`POST /v1/media/recordings/${key}`, { uploadId: 'u', etags: ['e'] }],
  [`DELETE /v1/media/recordings/${key}?upload=u`, undefined],
] as const) {
  refusesWrongPerson(route, () => ({ call, route, json, wrongRoles: ['public', 'PUPIL'] }));
}
refusesBadInput('POST recordings', () => ({
  ...{ call, route: 'POST /v1/media/recordings', token: () => token },
  bodies: [
    [{ type: 'video/quicktime', bytes: 1 }, 'type'],
    [{ type: 'video/mp4', bytes: 2_000_000_001 }, 'bytes'],
  ],
}));
