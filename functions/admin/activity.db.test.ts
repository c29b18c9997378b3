import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ActivityEvent, ActivityPage } from '#contracts/admin/activity.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';

let database: TestDatabase;
let call: Caller;
let token: string;
let teacher: string;
let admin: string;
let lesson: string;

beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(adminRoutes, adminTestEnv(database.url));
  admin = await insertTeacher(database.db, { role: 'admin' });
  token = await signIn('admin', { id: admin });
  teacher = await insertTeacher(database.db);
  lesson = await insertLesson(database.db, teacher, { toLanguage: 'fr' });
  await database.db.execute(sql`
    insert into users (id, role, user_name, full_name, password_hash, teacher_id)
    values ('pupil', 'PUPIL', 'maple', 'Maple Secret', 'x', ${teacher})`);
  await database.db.execute(sql`
    insert into stripe_customers (user_id, customer_id) values (${teacher}, 'cus_1')`);
  // Inserts three events of every kind at each of sixty timestamps, so that only the kinds and ids determine
  // the order at one timestamp.
  await insertEvery(sql`date_trunc('second', now()) - make_interval(mins => n)`, sql`1, 60`);
}, 60_000);
afterAll(() => database.close());

/** Inserts three events of every kind for each number of the series. `moment` computes the timestamp. */
async function insertEvery(moment: ReturnType<typeof sql>, series: ReturnType<typeof sql>) {
  const each = sql`from generate_series(${series}) n, generate_series(1, 3) k`;
  const { db } = database;
  await db.batch([
    db.execute(sql`insert into sessions (id, user_id, refresh_hash, xsrf_hash, rotated_at, expires_at,
        device, created_at)
      select gen_random_uuid()::text, case k when 1 then 'pupil' else ${teacher} end, gen_random_uuid()::text, 'x', now(),
        now() + interval '1 day', 'Firefox on Windows', ${moment} ${each}`),
    db.execute(sql`insert into ai_calls (id, user_id, resource_id, part, model, outcome, prompt_tokens,
        completion_tokens, total_tokens, cost_micros, milliseconds, created_at)
      select gen_random_uuid()::text, ${teacher}, ${lesson}, case k when 1 then 'vocab' else 'text' end,
        'm', case k when 3 then 'model_slow' else 'ok' end, 10, 20, 30, 40, 50, ${moment} ${each}`),
    db.execute(sql`insert into dead_letters (id, queue, body, reason, created_at)
      select gen_random_uuid()::text, 'q', jsonb_build_object('resourceId', ${lesson}::text, 'part', 'vocab',
        'generation', 1), 'model_down', ${moment} ${each}`),
    db.execute(sql`insert into stripe_events (id, type, payload, created_at)
      select 'evt_' || gen_random_uuid()::text, case k when 1 then 'invoice.payment_failed' else 'invoice.paid' end,
        '{"data":{"object":{"customer":"cus_1","amount_paid":800,"amount_due":900,"currency":"gbp"}}}',
        ${moment} ${each}`),
    db.execute(sql`insert into audit_log (actor_id, action, subject, created_at)
      select ${admin}, 'plan.changed', 'TRIAL', ${moment} ${each}`),
  ]);
}

const read = async (query = '') => {
  const answer = await call(`GET /v1/admin/activity?${query}`, { token });
  expect(answer.status, query).toBe(200);
  return ActivityPage.parse(await answer.json());
};

const keyOf = ({ kind, id }: ActivityEvent) => `${kind} ${id}`;

async function readAll(query: string): Promise<ActivityEvent[]> {
  const events: ActivityEvent[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page = await read(`${query}${next && `&before=${encodeURIComponent(next)}`}`);
    events.push(...page.events);
    next = page.next;
  }
  return events;
}

/** Returns all events after a cursor, oldest first, as a client reads them in one poll. */
async function follow(
  head: string,
  query = '',
): Promise<{ events: ActivityEvent[]; head: string }> {
  const first = await read(`${query}&after=${encodeURIComponent(head)}`);
  const events = [...first.events];
  for (let { next } = first; next; ) {
    const page = await read(`${query}&after=${encodeURIComponent(next)}`);
    events.push(...page.events);
    next = page.next;
  }
  return { events, head: first.head };
}

