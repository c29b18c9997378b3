import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeworkOverview } from '#contracts/homework/homework.ts';
import type { ClassProgress } from '#contracts/homework/homework-results.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';

let world: HomeworkFixture;
let room = '';
let pupils: [TestUser, TestUser];
beforeAll(async () => {
  world = await createHomeworkFixture();
  room = await world.addClassroom(world.owner, '8B');
  pupils = (await world.addPupils(world.owner, ['Ann', 'Ben'], room)) as typeof pupils;
});
afterAll(() => world.close());

const get = async <Answer>(path: string, by: TestUser = world.owner): Promise<Answer> => {
  const answer = await world.call(`GET ${path}`, { token: by.token });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
const overview = (by?: TestUser) => get<HomeworkOverview>('/v1/homeworks/overview', by);
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the overview', () => {
  it('is empty for a teacher without homework', async () => {
    expect(await overview(world.stranger)).toEqual({
      ...{ classrooms: 0, pupils: 0, active: 0, upcoming: 0, toRead: 0 },
      ...{ due: [], waiting: [], latest: [] },
    });
  });

  it('shows homework due, answers waiting to be read and the latest hand-ins', async () => {
    const late = await world.setHomework(world.owner, { classroomIds: [room], dueAt: at(5) });
    const soon = await world.setHomework(world.owner, { classroomIds: [room], name: 'Soon' });
    const times = { startsAt: at(1), dueAt: at(2) };
    await world.setHomework(world.owner, { classroomIds: [room], ...times });
    const essay = soon.tasks[5];
    await world.handIn(pupils[0], essay?.id ?? 0, 'right');
    await world.handIn(pupils[1], essay?.id ?? 0, 'right');
    await world.handIn(pupils[1], late.tasks[0]?.id ?? 0, 'wrong');
    const shown = await overview();
    expect(shown).toMatchObject({
      ...{ classrooms: 1, pupils: 2, active: 2, upcoming: 1, toRead: 4 },
      due: [
        { homeworkId: soon.id, classroomName: '8B', pupils: 2, toRead: 4 },
        { homeworkId: late.id, meanScore: 0, toRead: 0 },
      ],
      waiting: [
        {
          ...{ homeworkId: soon.id, homeworkName: 'Soon', toRead: 4 },
          ...{ classroomId: room, classroomName: '8B' },
        },
      ],
    });
    expect(shown.latest.map(({ pupilName, taskName }) => `${pupilName}: ${taskName}`)).toEqual([
      'Ben: Fill the gaps',
      'Ben: Write your opinion',
      'Ann: Write your opinion',
    ]);
    expect(shown.latest[0]).toMatchObject({
      scorePercentage: 0,
      testPassed: false,
      state: 'marked',
    });
    expect(shown.latest[1]).toMatchObject({ state: 'needs-review' });
  });
});

describe('the progress of a class', () => {
  it('has one point for each homework that has begun, oldest first', async () => {
    const own = await world.addClassroom(world.owner);
    const [one] = (await world.addPupils(world.owner, ['A', 'B'], own)) as [TestUser];
    const first = await world.setHomework(world.owner, {
      ...{ classroomIds: [own], name: 'First', startsAt: at(-9), dueAt: at(-7) },
    });
    await world.setHomework(world.owner, { classroomIds: [own], name: 'Second' });
    const [task, other] = first.tasks;
    await world.handIn(one, task?.id ?? 0, 'right');
    await world.handIn(one, other?.id ?? 0, 'wrong');
    const { points } = await get<ClassProgress>(`/v1/homeworks/progress?classroomId=${own}`);
    // Of fourteen tasks (seven for each of two pupils), two are handed in and one is passed.
    expect(points).toMatchObject([
      { name: 'First', meanScore: 50, handedInPercentage: 14, passedPercentage: 7 },
      { name: 'Second', meanScore: null, handedInPercentage: 0, passedPercentage: 0 },
    ]);
  });
});

refusesWrongPerson('the overview', () => ({
  call: world.call,
  route: 'GET /v1/homeworks/overview',
  wrongRoles: ['PUPIL'],
}));
refusesWrongPerson('the progress of a class', () => ({
  call: world.call,
  route: `GET /v1/homeworks/progress?classroomId=${room}`,
  wrongRoles: ['PUPIL'],
  stranger: () => world.stranger.token,
}));
