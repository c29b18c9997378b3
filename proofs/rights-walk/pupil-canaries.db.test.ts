import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createAllRoutes } from './every-route.ts';
import { insertSchool, type School } from './insert-school.ts';
import { sampleCalls } from './sample-calls.ts';
import { addressOf, sendSample } from './send-sample.ts';

let every: Awaited<ReturnType<typeof createAllRoutes>>;
let school: School;
/** Data that no log, prompt, URL or count may contain: the pupil's name and the pupil's writing. */
let canaries: string[];
const logged: string[] = [];

beforeAll(async () => {
  every = await createAllRoutes();
  school = await insertSchool(every.test.db);
  const name = `Quillwyn ${school.canary}`;
  await every.test.db.execute(
    sql`update users set full_name = ${name} where id = ${school.ids.pupilId}`,
  );
  canaries = ['Quillwyn', school.secret];
}, 120_000);
beforeEach(() => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...line) => void logged.push(line.join(' ')));
  }
});
afterAll(() => every.close());

const holds = (text: string) => canaries.filter((canary) => text.includes(canary));

/**
 * Reliability S14: calls every route as the teacher, the colleague, the pupil and an admin, with valid and
 * invalid input.
 */
test('does not put a pupil’s name or answer into a log line, an external call or a URL', async () => {
  const asked: string[] = [];
  const outside = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    asked.push(`${request.url} ${await request.clone().text()}`);
    return realFetch(input, init);
  });
  const people = [
    school.tokens.teacher,
    school.tokens.colleague,
    school.tokens.pupil,
    await signIn('admin'),
    'a.worn.out',
  ];
  let calls = 0;
  let seen = 0;
  for (const walked of every.routes) {
    const sample = sampleCalls[walked.route]?.(school.ids) ?? {};
    expect(holds(decodeURIComponent(addressOf(walked.route, sample))), walked.route).toEqual([]);
    for (const token of people) {
      const { text, headers } = await sendSample(walked, sample, token);
      calls += 1;
      if (holds(text).length > 0) seen += 1;
      expect(holds([...headers].join()), `a header of ${walked.route}`).toEqual([]);
    }
  }
  outside.mockRestore();
  // The canaries do exist: the responses to the teacher contain them.
  expect(seen).toBeGreaterThan(5);
  expect(logged.flatMap((line) => holds(line))).toEqual([]);
  // Calls to the database are internal; all other called hosts are external.
  const { host } = new URL(databaseOf(asked));
  const elsewhere = asked.filter((one) => new URL(one.split(' ')[0] ?? '').host !== host);
  expect(elsewhere.flatMap((one) => holds(one))).toEqual([]);
  const { rows } = await every.test.db.execute<{ row: string }>(
    sql`select t::text as row from analytics_events t union all select a::text from audit_log a`,
  );
  expect(rows.flatMap(({ row }) => holds(row))).toEqual([]);
  vi.mocked(console.info).mockRestore();
  console.info(
    `S14: ${calls} calls, ${seen} answers with a pupil in them; ${logged.length} log lines, ${elsewhere.length} calls elsewhere: 0 canaries`,
  );
}, 120_000);

/** Inserts a school whose pupil has a recognisable name. */
async function insertThistlewick() {
  const made = await insertSchool(every.test.db);
  const { pupilId, resourceId } = made.ids;
  await every.test.db.batch([
    every.test.db.execute(sql`
      update users set full_name = ${`Thistlewick ${made.canary}`} where id = ${pupilId}`),
    every.test.db.execute(sql`update resources set status = 'final' where id = ${resourceId}`),
  ]);
  const names = [`Thistlewick ${made.canary}`, made.secret];
  const holdsPupil = (text: string | null) => names.some((name) => text?.includes(name));
  return { ...made, holdsPupil };
}

const kept = async () => {
  const { rows } = await every.test.db.execute<{ key: string; body: string | null }>(
    sql`select key, body from idempotency_keys`,
  );
  return rows;
};

test('does not store a response with a pupil’s name under an Idempotency-Key', async () => {
  const { ids, tokens, holdsPupil } = await insertThistlewick();
  // Skip calls that remove or rename people, because the name would no longer exist afterwards.
  const isWalked = (route: string) =>
    !/^(?:GET|DELETE) /.test(route) && route !== 'PATCH /v1/pupils/:id';
  let told = 0;
  for (const token of [tokens.teacher, tokens.colleague, await signIn('admin')]) {
    for (const walked of every.routes.filter(({ route }) => isWalked(route))) {
      const sample = sampleCalls[walked.route]?.(ids) ?? {};
      const key = { 'idempotency-key': crypto.randomUUID() };
      if (holdsPupil((await sendSample(walked, sample, token, key)).text)) told += 1;
    }
  }
  expect(told).toBeGreaterThan(0);
  const bodies = (await kept()).map(({ body }) => body);
  expect(bodies.filter((body) => body !== null).length).toBeGreaterThan(0);
  expect(bodies.filter(holdsPupil)).toEqual([]);
}, 120_000);

test('does not return the name of a removed pupil when a request is sent again', async () => {
  const { ids, tokens, secret, holdsPupil } = await insertThistlewick();
  const send = async (route: string) => {
    const walked = every.routes.find((one) => one.route === route);
    if (!walked) throw new Error(`${route} is gone`);
    const key = { 'idempotency-key': `again-${ids.pupilId}-${route.length}` };
    return sendSample(walked, sampleCalls[route]?.(ids) ?? {}, tokens.teacher, key);
  };
  const first = await send('POST /v1/homeworks');
  expect([first.status, holdsPupil(first.text)]).toEqual([201, true]);
  await every.test.db.execute(sql`
    insert into idempotency_keys (key, request_hash, status, body)
    values (${`${ids.pupilId}:own-key`}, 'x', 200, ${secret})`);
  expect((await send('DELETE /v1/pupils/:id')).status).toBe(204);
  const again = await send('POST /v1/homeworks');
  expect([again.status, holdsPupil(again.text)]).toEqual([201, false]);
  expect(JSON.parse(again.text).id).toBe(JSON.parse(first.text).id);
  expect((await kept()).filter(({ key }) => key.startsWith(`${ids.pupilId}:`))).toEqual([]);
}, 120_000);

const realFetch = globalThis.fetch;
/** Returns the URL of the first call. It is the database's URL, because nearly all calls go there. */
const databaseOf = (asked: readonly string[]) => (asked[0] ?? 'http://none').split(' ')[0] ?? '';
