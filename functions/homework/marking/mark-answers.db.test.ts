import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HomeworkDetail, HomeworkOverview } from '#contracts/homework/homework.ts';
import type {
  HomeworkReading,
  HomeworkResult,
  PupilAttempts,
  ReadAnswer,
} from '#contracts/homework/homework-results.ts';
import type { PupilHomework } from '#contracts/homework/pupil-homework.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from '../testing/homework-fixture.ts';
import { questions, words } from '../testing/typed-tasks.ts';

let world: HomeworkFixture;
let pupils: [TestUser, TestUser, TestUser];
let room: string;
let set: HomeworkDetail;
let taskId = 0;
beforeAll(async () => {
  world = await createHomeworkFixture();
});
afterAll(() => world.close());
beforeEach(async () => {
  room = await world.addClassroom(world.owner);
  const names = ['Ann Bee', 'Ben Ada', 'Cleo Elf'];
  pupils = (await world.addPupils(world.owner, names, room)) as typeof pupils;
  set = await world.setHomework(world.owner, { classroomIds: [room], tasks: [words, questions] });
  taskId = set.tasks[1]?.id ?? 0;
  const texts = ['Il fait beau.', 'Il fait beau', 'Il pleut.'];
  for (const [at, why] of texts.entries()) {
    const typed = { why, where: at === 2 ? '' : 'au marché', car: 'la voiture' };
    await world.handIn(pupils[at] as TestUser, taskId, { submitted: { typed } });
  }
});

const send = (route: string, json?: unknown, by: TestUser = world.owner) =>
  world.call(route, { token: by.token, ...(json !== undefined && { json }) });
