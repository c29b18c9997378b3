import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { seededRandom } from '#emulators/openai/faults.ts';
import { consume, moveToDeadLetter } from '#functions/ai-jobs/consume.ts';
import { runJob } from '#functions/ai-jobs/run-job.ts';
import { mp3 } from '#functions/ai-jobs/testing/fake-job-context.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { routes } from '#functions/media/routes.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { type JobBench, openJobBench, statusOf } from './jobs/job-bench.ts';
import { quickModel } from './jobs/quick-model.ts';
import { runSmallQueue } from './jobs/small-queue.ts';
import { type StoreMood, weakStore } from './weak-store.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));

let bench: JobBench;
let media: TestDatabase;
beforeAll(async () => {
  bench = await openJobBench();
  media = await createTestDatabase();
});
afterAll(async () => {
  await media.close();
  await bench.close();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/**
 * `npm run prove -- fault-drills/storage-unavailable`: tests uploads with a file store that sometimes rejects
 * a call, fails after storing the file, or never responds.
 */
test('either stores and counts an upload or does neither, and succeeds on a retry', async () => {
  const random = seededRandom(seed);
  let isWell = false;
  // Reads always work in this test. If the store could not be read, we could not determine whether a file
  // exists, so its record would be kept.
  const { store, files } = weakStore((what) => {
    if (isWell || what === 'read' || random() < 0.6) return 'well';
    return random() < 0.5 ? 'refuses' : 'loses its answers';
  });
  const call = createCaller(routes, { ...testEnv(media.url), MEDIA: store });
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let given = 0;
  for (let at = 0; at < 60; at += 1) {
    const token = await signIn('public', { id: await insertTeacher(media.db) });
    await Promise.all(
      Array.from({ length: 5 }, async (_, file) => {
        const body = mp3(10 + file);
        body[20] = file;
        // Every third person gives up after the first attempt.
        for (let tries = 1; tries <= (at % 3 === 0 ? 1 : 8); tries += 1) {
          const answer = await call('POST /v1/media?kind=audio', { token, body });
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (answer.status === 201) {
            given += 1;
            return;
          }
          const said = await answer.json();
          const isClear = answer.status === 503 && /Try again/.test(said.message);
          if (!isClear || !answer.headers.get('retry-after')) {
            faults.push(`${answer.status} ${JSON.stringify(said)}`);
          }
        }
      }),
    );
  }
  isWell = true;
  const { rows } = await media.db.execute<{ key: string; owner_id: string; bytes: number }>(
    sql`select key, owner_id, bytes from media_objects`,
  );
  const unstored = rows.filter(({ key }) => !files.has(key)).length;
  const onRecord = new Set(rows.map(({ key }) => key));
  const orphans = [...files.keys()].filter((key) => !onRecord.has(key)).length;
  const { rows: sums } = await media.db.execute<{ wrong: number }>(sql`
    select count(*)::int as wrong from media_usage u
    left join (select owner_id, sum(bytes) as bytes, count(*) as files from media_objects group by 1) m
      on m.owner_id = u.user_id
    where u.bytes <> coalesce(m.bytes, 0) or u.files <> coalesce(m.files, 0)`);
  const told = [...statuses].sort(([a], [b]) => a - b).map(([code, count]) => `${code} × ${count}`);
  console.log(
    `uploads, seed ${seed}: ${told.join('  ')}; ${given} acknowledged, ${rows.length} on record, ` +
      `${unstored} of them not stored, ${orphans} stored but not on record, ${sums[0]?.wrong} sums wrong`,
  );
  expect(faults).toEqual([]);
  expect({ unstored, orphans, wrong: sums[0]?.wrong }).toEqual({
    unstored: 0,
    orphans: 0,
    wrong: 0,
  });
  expect(rows.length).toBeGreaterThanOrEqual(given);
});

test('returns 503 with Retry-After within ten seconds when storage cannot be read', async () => {
  let mood: StoreMood = 'well';
  const { store } = weakStore(() => mood);
  const call = createCaller(routes, { ...testEnv(media.url), MEDIA: store });
  const token = await signIn('public', { id: await insertTeacher(media.db) });
  const body = mp3(50);
  const { key } = await (await call('POST /v1/media?kind=audio', { token, body })).json();
  for (const bad of ['refuses', 'never answers'] as const) {
    mood = bad;
    for (const route of [`GET /v1/media/${key}`, 'POST /v1/media?kind=audio']) {
      const began = performance.now();
      const answer = await call(route, route.startsWith('POST') ? { token, body: mp3(51) } : {});
      const seconds = (performance.now() - began) / 1_000;
      console.log(
        `store ${bad}, ${route.slice(0, 14)}: ${answer.status} after ${seconds.toFixed(1)} s`,
      );
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(seconds).toBeLessThan(10);
    }
  }
  mood = 'well';
  expect((await call(`GET /v1/media/${key}`)).status).toBe(200);
}, 60_000);

test.each(['speech', 'pictures'])(
  '%s: generates everything and stores every recorded file',
  async (part) => {
    const random = seededRandom(seed + 1);
    const { store, files } = weakStore(() => {
      if (random() < 0.9) return 'well';
      return random() < 0.5 ? 'refuses' : 'loses its answers';
    });
    const messages = await bench.plant(part, 20);
    if (part === 'pictures') {
      await bench.db.execute(sql`
      update resource_parts p set options = jsonb_build_object('images', (
        select jsonb_agg(i ->> 'id') from resource_parts v, jsonb_array_elements(v.content -> 'items') i
        where v.resource_id = p.resource_id and v.part = 'vocab'))
      where part = 'pictures'`);
    }
    const run = await runSmallQueue(
      {
        consume: (batch, sendLater) =>
          consume(
            {
              make: (job) =>
                runJob(
                  bench.contextWith(
                    quickModel((_, good) => good, 2),
                    { media: store },
                  ),
                  job,
                ),
              sendLater,
              bury: bench.bury,
            },
            batch,
          ),
        skip: bench.skip,
        moveToDeadLetter: (batch) => moveToDeadLetter(bench.db, 'lexiloom-media', batch),
        ...{ random, quicker: 40 },
      },
      messages,
    );
    const found = await statusOf(bench.db, part);
    const { rows } = await bench.db.execute<{ key: string }>(sql`
    select distinct k.key from resource_parts p,
      jsonb_path_query(p.content, '$.**.key') as path (value), lateral (select path.value #>> '{}' as key) k
    where p.part = ${part} and p.status = 'ready'`);
    const missing = rows.filter(({ key }) => !files.has(key)).length;
    console.log(
      `${part}, seed ${seed}: 20 jobs, ${found.statuses}; ${run.deliveries} deliveries, ${run.buried} dead letters; ` +
        `${rows.length} files named, ${missing} missing; calls ${found.calls}`,
    );
    expect(found).toMatchObject({ statuses: 'ready 20', reservedMicros: 0 });
    expect(rows.length).toBeGreaterThan(5);
    expect(missing).toBe(0);
  },
);
