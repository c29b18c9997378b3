import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertHomework } from '#db/queries/testing/insert-homework.ts';
import { insertLesson } from '#db/queries/testing/insert-lesson.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import {
  createOrganisationFixture,
  type OrganisationFixture,
  type TestTeacher,
} from './testing/organisation-fixture.ts';

let world: OrganisationFixture;
beforeAll(async () => {
  world = await createOrganisationFixture();
});
afterAll(() => world.close());

const send = (route: string, by: TestTeacher, json?: unknown) =>
  world.call(route, { token: by.token, ...(json !== undefined && { json }) });
const rows = async (query: string) => (await world.test.db.execute(sql.raw(query))).rows;

describe('an organisation', () => {
  test('is created with the owner’s pupils, can be renamed, and can be closed if the owner is alone', async () => {
    const owner = await world.addTeacher({ plan: 'SINGLE_TEACHER_PLUS_PUPIL' });
    await world.addClassroom(owner, owner, 2);
    expect(await world.read(owner)).toBeNull();
    expect((await send('POST /v1/organisation', owner, { name: 'Hill School' })).status).toBe(201);
    expect((await send('POST /v1/organisation', owner, { name: 'Another' })).status).toBe(409);
    expect((await send('PATCH /v1/organisation', owner, { name: 'Hill Top' })).status).toBe(204);
    expect(await world.read(owner)).toMatchObject({
      ...{ name: 'Hill Top', role: 'owner', teachers: { allowed: 1, used: 1 } },
      ...{ pupils: { allowed: 150, used: 2 }, members: [{ id: owner.id, classes: 1, pupils: 2 }] },
    });
    expect((await send('DELETE /v1/organisation', owner)).status).toBe(204);
    expect(await world.read(owner)).toBeNull();
    const inIt = await rows(
      `select 1 from users where teacher_id = '${owner.id}' and organisation_id is not null`,
    );
    expect(inIt).toEqual([]);
  });

  test('cannot be closed while it has other members, and can be renamed only by its owner', async () => {
    const { owner, colleague } = await world.addDepartment();
    expect((await send('DELETE /v1/organisation', owner)).status).toBe(409);
    expect((await send('PATCH /v1/organisation', colleague, { name: 'Mine' })).status).toBe(404);
    expect((await send('DELETE /v1/organisation', colleague)).status).toBe(404);
  });
});

describe('leaving', () => {
  test('transfers classes, pupils and homework to a colleague, and leaves the teacher’s resources to the teacher', async () => {
    const { id, owner, colleague } = await world.addDepartment();
    const heir = await world.addTeacher({ plan: null, organisationId: id });
    const classroom = await world.addClassroom(colleague, owner, 2);
    const lesson = await insertLesson(world.test.db, colleague.id, { shared: true });
    const pupilIds = [`${classroom}-1`, `${classroom}-2`];
    const tasks = exampleTasks(exampleMaterials.french).slice(0, 1);
    const homework = await insertHomework(world.test.db, {
      teacherId: colleague.id,
      pupilIds,
      tasks,
    });
    await send('PUT /v1/teacher-profiles/selected', owner, { id: colleague.id });
    const answer = await send(
      `DELETE /v1/organisation/members/${colleague.id}?to=${heir.id}`,
      owner,
    );
    expect(await answer.json()).toEqual({ to: heir.id, classes: 1, pupils: 2 });
    expect(
      await rows(`select teacher_id from classrooms where id = '${classroom}'
      union select teacher_id from users where id like '${classroom}-%'
      union select teacher_id from homeworks where id = ${homework.id}`),
    ).toEqual([{ teacher_id: heir.id }]);
    const work = await rows(`select 1 from pupil_homeworks where homework_id = ${homework.id}`);
    expect(work).toHaveLength(2);
    expect(await rows(`select owner_id, shared from resources where id = '${lesson}'`)).toEqual([
      { owner_id: colleague.id, shared: false },
    ]);
    expect(await world.read(colleague)).toBeNull();
    expect((await world.read(owner))?.teachers.used).toBe(2);
    expect(world.mails.findLast(({ to }) => to === colleague.email)?.subject).toContain(
      'no longer',
    );
    expect(
      await rows(`select selected_teacher_profile as at from users where id = '${owner.id}'`),
    ).toEqual([{ at: null }]);
  });

  test('transfers classes to the owner when a teacher leaves, even if the request names another recipient', async () => {
    const { id, owner, colleague } = await world.addDepartment();
    const friend = await world.addTeacher({ plan: null, organisationId: id });
    await world.addClassroom(colleague, owner, 1);
    const answer = await send(
      `DELETE /v1/organisation/members/${colleague.id}?to=${friend.id}`,
      colleague,
    );
    expect(await answer.json()).toEqual({ to: owner.id, classes: 1, pupils: 1 });
  });

  test('allows the owner to remove any other member, and a manager to remove only teachers', async () => {
    const { id, owner, colleague: manager } = await world.addDepartment();
    const [teacher, other] = [
      await world.addTeacher({ plan: null, organisationId: id }),
      await world.addTeacher({ plan: null, organisationId: id }),
    ];
    const make = (by: TestTeacher, whom: TestTeacher) =>
      send(`PATCH /v1/organisation/members/${whom.id}`, by, { role: 'manager' });
    expect((await make(manager, manager)).status).toBe(404);
    expect((await make(owner, manager)).status).toBe(204);
    expect((await make(owner, owner)).status).toBe(404);
    const remove = async (by: TestTeacher, whom: TestTeacher) =>
      (await send(`DELETE /v1/organisation/members/${whom.id}`, by)).status;
    expect(await remove(teacher, other)).toBe(404);
    expect(await remove(manager, owner)).toBe(404);
    expect(await remove(owner, owner)).toBe(404);
    expect(await remove(manager, teacher)).toBe(200);
    await make(owner, other);
    expect(await remove(manager, other)).toBe(404);
    expect(await remove(owner, other)).toBe(200);
  });
});

