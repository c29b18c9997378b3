import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlanAccess, PlanMap, termsOf } from '#contracts/access/plan-access.ts';
import { privilegeOf } from '#contracts/access/privilege-of.ts';
import { mappedPlans } from '#db/queries/live-plans.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';

let database: TestDatabase;
let call: ReturnType<typeof createCaller>;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(adminRoutes, adminTestEnv(database.url));
  const id = await insertTeacher(database.db, { role: 'admin', plan: null });
  await database.db.execute(sql`update users set full_name = 'Ada' where id = ${id}`);
  token = await signIn('admin', { id });
});
afterAll(() => database.close());

const list = async (): Promise<PlanAccess> => (await call('GET /v1/admin/plans', { token })).json();
const planOf = async (name: string) => (await list()).plans.find(({ plan }) => plan === name);
const set = (plan: string, json: object) => call(`PUT /v1/admin/plans/${plan}`, { token, json });

test('returns the default terms until an admin changes a plan', async () => {
  const { plans, changes } = await list();
  expect(plans).toHaveLength(7);
  for (const { plan, terms, revision } of plans) {
    expect(terms).toEqual(termsOf(plan, {}));
    expect(revision).toBe(0);
  }
  expect(changes).toEqual([]);
});

test('applies changed plan terms to a teacher’s features, and logs the change', async () => {
  const terms = { ...termsOf('TRIAL', {}), features: ['gapFill', 'vocabAudio'], pupils: 3 };
  expect((await set('TRIAL', { ...terms, revision: 0 })).status).toBe(204);
  expect(await planOf('TRIAL')).toMatchObject({ terms, revision: 1 });
  const read = await database.db.execute<{ mapped: unknown }>(sql`select ${mappedPlans} as mapped`);
  const mapped = PlanMap.parse(read.rows[0]?.mapped);
  const teacher = { role: 'public', accessType: 'DEFAULT', plans: ['TRIAL'], mapped } as const;
  expect(privilegeOf(teacher)).toEqual(['gapFill', 'vocabAudio']);
  expect((await list()).changes).toMatchObject([
    { plan: 'TRIAL', actor: 'Ada', before: termsOf('TRIAL', {}), after: terms },
  ]);
});

test('returns 409 to one of two admins who save the same revision, and does not store that admin’s change', async () => {
  const { terms, revision } = (await planOf('DEPARTMENT')) ?? { terms: null, revision: -1 };
  const answers = await Promise.all(
    [400, 500].map((pupils) => set('DEPARTMENT', { ...terms, pupils, revision })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const lines = (await list()).changes.filter(({ plan }) => plan === 'DEPARTMENT');
  expect(lines).toHaveLength(1);
  expect((await planOf('DEPARTMENT'))?.terms.pupils).toBe(lines[0]?.after.pupils);
  expect((await set('SINGLE_TEACHER', { ...terms, revision: 7 })).status, 'never made').toBe(409);
});

test('returns 404 for an unknown plan', async () => {
  const body = { ...termsOf('TRIAL', {}), revision: 0 };
  for (const name of ['NONE', 'toString']) expect((await set(name, body)).status).toBe(404);
});

refusesWrongPerson('reading the plans', () => ({
  call,
  route: 'GET /v1/admin/plans',
  wrongRoles: ['public', 'PUPIL'],
}));
refusesWrongPerson('changing a plan', () => ({
  call,
  route: 'PUT /v1/admin/plans/TRIAL',
  json: { ...termsOf('TRIAL', {}), revision: 0 },
  wrongRoles: ['public', 'PUPIL'],
}));
refusesBadInput('changing a plan', () => ({
  call,
  route: 'PUT /v1/admin/plans/TRIAL',
  token: () => signIn('admin'),
  bodies: [
    [{ ...termsOf('TRIAL', {}) }, 'revision'],
    [{ ...termsOf('TRIAL', {}), revision: 0, pupils: -1 }, 'pupils'],
    [{ ...termsOf('TRIAL', {}), revision: 0, teachers: 1.5 }, 'teachers'],
    [{ ...termsOf('TRIAL', {}), revision: 0, features: ['flying'] }, 'features.0'],
  ],
}));
