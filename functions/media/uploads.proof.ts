import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { routes } from './routes.ts';
import { memoryStore } from './testing/memory-store.ts';
import { pictures } from './testing/pictures.ts';
import { frames, pretenders } from './testing/pretenders.ts';

let database: TestDatabase;
let call: Caller;
const store = memoryStore();
beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(routes, { ...testEnv(database.url), MEDIA: store });
});
afterAll(() => database.close());

const huge = (start: readonly number[], size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return bytes;
};

/** The uploads of reliability S10. Each has a description, a kind (`image` or `audio`) and its bytes. */
const uploads: readonly (readonly [
  name: string,
  kind: string,
  bytes: () => Uint8Array<ArrayBuffer>,
])[] = [
  ...pretenders.flatMap(([name, bytes]) =>
    ['image', 'audio'].map((kind) => [name, kind, () => Uint8Array.from(bytes)] as const),
  ),
  ['nothing', 'image', () => new Uint8Array()],
  ['nothing', 'audio', () => new Uint8Array()],
  ['60,000 pixels square', 'image', () => pictures.png(60_000, 60_000)],
  ['no pixels', 'image', () => pictures.png(0, 0)],
  ['a negative size', 'image', () => pictures.png(-1, -1)],
  ['nine megabytes of picture', 'image', () => huge([...pictures.png()], 9_000_000)],
  ['thirty megabytes of sound', 'audio', () => huge(frames, 30_000_000)],
  ['twenty-four megabytes of zeros', 'audio', () => huge([], 24_000_000)],
  ...Object.entries(pictures).flatMap(([name, make]) =>
    Array.from(
      { length: 15 },
      (_, at) => [`a ${name} cut at ${at * 7}`, 'image', () => make().slice(0, at * 7)] as const,
    ),
  ),
];

const maxHeapMb = 50;

/**
 * `npm run prove -- uploads`: checks that each upload is refused or stored so that browsers cannot run it,
 * and that no upload exhausts the memory.
 */
test('refuses a hundred hostile uploads or stores them so that browsers cannot run them, within the memory limit', async () => {
  const counts = { refused: 0, inert: 0, most: 0 };
  const rounds = Math.ceil(100 / uploads.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, kind, make] of uploads) {
      const token = await signIn('public', { id: await insertTeacher(database.db) });
      const body = make();
      global.gc?.();
      const before = process.memoryUsage().heapUsed;
      const answer = await call(`POST /v1/media?kind=${kind}`, {
        ...{ token, body },
        headers: {
          'content-type': 'text/html',
          'content-disposition': 'attachment; filename="../../index.html"',
        },
      });
      const said = `${name} as ${kind}: ${answer.status}`;
      expect([201, 400, 413], said).toContain(answer.status);
      const grown = (process.memoryUsage().heapUsed - before) / 1_000_000;
      counts.most = Math.max(counts.most, grown);
      expect(grown, said).toBeLessThan(maxHeapMb);
      if (answer.status !== 201) {
        counts.refused += 1;
        continue;
      }
      counts.inert += 1;
      const { key } = await answer.json();
      expect(key, said).toMatch(/^[0-9a-f]{64}$/);
      const { headers } = await call(`GET /v1/media/${key}`);
      expect(headers.get('content-type'), said).toMatch(/^(?:audio|image)\/[\w-]+$/);
      expect(headers.get('content-security-policy'), said).toBe("default-src 'none'; sandbox");
    }
  }
  for (const key of store.files.keys()) expect(key).toMatch(/^[0-9a-f]{64}$/);
  console.log(
    `S10: ${counts.refused + counts.inert} uploads: ${counts.refused} refused, ${counts.inert} inert, heap at most +${counts.most.toFixed(1)} MB`,
  );
});
