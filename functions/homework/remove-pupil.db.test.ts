import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';

let world: HomeworkFixture;
let room = '';
let lea: TestUser;
let tom: TestUser;
beforeAll(async () => {
  world = await createHomeworkFixture();
  room = await world.addClassroom(world.owner, '8B French');
  [lea, tom] = (await world.addPupils(world.owner, ['Léa Dupont', 'Tom Weber'], room)) as [
    TestUser,
    TestUser,
  ];
});
afterAll(() => world.close());

const takeOut = async (homeworkId: number, pupil: TestUser, by: TestUser = world.owner) =>
  (await world.call(`DELETE /v1/homeworks/${homeworkId}/pupils/${pupil.id}`, { token: by.token }))
    .status;
const change = async (homeworkId: number, json: unknown) =>
  (await world.call(`PATCH /v1/homeworks/${homeworkId}`, { token: world.owner.token, json }))
    .status;
const whoHas = async ({ id }: { id: number }) => {
  const { rows } = await world.test.db.execute<{ full_name: string }>(`select u.full_name
    from pupil_homeworks p join users u on u.id = p.pupil_id
    where p.homework_id = ${id} order by u.full_name`);
  return rows.map(({ full_name }) => full_name);
};
const setForClass = (more = {}): Promise<HomeworkDetail> =>
  world.setHomework(world.owner, { classroomIds: [room], ...more });

test('removes one pupil and their attempts, and leaves other pupils unchanged', async () => {
  const set = await setForClass();
  const [task] = set.tasks;
  await world.handIn(lea, task?.id ?? 0, 'right');
  await world.handIn(tom, task?.id ?? 0, 'right');
  expect(await takeOut(set.id, lea)).toBe(204);
  expect(await whoHas(set)).toEqual(['Tom Weber']);
  const { rows } = await world.test.db.execute(
    `select pupil_id from task_attempts where homework_id = ${set.id}`,
  );
  expect(rows).toEqual([{ pupil_id: tom.id }]);
  const home = await world.call('GET /v1/homeworks', { token: lea.token });
  expect(await home.json()).toEqual([]);
});

test('returns 204 again when the same pupil is removed twice', async () => {
  const set = await setForClass();
  expect([await takeOut(set.id, lea), await takeOut(set.id, lea)]).toEqual([204, 204]);
  expect(await whoHas(set)).toEqual(['Tom Weber']);
});

test('does not reassign a homework to a removed pupil when it is changed, but assigns it to newcomers', async () => {
  const set = await setForClass();
  await takeOut(set.id, lea);
  expect(await change(set.id, { name: 'Another name' })).toBe(204);
  expect(await change(set.id, { passMark: 80 })).toBe(204);
  expect(await whoHas(set)).toEqual(['Tom Weber']);
  // The homework ends, a pupil joins the class, and the due date is extended.
  await world.test.exec(
    `update homeworks set due_at = now() where id = ${set.id};
     update homework_classrooms set due_at = now() where homework_id = ${set.id};
     delete from pupil_homeworks where homework_id = ${set.id} and pupil_id = '${lea.id}'`,
  );
  const [mia] = await world.addPupils(world.owner, ['Mia Muster'], room);
  expect(await whoHas(set)).toEqual(['Tom Weber']);
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  expect(await change(set.id, { dueAt })).toBe(204);
  expect(await whoHas(set)).toEqual(['Mia Muster', 'Tom Weber']);
  await world.test.exec(`delete from classroom_pupils where pupil_id = '${mia?.id}'`);
});

test('assigns the homework to a removed pupil again if the teacher sets it for this pupil again', async () => {
  const set = await setForClass();
  await world.handIn(lea, set.tasks[0]?.id ?? 0, 'right');
  await takeOut(set.id, lea);
  const json = { classroomIds: [], pupilIds: [lea.id] };
  const again = await world.call(`POST /v1/homeworks/${set.id}/pupils`, {
    ...{ token: world.owner.token, json },
  });
  expect(again.status).toBe(204);
  expect(await whoHas(set)).toEqual(['Léa Dupont', 'Tom Weber']);
});

test('deletes homework for individual pupils when the last pupil is removed', async () => {
  const set = await world.setHomework(world.owner, { pupilIds: [lea.id, tom.id] });
  await takeOut(set.id, lea);
  expect(await whoHas(set)).toEqual(['Tom Weber']);
  expect(await takeOut(set.id, tom)).toBe(204);
  const answer = await world.call(`GET /v1/homeworks/${set.id}`, { token: world.owner.token });
  expect(answer.status).toBe(404);
});

test('returns 404 for another teacher and for a pupil', async () => {
  const set = await setForClass();
  expect(await takeOut(set.id, lea, world.stranger)).toBe(404);
  expect(await takeOut(set.id, lea, lea)).toBe(404);
  expect(await whoHas(set)).toEqual(['Léa Dupont', 'Tom Weber']);
});
