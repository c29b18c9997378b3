import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charts } from '#contracts/admin/activity-charts.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';

let database: TestDatabase;
let call: Caller;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(adminRoutes, adminTestEnv(database.url));
  token = await signIn('admin');
  const { db } = database;
  const teacher = await insertTeacher(db);
  await db.execute(sql`insert into users (id, role, user_name, full_name, password_hash)
    values ('pupil', 'PUPIL', 'maple', 'Maple', 'x')`);
  // The ages of the events in days: today, two days ago, and long before the time window.
  const ages = sql`from unnest(array[0, 2, 40]) a`;
  const moment = sql`now() - make_interval(days => a)`;
  await db.batch([
    db.execute(sql`insert into sessions (id, user_id, refresh_hash, xsrf_hash, rotated_at, expires_at,
        created_at)
      select who || a || k, who, who || a || k, 'x', now(), now(), ${moment}
      ${ages}, unnest(array[${teacher}, 'pupil']) who, generate_series(1, 2) k`),
    db.execute(sql`insert into ai_calls (id, user_id, part, model, outcome, prompt_tokens,
        completion_tokens, total_tokens, cost_micros, milliseconds, created_at)
      select part || a, ${teacher}, part, 'm', case part when 'vocab' then 'model_slow' else 'ok' end,
        1, 2, 3, 500, 5, ${moment}
      ${ages}, unnest(array['text', 'vocab', 'phrase', 'speech']) part`),
    db.execute(sql`insert into stripe_events (id, type, payload, created_at)
      select type || a, type, jsonb_build_object('data', jsonb_build_object('object',
        jsonb_build_object('currency', 'gbp', 'amount_paid', 800, 'mode', 'subscription'))), ${moment}
      ${ages}, unnest(array['invoice.paid', 'invoice.payment_failed',
        'checkout.session.completed', 'customer.subscription.updated']) type`),
    db.execute(sql`insert into stripe_events (id, type, payload) values ('once',
      'checkout.session.completed', '{"data":{"object":{"mode":"payment","payment_status":"paid",
        "amount_total":4900,"currency":"gbp"}}}')`),
    db.execute(sql`insert into analytics_events (user_id, element, type, created_at)
      select ${teacher}, element, 'button', ${moment}
      ${ages}, unnest(array['print', 'print', '/preview/:id']) element`),
  ]);
}, 60_000);
afterAll(() => database.close());

const read = async (chart: string, query = 'window=week') => {
  const answer = await call(`GET /v1/admin/activity/charts/${chart}?${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.json();
};

test('sums sign-ins by day and role within the window', async () => {
  const { starts, lines } = charts['sign-ins'].parse(await read('sign-ins'));
  expect(starts).toHaveLength(7);
  expect(lines).toEqual([
    { column: 4, role: 'PUPIL', count: 2 },
    { column: 4, role: 'public', count: 2 },
    { column: 6, role: 'PUPIL', count: 2 },
    { column: 6, role: 'public', count: 2 },
  ]);
});

test('sums model calls by duty, with failures, tokens and cost', async () => {
  const { lines } = charts.generations.parse(await read('generations'));
  expect(lines.filter(({ column }) => column === 6)).toEqual([
    { column: 6, duty: 'questions', calls: 2, failed: 1, tokens: 6, costMicros: 1000 },
    { column: 6, duty: 'speech', calls: 1, failed: 0, tokens: 3, costMicros: 500 },
    { column: 6, duty: 'text', calls: 1, failed: 0, tokens: 3, costMicros: 500 },
  ]);
});

test('counts a payment once: by its invoice or, if there is no invoice, by its checkout', async () => {
  const { lines } = charts.payments.parse(await read('payments'));
  expect(lines).toEqual([
    { column: 4, currency: 'gbp', paid: 1, failed: 1, amount: 800 },
    { column: 6, currency: 'gbp', paid: 2, failed: 1, amount: 5700 },
  ]);
});

test('lists the most used feature first', async () => {
  const { lines } = charts.features.parse(await read('features'));
  expect(lines).toEqual([
    { element: 'print', uses: 4, people: 1 },
    { element: '/preview/:id', uses: 2, people: 1 },
  ]);
});

test('divides a day into 24 hours, and counts the latest events in the last hour', async () => {
  const { starts, lines } = charts['sign-ins'].parse(
    await read('sign-ins', 'window=day&zone=Asia/Kolkata'),
  );
  expect(starts).toHaveLength(24);
  expect(lines.map(({ column }) => column)).toEqual([23, 23]);
});

test('returns 404 for an unknown chart, and 400 for an unknown time zone or window', async () => {
  const ask = async (path: string) =>
    (await call(`GET /v1/admin/activity/charts/${path}`, { token })).status;
  expect(await ask('weather')).toBe(404);
  expect(await ask('toString')).toBe(404);
  expect(await ask('sign-ins?zone=Mars/Olympus')).toBe(400);
  expect(await ask('sign-ins?window=century')).toBe(400);
});

refusesWrongPerson('reading a chart', () => ({
  call,
  route: 'GET /v1/admin/activity/charts/sign-ins',
  wrongRoles: ['public', 'PUPIL'],
}));
