import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import type { HomeworkResult, PupilAttempts } from '#contracts/homework/homework-results.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';

let world: HomeworkFixture;
let room = '';
let other = '';
let set: HomeworkDetail;
let [ann, ben, dora]: TestUser[] = [];
beforeAll(async () => {
  world = await createHomeworkFixture();
  room = await world.addClassroom(world.owner, '8B');
  other = await world.addClassroom(world.owner, '9A');
  [ann, ben] = await world.addPupils(world.owner, ['Ann Bee', 'ben Ada', 'Cem Öz'], room);
  [dora] = await world.addPupils(world.owner, ['Dora Elf'], other);
  set = await world.setHomework(world.owner, { classroomIds: [room, other] });
  const tasks = set.tasks.map(({ id }) => id);
  // Ann fails the first task, then passes every task. Ben gets one task wrong. Cem hands in nothing.
  await world.handIn(ann as TestUser, tasks[0] ?? 0, 'wrong');
  for (const id of tasks) await world.handIn(ann as TestUser, id, 'right');
  await world.handIn(ann as TestUser, tasks[1] ?? 0, 'wrong');
  await world.handIn(ben as TestUser, tasks[1] ?? 0, 'wrong');
  await world.handIn(dora as TestUser, tasks[2] ?? 0, 'right');
});
afterAll(() => world.close());

const get = (path: string, by: TestUser = world.owner) =>
  world.call(`GET ${path}`, { token: by.token });
const table = async (query = '', classroom = room): Promise<HomeworkResult> => {
  const answer = await get(`/v1/homework-result-by-class/${classroom}/${set.id}${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const items = (await answer.json()) as HomeworkResult[];
  expect(items).toHaveLength(1);
  return items[0] as HomeworkResult;
};
const names = ({ rows }: HomeworkResult) => rows.map(({ fullName }) => fullName);

describe('the results of a class', () => {
  it('show the passed attempt, else the latest attempt, and count all attempts', async () => {
    const { rows, homework, classroom, total, pupils } = await table();
    expect(homework).toMatchObject({ id: set.id, passMark: 60, mayChange: true });
    expect(classroom).toEqual({ id: room, name: '8B' });
    expect([total, pupils]).toEqual([3, 3]);
    const [first] = rows;
    expect(first?.cells.map(({ taskId }) => taskId)).toEqual(set.tasks.map(({ id }) => id));
    expect(first?.cells[0]).toMatchObject({
      scorePercentage: 100,
      testPassed: true,
      attempts: 2,
      seconds: 120,
      late: false,
    });
    // The later attempt failed, so the table still shows the earlier, passed attempt.
    expect(first?.cells[1]).toMatchObject({ scorePercentage: 100, testPassed: true, attempts: 2 });
    expect(first?.cells[5]).toMatchObject({ state: 'needs-review', testPassed: false });
    // Six of seven tasks scored 100; the free writing is not marked yet.
    expect(first?.meanScore).toBe(86);
    expect(rows[1]).toMatchObject({ fullName: 'ben Ada', meanScore: 0 });
    expect(rows[2]).toMatchObject({ fullName: 'Cem Öz', meanScore: null, cells: [] });
  });

  it('contain sums of each task over the whole class, not only over the page', async () => {
    const { tasks } = await table('?limit=1&page=3');
    expect(tasks[1]).toMatchObject({ handedIn: 2, passed: 1, meanScore: 50, toReview: 0 });
    expect(tasks[2]).toMatchObject({ handedIn: 1, passed: 1, meanScore: 100 });
    expect(tasks[5]).toMatchObject({ handedIn: 1, passed: 0, toReview: 1, toRead: 2 });
    const bare = await table('?totals=false');
    expect(bare.tasks[1]).toMatchObject({ taskName: set.tasks[1]?.taskName, handedIn: 0 });
  });

  it.each([
    ['', ['Ann Bee', 'ben Ada', 'Cem Öz']],
    ['?sort=-name', ['Cem Öz', 'ben Ada', 'Ann Bee']],
    ['?sort=score', ['ben Ada', 'Ann Bee', 'Cem Öz']],
    ['?sort=-score', ['Ann Bee', 'ben Ada', 'Cem Öz']],
    ['?show=missing', ['ben Ada', 'Cem Öz']],
    ['?show=failed', ['ben Ada']],
    ['?show=review', ['Ann Bee']],
    ['?search=ÖZ', ['Cem Öz']],
    ['?limit=2&page=2', ['Cem Öz']],
    ['?page=7', []],
  ])('are filtered, sorted and paged by "%s"', async (query, expected) => {
    const result = await table(query);
    expect(names(result)).toEqual(expected);
    expect(result.pupils).toBe(3);
  });

  it('can be sorted by one task, which puts pupils who have not handed it in last', async () => {
    const task = set.tasks[1]?.id;
    expect(names(await table(`?sort=task:${task}`))).toEqual(['ben Ada', 'Ann Bee', 'Cem Öz']);
    expect(names(await table(`?sort=-task:${task}`))).toEqual(['Ann Bee', 'ben Ada', 'Cem Öz']);
    expect((await get(`/v1/homework-result/${set.id}?sort=task:x`)).status).toBe(400);
  });

  it('include a pupil of two classes in the results of both, and once in the results of all classes', async () => {
    await world.test.exec(
      `insert into classroom_pupils (classroom_id, pupil_id) values ('${other}', '${ann?.id}')`,
    );
    expect(names(await table('', other))).toEqual(['Ann Bee', 'Dora Elf']);
    const all = (await (await get(`/v1/homework-result/${set.id}`)).json()) as HomeworkResult;
    expect(names(all)).toEqual(['Ann Bee', 'ben Ada', 'Cem Öz', 'Dora Elf']);
    expect(all.classroom).toBeNull();
    await world.test.exec(
      `delete from classroom_pupils where classroom_id = '${other}' and pupil_id = '${ann?.id}'`,
    );
    expect(names(await table('', other))).toEqual(['Dora Elf']);
  });

  it('return the specified 404 when there are no results', async () => {
    const empty = await world.addClassroom(world.owner);
    const message = 'No homework result found for the specified class and homework ID.';
    for (const [classroom, homework] of [
      [empty, set.id],
      [room, 999_999],
    ]) {
      const answer = await get(`/v1/homework-result-by-class/${classroom}/${homework}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ message });
    }
    await world.setHomework(world.owner, { classroomIds: [empty] });
    const nobody = await get(`/v1/homework-result-by-class/${empty}/${set.id}`);
    expect(await nobody.json()).toMatchObject({ message });
  });
});

