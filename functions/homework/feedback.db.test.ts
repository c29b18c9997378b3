import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';
import { essay } from './testing/typed-tasks.ts';

let world: HomeworkFixture;
let pupil: TestUser;
let set: HomeworkDetail;
let essayId = 0;
beforeAll(async () => {
  world = await createHomeworkFixture();
});
afterAll(() => world.close());
beforeEach(async () => {
  const room = await world.addClassroom(world.owner);
  [pupil] = (await world.addPupils(world.owner, ['Ann'], room)) as [TestUser];
  set = await world.setHomework(world.owner, { classroomIds: [room], tasks: [essay] });
  essayId = set.tasks[0]?.id ?? 0;
});

const send = (route: string, json?: unknown, by: TestUser = world.owner) =>
  world.call(route, { token: by.token, ...(json !== undefined && { json }) });
const attemptsOf = async () => {
  const answer = await send(`GET /v1/homeworks/${set.id}/pupils/${pupil.id}`);
  const { tasks } = (await answer.json()) as PupilAttempts;
  return tasks[0]?.attempts[0];
};

describe('feedback on free writing', () => {
  const write = (why: string) =>
    world.handIn(pupil, essayId, { submitted: { typed: { why, car: 'la voiture' } } });

  it('updates the score and the pass, and can be replaced', async () => {
    const attempt = await write('Je pense que oui.');
    const path = `PUT /v1/homeworks/${set.id}/attempts/${attempt}/feedback/why`;
    const low = await send(path, { feedback: 'Say more.', score: 10 });
    expect(await low.json()).toEqual({ scorePercentage: 55, testPassed: false, state: 'marked' });
    const high = await send(path, { feedback: 'Well argued.', score: 90 });
    expect(await high.json()).toEqual({ scorePercentage: 95, testPassed: true, state: 'marked' });
    expect(await attemptsOf()).toMatchObject({
      scorePercentage: 95,
      feedback: [{ itemId: 'why', feedback: 'Well argued.', score: 90, draft: null }],
    });
  });

  it('sends the model the writing without the names of the class', async () => {
    const room = await world.addClassroom(world.owner);
    const [zoltan] = await world.addPupils(world.owner, ['Zoltán Kis', 'Beatrix Mole'], room);
    const own = await world.setHomework(world.owner, { classroomIds: [room], tasks: [essay] });
    const typed = { why: 'Je suis zoltan, mon amie Beatrix aussi.', car: 'la voiture' };
    const attempt = await world.handIn(zoltan as TestUser, own.tasks[0]?.id ?? 0, {
      submitted: { typed },
    });
    await send(`POST /v1/homeworks/${own.id}/attempts/${attempt}/feedback/why/draft`);
    expect(world.asked.at(-1)).toMatchObject({
      written: 'Je suis [name], mon amie [name] aussi.',
    });
  });

  it('is drafted only from the question and the writing, and leaves the score unchanged', async () => {
    const attempt = await write('Je pense que oui.');
    const path = `/v1/homeworks/${set.id}/attempts/${attempt}/feedback/why`;
    const answer = await send(`POST ${path}/draft`);
    expect(await answer.json()).toEqual({ draft: 'Well argued.', score: 80 });
    expect(world.asked.at(-1)).toEqual({
      teacherId: world.owner.id,
      resourceId: set.resourceId,
      from: 'en',
      to: 'fr',
      question: 'Pourquoi ?',
      written: 'Je pense que oui.',
    });
    // A draft does not change the score, and the teacher's feedback does not change the draft.
    expect(await attemptsOf()).toMatchObject({ scorePercentage: 100, state: 'needs-review' });
    await send(`PUT ${path}`, { feedback: 'Good.', score: 70 });
    expect((await attemptsOf())?.feedback).toEqual([
      { itemId: 'why', draft: 'Well argued.', feedback: 'Good.', score: 70 },
    ]);
    world.draftAnswer = { kind: 'problem', code: 'model_down', message: 'The writer is away.' };
    expect((await send(`POST ${path}/draft`)).status).toBe(422);
  });

  it('is rejected for an empty answer, for an item that rules mark and for an unknown attempt', async () => {
    const attempt = await write('');
    const body = { feedback: 'x', score: 1 };
    const at = (item: string, id = attempt) =>
      send(`PUT /v1/homeworks/${set.id}/attempts/${id}/feedback/${item}`, body);
    expect((await at('why')).status).toBe(400);
    expect((await at('car')).status).toBe(400);
    expect((await at('why', 999_999)).status).toBe(404);
  });
});

for (const [name, route, json] of [
  [
    'giving feedback',
    () => `PUT /v1/homeworks/${set.id}/attempts/1/feedback/why`,
    { feedback: 'x', score: 1 },
  ],
  ['a draft', () => `POST /v1/homeworks/${set.id}/attempts/1/feedback/why/draft`, undefined],
] as const) {
  refusesWrongPerson(name, () => ({
    call: world.call,
    route: route(),
    json,
    wrongRoles: ['PUPIL'],
    stranger: () => world.stranger.token,
  }));
}
refusesBadInput('feedback', () => ({
  call: world.call,
  route: `PUT /v1/homeworks/${set.id}/attempts/1/feedback/why`,
  token: () => world.owner.token,
  bodies: [
    [{ score: 1 }, 'feedback'],
    [{ feedback: '', score: 101 }, 'score'],
  ],
}));
