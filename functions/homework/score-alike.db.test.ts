import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import type { ItemResults, PupilAttempts } from '#contracts/homework/homework-results.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';
import { essay } from './testing/typed-tasks.ts';

let world: HomeworkFixture;
let pupils: TestUser[];
let room: string;
let set: HomeworkDetail;
let taskId = 0;
beforeAll(async () => {
  world = await createHomeworkFixture();
});
afterAll(() => world.close());
beforeEach(async () => {
  room = await world.addClassroom(world.owner);
  pupils = await world.addPupils(world.owner, ['Ann', 'Ben', 'Cleo'], room);
  set = await world.setHomework(world.owner, { classroomIds: [room], tasks: [essay] });
  taskId = set.tasks[0]?.id ?? 0;
});

const send = (route: string, json?: unknown, by: TestUser = world.owner) =>
  world.call(route, { token: by.token, ...(json !== undefined && { json }) });
const route = () => `PUT /v1/homeworks/${set.id}/tasks/${taskId}/read`;
const itemOf = async () => {
  const answer = await send(`GET /v1/homeworks/${set.id}/tasks/${taskId}/items`);
  const { items } = (await answer.json()) as ItemResults;
  return items.find(({ id }) => id === 'why');
};
const attemptOf = async ({ id }: TestUser) => {
  const answer = await send(`GET /v1/homeworks/${set.id}/pupils/${id}`);
  return ((await answer.json()) as PupilAttempts).tasks[0]?.attempts[0];
};

describe('one score for the same answer', () => {
  beforeEach(async () => {
    const texts = ['Il fait beau.', ' Il fait beau. ', 'Il pleut.'];
    for (const [at, why] of texts.entries()) {
      const pupil = pupils[at];
      if (pupil)
        await world.handIn(pupil, taskId, { submitted: { typed: { why, car: 'la voiture' } } });
    }
  });

  it('marks everybody who wrote it, and nobody else', async () => {
    const answer = await send(route(), { itemId: 'why', answer: 'Il fait beau.', score: 50 });
    expect(await answer.json()).toEqual({ changed: 2 });
    expect(await itemOf()).toMatchObject({ partly: 2, toReview: 1 });
    const [ann, , cleo] = pupils as [TestUser, TestUser, TestUser];
    expect(await attemptOf(ann)).toMatchObject({ scorePercentage: 75, state: 'marked' });
    expect(await attemptOf(cleo)).toMatchObject({ state: 'needs-review' });
  });

  it('may be given anew, and leaves what was said to a pupil', async () => {
    const [ann] = pupils as [TestUser];
    const attempt = (await attemptOf(ann))?.id;
    const said = { feedback: 'Say more.', score: 10 };
    await send(`PUT /v1/homeworks/${set.id}/attempts/${attempt}/feedback/why`, said);
    await send(route(), { itemId: 'why', answer: 'Il fait beau.', score: 100 });
    expect(await attemptOf(ann)).toMatchObject({
      scorePercentage: 100,
      feedback: [{ itemId: 'why', feedback: 'Say more.', score: 100 }],
    });
  });

  it('changes nothing for an answer that nobody gave, and is refused where rules mark', async () => {
    const none = await send(route(), { itemId: 'why', answer: 'Il neige.', score: 100 });
    expect(await none.json()).toEqual({ changed: 0 });
    const ruled = await send(route(), { itemId: 'car', answer: 'la voiture', score: 0 });
    expect(ruled.status).toBe(400);
  });
});

const body = { itemId: 'why', answer: 'Il pleut.', score: 100 };
refusesWrongPerson('scoring alike', () => ({
  call: world.call,
  route: route(),
  json: body,
  wrongRoles: ['PUPIL'],
  stranger: () => world.stranger.token,
}));
refusesBadInput('scoring alike', () => ({
  call: world.call,
  route: route(),
  token: () => world.owner.token,
  bodies: [
    [{ ...body, score: 101 }, 'score'],
    [{ ...body, answer: ' ' }, 'answer'],
  ],
}));