describe('the attempts of one pupil', () => {
  it('include every attempt, latest first, with the pupil’s answers', async () => {
    const answer = await get(`/v1/homeworks/${set.id}/pupils/${ann?.id}`);
    const detail = (await answer.json()) as PupilAttempts;
    expect(detail.pupil).toMatchObject({ fullName: 'Ann Bee' });
    const [first] = detail.tasks;
    expect(first?.attempts.map(({ scorePercentage }) => scorePercentage)).toEqual([100, 0]);
    expect(first?.attempts[0]).toMatchObject({ mark: { state: 'marked' }, feedback: [] });
    expect(first?.attempts[0]?.submitted).toHaveProperty('typed');
  });

  it('return 404 for a pupil without this homework', async () => {
    const [away] = await world.addPupils(world.owner, ['Not Here']);
    expect((await get(`/v1/homeworks/${set.id}/pupils/${away?.id}`)).status).toBe(404);
  });
});

for (const [name, route] of [
  ['the results of a class', () => `GET /v1/homework-result-by-class/${room}/${set.id}`],
  ['the results of a homework', () => `GET /v1/homework-result/${set.id}`],
  ['the attempts of a pupil', () => `GET /v1/homeworks/${set.id}/pupils/${ann?.id}`],
] as const) {
  refusesWrongPerson(name, () => ({
    call: world.call,
    route: route(),
    wrongRoles: ['PUPIL'],
    stranger: () => world.stranger.token,
  }));
}