const get = async <Answer>(path: string): Promise<Answer> => {
  const answer = await send(`GET ${path}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
const route = () => `PUT /v1/homeworks/${set.id}/tasks/${taskId}/read`;
const reading = (query = '') => get<HomeworkReading>(`/v1/homeworks/${set.id}/reading${query}`);
const answersTo = async (item: string): Promise<ReadAnswer[]> =>
  (await reading()).task?.answers.filter(({ itemId }) => itemId === item) ?? [];
const mark = async (itemId: string, answers: readonly ReadAnswer[], given: object) => {
  const marks = answers.map(({ attemptId }) => ({ attemptId, ...given }));
  const answer = await send(route(), { itemId, marks });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
const attemptOf = async ({ id }: TestUser) =>
  (await get<PupilAttempts>(`/v1/homeworks/${set.id}/pupils/${id}`)).tasks[1]?.attempts[0];

describe('answers for the teacher to read', () => {
  it('include every answer to a question that no rule marks', async () => {
    const { tasks, task } = await reading(`?classroomId=${room}`);
    expect(tasks).toEqual([{ id: taskId, taskName: 'Questions' }]);
    expect(task).toMatchObject({ id: taskId, template: 'TYPE_THE_ANSWER' });
    const shown = task?.answers.map(({ fullName, itemId, given }) => [fullName, itemId, given]);
    expect(shown?.sort()).toEqual([
      ['Ann Bee', 'where', 'au marché'],
      ['Ann Bee', 'why', 'Il fait beau.'],
      ['Ben Ada', 'where', 'au marché'],
      ['Ben Ada', 'why', 'Il fait beau'],
      ['Cleo Elf', 'why', 'Il pleut.'],
    ]);
    expect(task?.answers.every(({ score }) => score === null)).toBe(true);
  });

  it('are empty where rules mark every task, and for another class', async () => {
    const plain = await world.setHomework(world.owner, { classroomIds: [room], tasks: [words] });
    expect(await get(`/v1/homeworks/${plain.id}/reading`)).toEqual({ tasks: [], task: null });
    const other = await world.addClassroom(world.owner);
    expect((await reading(`?classroomId=${other}`)).task?.answers).toEqual([]);
  });

  it('come from the later attempt if the earlier attempt did not pass', async () => {
    const typed = { why: 'Il neige.', where: 'à Paris', car: '' };
    await world.handIn(pupils[0], taskId, { submitted: { typed } });
    expect((await answersTo('why')).map(({ given }) => given).sort()).toEqual([
      'Il fait beau',
      'Il neige.',
      'Il pleut.',
    ]);
  });
});

describe('marks for one question', () => {
  it('are stored for several answers; an attempt gets its mark once all its answers are marked', async () => {
    const [ann, ben, cleo] = pupils;
    const alike = (await answersTo('why')).filter(({ given }) => given.startsWith('Il fait beau'));
    expect(await mark('why', alike, { score: 50 })).toEqual({ changed: 2 });
    expect(await attemptOf(ann)).toMatchObject({ state: 'needs-review' });
    await mark('where', await answersTo('where'), { score: 100 });
    expect(await attemptOf(ann)).toMatchObject({ scorePercentage: 83, state: 'marked' });
    expect(await attemptOf(ben)).toMatchObject({ testPassed: true });
    expect(await attemptOf(cleo)).toMatchObject({ state: 'needs-review' });
  });

  it('are shown to the pupil with the comment', async () => {
    const [ann] = pupils;
    const mine = (await answersTo('why')).filter(({ pupilId }) => pupilId === ann.id);
    await mark('why', mine, { score: 50, feedback: 'Say more.' });
    const home = await world.call('GET /v1/homeworks', { token: ann.token });
    const [{ id }] = (await home.json()) as [{ id: number }];
    const answer = await world.call(`GET /v1/pupil-homeworks/${id}`, { token: ann.token });
    const { pupilTasks } = (await answer.json()) as PupilHomework;
    expect(pupilTasks[0]?.submittedData).toMatchObject({
      feedback: [{ itemId: 'why', feedback: 'Say more.', score: 50 }],
      mark: { items: [{ id: 'why', verdict: 'partly' }, { verdict: 'needs-review' }, {}] },
    });
  });

  it('are replaced when given again', async () => {
    const answers = await answersTo('why');
    for (const score of [0, 0, 100]) await mark('why', answers, { score });
    expect((await answersTo('why')).map(({ score }) => score)).toEqual([100, 100, 100]);
  });

  it('set a comment on every answer, and keep the old comment if no new comment is sent', async () => {
    const answers = await answersTo('why');
    await mark('why', answers, { score: 50, feedback: ' Say more. ' });
    await mark('why', answers.slice(0, 1), { score: 100 });
    await mark('why', answers.slice(1, 2), { score: 100, feedback: '' });
    expect((await answersTo('why')).map(({ score, feedback }) => [score, feedback])).toEqual([
      [100, 'Say more.'],
      [100, ''],
      [50, 'Say more.'],
    ]);
  });

  it('are removed with their comments, so the answers wait to be read as before', async () => {
    const answers = await answersTo('why');
    await mark('why', answers, { score: 100, feedback: 'Well done.' });
    await mark('why', answers, { score: null, feedback: null });
    expect(await answersTo('why')).toEqual(answers);
    expect(await attemptOf(pupils[2])).toMatchObject({ state: 'needs-review' });
  });

  it('do not apply to an attempt handed in later', async () => {
    const before = await answersTo('why');
    const typed = { why: 'Il fait beau.', where: 'au marché', car: '' };
    await world.handIn(pupils[0], taskId, { submitted: { typed } });
    await mark('why', before, { score: 100 });
    const now = await answersTo('why');
    expect(now.filter(({ score }) => score === null)).toHaveLength(1);
    expect(now.find(({ score }) => score === null)?.pupilId).toBe(pupils[0].id);
  });

  it('do not apply to other homework or to empty answers', async () => {
    const [, , left] = await answersTo('why');
    const other = await world.setHomework(world.owner, {
      ...{ classroomIds: [room], tasks: [questions] },
    });
    const typed = { why: 'Il pleut.', where: '', car: '' };
    const elsewhere = await world.handIn(pupils[2], other.tasks[0]?.id ?? 0, {
      submitted: { typed },
    });
    const marks = [{ attemptId: elsewhere, score: 100 }];
    expect(await (await send(route(), { itemId: 'why', marks })).json()).toEqual({ changed: 0 });
    expect(await mark('where', left ? [left] : [], { score: 100 })).toEqual({ changed: 0 });
  });

  it('are rejected for an item that rules mark', async () => {
    const [first] = await answersTo('why');
    const marks = [{ attemptId: first?.attemptId, score: 0 }];
    expect((await send(route(), { itemId: 'car', marks })).status).toBe(400);
  });
});

it('shows the same number of answers to read on every screen', async () => {
  const count = async () => {
    const [result] = await get<[HomeworkResult]>(`/v1/homework-result-by-class/${room}/${set.id}`);
    const all = await get<HomeworkResult>(`/v1/homework-result/${set.id}`);
    const [list] = await get<[{ homeworkId: number; toRead: number }[]]>(
      `/v1/homeworks-by-class?classroomId=${room}`,
    );
    const { waiting } = await get<HomeworkOverview>('/v1/homeworks/overview');
    const { task } = await reading();
    return [
      result.tasks[1]?.toRead,
      all.tasks[1]?.toRead,
      result.rows.flatMap(({ cells }) => cells).reduce((sum, { toRead }) => sum + toRead, 0),
      list.find(({ homeworkId }) => homeworkId === set.id)?.toRead,
      waiting.find(({ homeworkId }) => homeworkId === set.id)?.toRead ?? 0,
      task?.answers.filter(({ score }) => score === null).length,
    ];
  };
  expect(await count()).toEqual([5, 5, 5, 5, 5, 5]);
  await mark('why', await answersTo('why'), { score: 100 });
  expect(await count()).toEqual([2, 2, 2, 2, 2, 2]);
  await mark('where', await answersTo('where'), { score: 0 });
  expect(await count()).toEqual([0, 0, 0, 0, 0, 0]);
});

const body = { itemId: 'why', marks: [{ attemptId: 1, score: 100 }] };
refusesWrongPerson('marking answers', () => ({
  call: world.call,
  route: route(),
  json: body,
  wrongRoles: ['PUPIL'],
  stranger: () => world.stranger.token,
}));
refusesWrongPerson('what is to be read', () => ({
  call: world.call,
  route: `GET /v1/homeworks/${set.id}/reading`,
  wrongRoles: ['PUPIL'],
  stranger: () => world.stranger.token,
}));
refusesBadInput('marking answers', () => ({
  call: world.call,
  route: route(),
  token: () => world.owner.token,
  bodies: [
    [{ ...body, marks: [{ attemptId: 1, score: 101 }] }, 'marks.0.score'],
    [{ ...body, marks: [] }, 'marks'],
    [{ ...body, itemId: '' }, 'itemId'],
  ],
}));