test('writes to colleagues in their languages', async () => {
  const { id, owner, colleague } = await world.addDepartment();
  const friend = await world.addTeacher({ plan: null, organisationId: id });
  await world.test.exec(`update users set interface_language = 'it' where id = '${colleague.id}';
    update users set interface_language = 'pl' where id = '${friend.id}'`);
  await send(`DELETE /v1/organisation/members/${colleague.id}`, owner);
  await send('POST /v1/organisation/owner', owner, { id: friend.id });
  expect(await world.takeLetters()).toEqual([
    { to: colleague.email, language: 'it', subject: expect.stringMatching(/^You are no longer/) },
    { to: friend.email, language: 'pl', subject: expect.stringMatching(/is now yours/) },
  ]);
});

describe('transferring ownership', () => {
  test('transfers the plan, its Stripe account and the pupil count', async () => {
    const { id, owner, colleague } = await world.addDepartment();
    await world.addClassroom(owner, owner, 4);
    await world.test.exec(`insert into stripe_customers (user_id, customer_id)
      values ('${owner.id}', 'cus_${id}'), ('${colleague.id}', 'cus_own_${id}')`);
    expect((await send('POST /v1/organisation/owner', colleague, { id: owner.id })).status).toBe(
      404,
    );
    expect((await send('POST /v1/organisation/owner', owner, { id: colleague.id })).status).toBe(
      204,
    );
    expect(await world.read(colleague)).toMatchObject({
      ...{ role: 'owner', teachers: { allowed: 5, used: 2 }, pupils: { allowed: 300, used: 4 } },
    });
    expect(await world.read(owner)).toMatchObject({ role: 'manager' });
    expect(
      await rows(
        `select user_id, customer_id from stripe_customers where customer_id like 'cus_%${id}'`,
      ),
    ).toEqual([{ user_id: colleague.id, customer_id: `cus_${id}` }]);
    expect(world.mails.findLast(({ to }) => to === colleague.email)?.subject).toContain(
      'is now yours',
    );
  });

  test('returns 409 while the new owner has a plan of their own', async () => {
    const { id, owner } = await world.addDepartment();
    const payer = await world.addTeacher({ plan: 'SINGLE_TEACHER', organisationId: id });
    const answer = await send('POST /v1/organisation/owner', owner, { id: payer.id });
    expect(answer.status).toBe(409);
    expect(await world.read(owner)).toMatchObject({ role: 'owner' });
  });
});

test('allows only a department’s owner to select the profile of one of its teachers', async () => {
  const { owner, colleague } = await world.addDepartment();
  const stranger = await world.addTeacher();
  const select = async (by: TestTeacher, whom: TestTeacher) =>
    (await send('PUT /v1/teacher-profiles/selected', by, { id: whom.id })).status;
  expect(await select(owner, colleague)).toBe(204);
  expect(
    await rows(`select selected_teacher_profile as at from users where id = '${owner.id}'`),
  ).toEqual([{ at: colleague.id }]);
  expect(await select(owner, owner)).toBe(204);
  expect(
    await rows(`select selected_teacher_profile as at from users where id = '${owner.id}'`),
  ).toEqual([{ at: null }]);
  expect(await select(owner, stranger)).toBe(404);
  expect(await select(colleague, owner)).toBe(404);
});

refusesBadInput('making an organisation', () => ({
  call: world.call,
  route: 'POST /v1/organisation',
  token: async () => (await world.addTeacher()).token,
  bodies: [
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
  ],
}));

for (const [name, route] of [
  ['reading one’s organisation', 'GET /v1/organisation'],
  ['removing a colleague', 'DELETE /v1/organisation/members/nobody'],
] as const) {
  refusesWrongPerson(name, () => ({ call: world.call, route, wrongRoles: ['PUPIL'] }));
}
