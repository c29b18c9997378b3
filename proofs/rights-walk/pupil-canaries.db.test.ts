import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createAllRoutes } from './every-route.ts';
import { insertSchool, type School } from './insert-school.ts';
import { sampleCalls } from './sample-calls.ts';
import { addressOf, sendSample } from './send-sample.ts';

let every: Awaited<ReturnType<typeof createAllRoutes>>;
let school: School;
/** What no log, no prompt, no address and no count may hold: the pupil's name, and what they wrote. */
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

/** Reliability S14: every route as the teacher, the colleague, the pupil and an admin, well and badly. */
test('no log line, no outside call and no address holds a pupil’s name or answers', async () => {
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
  // They are there to be found: the teacher reads them in the answers.
  expect(seen).toBeGreaterThan(5);
  expect(logged.flatMap((line) => holds(line))).toEqual([]);
  // What goes to the database is the database's; everything else that was called is outside.
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

const realFetch = globalThis.fetch;
/** Nearly every call goes there. */
const databaseOf = (asked: readonly string[]) => (asked[0] ?? 'http://none').split(' ')[0] ?? '';
