import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { actingCalls } from '#functions/http/acting.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createAllRoutes } from './every-route.ts';
import { insertSchool, type School } from './insert-school.ts';
import { rowsOfSchool, tablesOf } from './rows-of-school.ts';
import { sampleCalls } from './sample-calls.ts';
import { sendSample } from './send-sample.ts';

/** Routes that ignore the token in the header. They use the browser's own session, or no session. */
const ofNobody = new Set([
  ...['POST /login', 'GET /logout', 'GET /auth/:secret', 'POST /registration'],
  ...['POST /auth/verify-email', 'POST /auth/verify-email/again', 'POST /auth/change-email'],
  ...['POST /forgetPassword', 'POST /newpassword', 'POST /newpassword/:id', 'POST /csp-report'],
  ...[
    'POST /stripe/webhook',
    'POST /v1/organisation/invited',
    'GET /v1/organisation/invited/:secret',
  ],
]);

let every: Awaited<ReturnType<typeof createAllRoutes>>;
let school: School;
let tables: string[];
let adminId: string;
beforeAll(async () => {
  every = await createAllRoutes();
  school = await insertSchool(every.test.db);
  tables = (await tablesOf(every.test.db)).filter((name) => name !== 'audit_log');
  adminId = await insertTeacher(every.test.db, { role: 'admin' });
}, 120_000);
afterAll(() => every.close());

const linesOf = async (id: string) =>
  (
    await every.test.db.execute<{ call: string }>(sql`
      select after ->> 'call' as call from audit_log
      where actor_id = ${adminId} and subject = ${id} and action = 'account.used as' order by id`)
  ).rows.map(({ call }) => call);

test('lists only existing routes, without exports or deletions', () => {
  const routes = new Set(every.routes.map(({ route }) => route));
  const listed = Object.keys(actingCalls);
  expect(listed.filter((route) => !routes.has(route))).toEqual([]);
  expect(listed.filter((route) => /export/.test(route))).toEqual([]);
  const changing = listed.filter((route) => !route.startsWith('GET '));
  const beside = changing.filter((route) => !/ \/v1\/(?:resources|media)\b/.test(route));
  expect(beside).toEqual([
    'POST /custom_analytics',
    'POST /custom_tour',
    'POST /v1/teacher-profiles/seen',
  ]);
  expect(changing.filter((route) => /^DELETE /.test(route))).toEqual([]);
  const showsPupils = listed.filter((route) => /pupil|homework|classroom/.test(route));
  expect(showsPupils.filter((route) => actingCalls[route] !== 'noted')).toEqual([]);
});

test.each([
  ['teacher', 'public'],
  ['pupil', 'PUPIL'],
] as const)(
  'acting as a %s, rejects every unlisted route and does not change data',
  async (person, role) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const id = person === 'teacher' ? school.ids.teacherId : school.ids.pupilId;
    const actedBy = { id: adminId, name: 'Ada Admin' };
    const token = await signIn(role, { id, name: 'Acted Person', actedBy });
    const everything = () => rowsOfSchool(every.test.db, tables, school);
    const before = await everything();
    const refused: string[] = [];
    for (const walked of every.routes) {
      const { route, may } = walked;
      if (ofNobody.has(route) || Object.hasOwn(actingCalls, route)) continue;
      const sample = sampleCalls[route]?.(school.ids) ?? {};
      const { status, text } = await sendSample(walked, sample, token);
      const isOthers = may !== 'anyone' && !may.some((one) => one === role);
      expect(status, `${route}: ${text}`).toBe(isOthers ? 404 : 403);
      if (!isOthers) expect(JSON.parse(text), route).toMatchObject({ code: 'only_oneself' });
      if (!isOthers) refused.push(route);
    }
    if (person === 'teacher') {
      expect(refused).toEqual(
        expect.arrayContaining([
          ...['POST /v1/pupils/passwords', 'POST /v1/classrooms/:id/pupils'],
          ...['GET /v1/pupils/:id/export', 'DELETE /v1/pupils/:id', 'POST /v1/organisation/owner'],
          ...['PATCH /v1/organisation/members/:id', 'POST /v1/organisation/invitations'],
        ]),
      );
    }
    expect(await everything()).toBe(before);
    expect(await linesOf(id)).toEqual([]);
  },
  120_000,
);

test('writes an audit line only for routes that show a pupil', async () => {
  const token = await signIn('public', {
    ...{ id: school.ids.teacherId, actedBy: { id: adminId, name: 'Ada Admin' } },
  });
  for (const [route, trace] of Object.entries(actingCalls)) {
    const walked = every.routes.find((one) => one.route === route);
    if (!walked || !route.startsWith('GET ')) continue;
    if (walked.may !== 'anyone' && !walked.may.some((one) => one === 'public')) continue;
    const before = (await linesOf(school.ids.teacherId)).length;
    const { status } = await sendSample(walked, sampleCalls[route]?.(school.ids) ?? {}, token);
    const lines = (await linesOf(school.ids.teacherId)).slice(before);
    expect(lines, route).toEqual(status < 300 && trace === 'noted' ? [route] : []);
  }
  expect((await linesOf(school.ids.teacherId)).length).toBeGreaterThan(8);
});
