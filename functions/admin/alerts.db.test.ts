import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertList } from '#contracts/admin/alert.ts';
import { openAlert } from '#db/queries/open-alert.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';

let database: TestDatabase;
let call: Caller;
let ada: string;
let bea: string;

beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(adminRoutes, adminTestEnv(database.url));
  const [adaId, beaId] = [
    await insertTeacher(database.db, { role: 'admin', plan: null }),
    await insertTeacher(database.db, { role: 'admin', plan: null }),
  ];
  await database.db.execute(sql`update users set full_name = 'Ada' where id = ${adaId}`);
  await database.db.execute(sql`update users set full_name = 'Bea' where id = ${beaId}`);
  ada = await signIn('admin', { id: adaId });
  bea = await signIn('admin', { id: beaId });
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.exec('truncate operator_alerts; delete from audit_log;');
});

const quota = { kind: 'model_quota', subject: '429', message: 'Top it up.' };
const list = async (): Promise<AlertList> =>
  (await call('GET /v1/admin/alerts', { token: ada })).json();
const unseen = async () =>
  (await (await call('GET /v1/admin/alerts/count', { token: ada })).json()).unseen;
const mark = (id: string | undefined, state: string, token = ada) =>
  call(`PATCH /v1/admin/alerts/${id}`, { token, json: { state } });
const audit = async () =>
  (await database.db.execute(sql`select action, subject from audit_log order by id`)).rows;

describe('the alerts', () => {
  it('are listed newest first, with a count for each', async () => {
    await openAlert(database.db, quota);
    await database.db.execute(sql`update operator_alerts set raised_at = now() - interval '1 day'`);
    await openAlert(database.db, quota);
    await openAlert(database.db, { ...quota, kind: 'model_ends', message: 'It ends.' });
    const { open, settled } = await list();
    expect(open).toMatchObject([
      { kind: 'model_ends', count: 1, message: 'It ends.', seenAt: null },
      { kind: 'model_quota', count: 2, message: 'Top it up.' },
    ]);
    expect(settled).toEqual([]);
    expect(await unseen()).toBe(2);
  });

  it('count as new until an admin has seen them, and stay open afterwards', async () => {
    await openAlert(database.db, quota);
    const [alert] = (await list()).open;
    const both = await Promise.all([mark(alert?.id, 'seen'), mark(alert?.id, 'seen', bea)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    await openAlert(database.db, quota);
    const [seen] = (await list()).open;
    expect(seen?.seenBy).toMatch(/^(Ada|Bea)$/);
    expect(seen).toMatchObject({ count: 2, settledAt: null });
    expect(await unseen()).toBe(0);
    expect(await audit(), 'who was first').toEqual([
      { action: 'alert.seen', subject: 'model_quota: 429' },
    ]);
  });

  it('are resolved once; the same problem then opens a new alert', async () => {
    await openAlert(database.db, quota);
    const [alert] = (await list()).open;
    await mark(alert?.id, 'settled');
    expect((await mark(alert?.id, 'settled', bea)).status).toBe(204);
    expect((await mark(alert?.id, 'seen', bea)).status).toBe(204);
    const { open, settled } = await list();
    expect(open).toEqual([]);
    expect(settled).toMatchObject([{ id: alert?.id, settledBy: 'Ada', seenBy: 'Ada' }]);
    expect(await audit()).toHaveLength(1);
    await openAlert(database.db, quota);
    expect((await list()).open).toMatchObject([{ count: 1, seenAt: null }]);
    expect(await unseen()).toBe(1);
  });

  it('return 404 for an unknown id', async () => {
    expect((await mark('nowhere', 'seen')).status).toBe(404);
  });
});

for (const [route, json] of [
  ['GET /v1/admin/alerts', undefined],
  ['GET /v1/admin/alerts/count', undefined],
  ['PATCH /v1/admin/alerts/x', { state: 'seen' }],
] as const) {
  refusesWrongPerson(route, () => ({ call, route, json, wrongRoles: ['public', 'PUPIL'] }));
}
refusesBadInput('marking an alert', () => ({
  call,
  route: 'PATCH /v1/admin/alerts/x',
  token: () => ada,
  bodies: [
    [{ state: 'gone' }, 'state'],
    [{}, 'state'],
  ],
}));
