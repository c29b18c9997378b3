import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { nodeHasher } from '#functions/http/testing/node-hasher.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { insertSchool, type School } from '#proofs/rights-walk/insert-school.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { classroomRoutes } from './routes.ts';

let database: TestDatabase;
let call: ReturnType<typeof createCaller>;
let school: School;
let elsewhere: School;
beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(classroomRoutes(nodeHasher), testEnv(database.url));
  school = await insertSchool(database.db);
  elsewhere = await insertSchool(database.db);
});
afterAll(() => database.close());

test('exports the pupil’s own work and no data of classmates', async () => {
  const { ids, tokens, secret } = school;
  const answer = await call(`GET /v1/pupils/${ids.pupilId}/export`, { token: tokens.teacher });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const file = JSON.parse(text);
  expect(file.account).toMatchObject([{ id: ids.pupilId, classes: [school.canary] }]);
  expect(file.homework).toMatchObject([{ name: school.canary, instructions: school.canary }]);
  expect(JSON.stringify(file.homework[0].attempts)).toContain(secret);
  expect(file.homework[0].begun).toHaveLength(1);
  expect(text).not.toMatch(/password|quick:/);
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select id from users where teacher_id = ${ids.teacherId} and id <> ${ids.pupilId}`);
  expect(rows).toHaveLength(1);
  expect(text).not.toContain(rows[0]?.id);
});

test('hides the answers in the file while attempts are left, as on the screens', async () => {
  const { ids, tokens, secret } = school;
  const mark = {
    ...{ state: 'marked', scorePercentage: 0 },
    items: [{ id: 'one', verdict: 'wrong', score: 0, given: secret, expected: 'KEPT-BACK' }],
  };
  await database.db.batch([
    database.db.execute(sql`
      update task_attempts set mark = ${JSON.stringify(mark)}::jsonb where id = ${ids.attemptId}`),
    database.db.execute(sql`
      update homeworks set attempts_allowed = 3 where id = ${ids.homeworkId}`),
  ]);
  const read = async () => {
    const route = `GET /v1/pupils/${ids.pupilId}/export`;
    return (await call(route, { token: tokens.teacher })).text();
  };
  const before = await read();
  expect(before).not.toContain('KEPT-BACK');
  expect(before).toContain(secret);
  // Submitted choices contain the stored ids, which would reveal the right answer.
  await database.db.execute(sql`
    update homework_tasks set template = 'MATCHING' where id = ${ids.taskId}`);
  expect(JSON.stringify(JSON.parse(await read()).homework[0].attempts[0].submitted)).toBe('null');
  await database.db.execute(sql`
    update homeworks set attempts_allowed = 1 where id = ${ids.homeworkId}`);
  expect(await read()).toContain('KEPT-BACK');
});

test('deletes the pupil from every table and keeps only one anonymous audit line', async () => {
  const { ids, tokens } = elsewhere;
  const answer = await call(`DELETE /v1/pupils/${ids.pupilId}`, { token: tokens.teacher });
  expect(answer.status).toBe(204);
  const { rows: tables } = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const all = tables.map(
    ({ name }) => sql`select ${name}::text as name from ${sql.identifier(name)} t
      where strpos(t::text, ${ids.pupilId}) > 0`,
  );
  expect((await database.db.execute(sql.join(all, sql` union `))).rows).toEqual([]);
  const { rows } = await database.db.execute(sql`
    select actor_id, action, subject from audit_log where actor_id = ${ids.teacherId}`);
  expect(rows).toEqual([{ actor_id: ids.teacherId, action: 'account.deleted', subject: 'pupil' }]);
});

refusesWrongPerson("exporting a pupil's data", () => ({
  call,
  route: `GET /v1/pupils/${school.ids.pupilId}/export`,
  wrongRoles: ['PUPIL'],
  stranger: () => elsewhere.tokens.teacher,
}));
