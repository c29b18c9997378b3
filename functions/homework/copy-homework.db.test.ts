import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

let world: HomeworkFixture;
let first: HomeworkDetail;
let room = '';
let pupil: TestUser;
beforeAll(async () => {
  world = await createHomeworkFixture();
  first = await world.setHomework(world.owner, {
    classroomIds: [await world.addClassroom(world.owner)],
    instructions: 'Read it aloud.\nTwice.',
  });
  room = await world.addClassroom(world.owner, '8C');
  [pupil] = (await world.addPupils(world.owner, ['Ada Test'], room)) as [TestUser];
});
afterAll(() => world.close());

const wanted = () => ({ startsAt: fromNow(-1), dueAt: fromNow(48), classroomIds: [room] });
const copy = (json: unknown, headers: Record<string, string> = {}) =>
  world.call(`POST /v1/homeworks/${first.id}/copy`, { token: world.owner.token, json, headers });

it('sets the same tasks for another class with its own dates', async () => {
  const body = wanted();
  const answer = await copy(body);
  expect(answer.status).toBe(201);
  const made = (await answer.json()) as HomeworkDetail;
  expect(made).toMatchObject({
    ...{ name: first.name, instructions: 'Read it aloud.\nTwice.' },
    ...{ passMark: first.passMark, preset: first.preset, mayChange: true },
    ...{ startsAt: body.startsAt, dueAt: body.dueAt },
  });
  expect(made.id).not.toBe(first.id);
  expect(made.classrooms.map(({ id, pupils }) => [id, pupils])).toEqual([[room, 1]]);
  const shape = ({ tasks }: HomeworkDetail) => tasks.map(({ id: _, ...task }) => task);
  expect(shape(made)).toEqual(shape(first));
  const home = await world.call('GET /v1/homeworks', { token: pupil.token });
  const rows = (await home.json()) as PupilHomeworkRow[];
  expect(rows.map(({ homeworkId }) => homeworkId)).toEqual([made.id]);
});

it('creates one copy when the same request is sent twice', async () => {
  const body = wanted();
  const headers = { 'Idempotency-Key': 'copy-once-12345' };
  const [one, two] = [await copy(body, headers), await copy(body, headers)];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(((await one.json()) as HomeworkDetail).id).toBe(((await two.json()) as HomeworkDetail).id);
});

it('returns 404 for another teacher’s class', async () => {
  const theirs = await world.addClassroom(world.stranger);
  expect((await copy({ ...wanted(), classroomIds: [room, theirs] })).status).toBe(404);
});

it('hides the homework from pupils while its class is archived', async () => {
  const listed = async () => {
    const home = await world.call('GET /v1/homeworks', { token: pupil.token });
    return ((await home.json()) as PupilHomeworkRow[]).length;
  };
  const before = await listed();
  expect(before).toBeGreaterThan(0);
  await world.test.exec(`update classrooms set archived_at = now() where id = '${room}'`);
  expect(await listed()).toBe(0);
  await world.test.exec(`update classrooms set archived_at = null where id = '${room}'`);
  expect(await listed()).toBe(before);
});

refusesWrongPerson('copying homework', () => ({
  call: world.call,
  route: `POST /v1/homeworks/${first.id}/copy`,
  json: wanted(),
  wrongRoles: ['PUPIL'],
  stranger: () => world.stranger.token,
}));
refusesBadInput('copying homework', () => ({
  call: world.call,
  route: `POST /v1/homeworks/${first.id}/copy`,
  token: () => world.owner.token,
  bodies: [
    [{ ...wanted(), dueAt: 'x' }, 'dueAt'],
    [{ ...wanted(), dueAt: fromNow(-2), startsAt: fromNow(-3) }, 'dueAt'],
    [{ ...wanted(), classroomIds: [] }, 'classroomIds'],
  ],
}));