describe('pages of the activity stream', () => {
  test('list every event once, newest first, when fifteen events share each timestamp', async () => {
    const events = await readAll('days=1');
    expect(events).toHaveLength(60 * 15);
    expect(new Set(events.map(keyOf)).size).toBe(60 * 15);
    const moments = events.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  test.each([
    ['kind=sign-in', 180],
    ['kind=generation', 180],
    ['kind=generation&part=vocab', 60],
    ['part=vocab', 240],
    ['language=fr', 360],
    ['language=ja', 0],
    ['failed=yes', 300],
    ['failed=yes&kind=payment', 60],
    ['failed=yes&kind=sign-in', 0],
    ['person=pupil', 60],
    ['person=nobody', 0],
  ])('are filtered by the query %s, which matches %i events', async (query, count) => {
    const events = await readAll(`days=1&${query}`);
    expect(events).toHaveLength(count);
    expect(new Set(events.map(keyOf)).size).toBe(count);
  });

  test('find all events of a person, both as actor and as subject', async () => {
    await database.db.execute(sql`insert into audit_log (actor_id, action, subject)
      values (${admin}, 'account.changed', ${teacher})`);
    const events = await readAll(`days=1&person=${teacher}`);
    expect(events).toHaveLength(120 + 180 + 180 + 180 + 1);
    expect((await read(`person=${teacher}`)).person).toMatchObject({ id: teacher, role: 'public' });
  });

  test('show tokens, amounts and failures, but no name or browser of a pupil', async () => {
    const events = await readAll('days=1');
    const of = (kind: string) => events.filter((event) => event.kind === kind);
    expect(of('generation').find(({ failed }) => failed)).toMatchObject({
      ...{ outcome: 'model_slow', promptTokens: 10, completionTokens: 20, costMicros: 40 },
      ...{ actor: { id: teacher }, language: 'fr', resourceId: lesson },
    });
    expect(of('payment').find(({ failed }) => failed)).toMatchObject({
      amount: 900,
      currency: 'gbp',
    });
    expect(of('payment').find(({ failed }) => !failed)).toMatchObject({ amount: 800 });
    const pupils = of('sign-in').filter(({ actor }) => actor?.role === 'PUPIL');
    expect(pupils).toHaveLength(60);
    for (const event of pupils) {
      expect(event).toMatchObject({ actor: { id: 'pupil', name: null }, device: null });
    }
    expect(JSON.stringify(events)).not.toMatch(/Maple|maple/);
  });
});

describe('polling for new events', () => {
  test('returns events with the same timestamp as the last event read, and events that are stored late', async () => {
    const { head } = await read();
    // These events are stored now, but their timestamps are up to 20 seconds in the past. They are therefore
    // older than events that the client has already received.
    await insertEvery(sql`date_trunc('second', now()) - make_interval(secs => n * 10)`, sql`0, 2`);
    const seen = new Set<string>();
    const first = await follow(head);
    for (const event of first.events) seen.add(keyOf(event));
    await insertEvery(sql`date_trunc('second', now()) - make_interval(secs => n * 10)`, sql`0, 2`);
    const second = await follow(first.head);
    const fresh = second.events.filter((event) => !seen.has(keyOf(event)));
    expect(fresh).toHaveLength(45);
    const moments = second.events.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort());
  });

  test('returns each event once, from any cursor and even if many events have the same timestamp', async () => {
    const all = await readAll('days=1');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: all.length - 1 }), async (at) => {
        const place = all[at];
        if (!place) throw new Error('no such event');
        const rank =
          ['sign-in', 'generation', 'dead-letter', 'payment', 'change'].indexOf(place.kind) + 1;
        const { events } = await follow(`${place.at}~${rank}~${place.id}`);
        expect(events.map(keyOf)).toEqual(all.slice(0, at).reverse().map(keyOf));
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

test.each([
  'kind=party',
  'days=400',
  'failed=maybe',
  'before=yesterday',
  'before=2026-99-99T00:00:00.000Z~1~x',
  'before=0000-01-01T00:00:00.000Z~1~x',
  'before=2026-01-01T00:00:00.000Z~1~x&after=2026-01-01T00:00:00.000Z~1~x',
])('returns 400 for the query %s', async (query) => {
  expect((await call(`GET /v1/admin/activity?${query}`, { token })).status).toBe(400);
});

test('accepts a cursor with an invalid id', async () => {
  for (const id of ['x', '', '99999999999999999999', '-1', '1.5']) {
    expect((await read(`after=2026-11-22T00:00:00.000Z~5~${id}`)).events.length).toBeGreaterThan(0);
  }
});

refusesWrongPerson('reading the activity stream', () => ({
  call,
  route: 'GET /v1/admin/activity',
  wrongRoles: ['public', 'PUPIL'],
}));

test.each([
  ['charge.refunded', { amount: 4500, amount_refunded: 700 }, { amount: 700, outcome: null }],
  ['charge.dispute.closed', { amount: 4500, status: 'lost' }, { amount: 4500, outcome: 'lost' }],
  ['refund.failed', { amount: 700 }, { amount: 700, failed: true }],
  ['invoice.payment_action_required', { amount_due: 600 }, { amount: 600, failed: false }],
] as const)('shows the amount and the person of a %s event', async (type, object, shown) => {
  const id = `evt_money_${type.replaceAll('.', '_')}`;
  const payload = { data: { object: { ...object, customer: 'cus_1', currency: 'gbp' } } };
  await database.db.execute(sql`
    insert into stripe_events (id, type, payload, created_at)
    values (${id}, ${type}, ${JSON.stringify(payload)}::jsonb, now() + interval '1 hour')`);
  const { events } = await read('kind=payment');
  const event = events.find((one) => one.id === id);
  expect(event).toMatchObject({ ...shown, currency: 'gbp' });
  expect(event?.actor).not.toBeNull();
});
