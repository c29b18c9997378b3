import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { routes } from './routes.ts';
import { memoryStore } from './testing/memory-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const sound = (): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(1_440);
  for (let frame = 0; frame < 10; frame += 1) bytes.set([0xff, 0xf3, 0x64, 0xc0], frame * 144);
  return bytes;
};

/** Returns a store whose next puts fail, each either before or after the file is stored. */
function failingStore(puts: ('before' | 'after')[]) {
  const store = memoryStore();
  return {
    ...store,
    async put(...given: Parameters<typeof store.put>) {
      const fails = puts.shift();
      if (fails !== 'before') await store.put(...given);
      if (fails) throw new Error('internal error (10001)');
    },
  };
}

test.each(['before', 'after'] as const)(
  'returns 503 when a put fails %s storing the file, and counts the retry once',
  async (when) => {
    const store = failingStore([when]);
    const call = createCaller(routes, { ...testEnv(database.url), MEDIA: store });
    const id = await insertTeacher(database.db);
    const token = await signIn('public', { id });
    const upload = () => call('POST /v1/media?kind=audio', { token, body: sound() });
    const usage = async () => {
      const { rows } = await database.db.execute(sql`
        select u.files::int as counted, u.bytes::int as bytes,
          (select count(*)::int from media_objects m where m.owner_id = ${id}) as records
        from media_usage u where u.user_id = ${id}`);
      return rows[0];
    };
    const refused = await upload();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    const lies = store.files.size;
    expect(await usage()).toEqual({ counted: lies, bytes: lies * 1_440, records: lies });
    expect((await upload()).status).toBe(201);
    expect(await usage()).toEqual({ counted: 1, bytes: 1_440, records: 1 });
    expect(store.files.size).toBe(1);
  },
);
