import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import type {
  HomeworkResult,
  ItemResults,
  MarkingLogRow,
} from '#contracts/homework/homework-results.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { chunks } from './testing/chunk-task.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';
import { essay, words } from './testing/typed-tasks.ts';

let world: HomeworkFixture;
let room = '';
let pupils: [TestUser, TestUser, TestUser];
let set: HomeworkDetail;
let wordsId = 0;
let essayId = 0;
beforeAll(async () => {
  world = await createHomeworkFixture();
  room = await world.addClassroom(world.owner, '8B');
  pupils = (await world.addPupils(world.owner, ['Ann', 'Ben', 'Cem'], room)) as typeof pupils;
});
afterAll(() => world.close());
beforeEach(async () => {
  set = await world.setHomework(world.owner, { classroomIds: [room], tasks: [words, essay] });
  [wordsId, essayId] = set.tasks.map(({ id }) => id) as [number, number];
});

const send = (route: string, json?: unknown, by: TestUser = world.owner) =>
  world.call(route, { token: by.token, ...(json !== undefined && { json }) });
const type = (pupil: TestUser, car: string, dog: string, task = wordsId) =>
  world.handIn(pupil, task, { submitted: { typed: { car, dog } } });
const accept = async (answer: string, itemId = 'car') => {
  const path = `POST /v1/homeworks/${set.id}/tasks/${wordsId}/accepted`;
  const response = await send(path, { itemId, answer });
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { changed: number }).changed;
};
const undo = async (answer: string) => {
  const path = `DELETE /v1/homeworks/${set.id}/tasks/${wordsId}/accepted`;
  const response = await send(path, { itemId: 'car', answer });
  expect(response.status).toBe(200);
  return ((await response.json()) as { changed: number }).changed;
};
const scores = async () => {
  const answer = await send(`GET /v1/homework-result-by-class/${room}/${set.id}`);
  const [result] = (await answer.json()) as [HomeworkResult];
  return result.rows.map(({ cells }) => cells.map(({ scorePercentage }) => scorePercentage));
};
const log = async () =>
  (await (await send(`GET /v1/homeworks/${set.id}/marking-log`)).json()) as MarkingLogRow[];

describe('accepting an answer', () => {
  it('marks identical answers as right, both earlier and later ones, and can be undone', async () => {
    await type(pupils[0], "l'auto", 'le chien');
    await type(pupils[1], '  L’auto ', 'le chat');
    await type(pupils[2], 'la voiture', 'le chien');
    expect(await scores()).toEqual([[50], [0], [100]]);
    expect(await accept("l'auto")).toBe(2);
    expect(await scores()).toEqual([[100], [50], [100]]);
    // The accepted answer also applies to later attempts. Accepting it again changes and logs nothing.
    await type(pupils[1], "l'auto", 'le chien');
    expect(await scores()).toEqual([[100], [100], [100]]);
    expect(await accept("l'auto")).toBe(0);
    expect(await undo("l'auto")).toBe(3);
    expect(await scores()).toEqual([[50], [50], [100]]);
    expect(await undo("l'auto")).toBe(0);
    expect(await log()).toMatchObject([
      { action: 'undo', answer: "l'auto", changed: 3, taskName: 'Words', itemId: 'car' },
      { action: 'accept', answer: "l'auto", changed: 2 },
    ]);
  });

  it('passes a pupil whose new score reaches the pass mark, and updates the pupil’s sums', async () => {
    await type(pupils[0], "l'auto", 'le chien');
    const sums = async () => {
      const { rows } = await world.test.db.execute(
        `select p.passed, p.score_sum from pupil_homeworks p
          where p.homework_id = ${set.id} and p.pupil_id = '${pupils[0].id}'`,
      );
      return rows[0];
    };
    expect(await sums()).toEqual({ passed: 0, score_sum: 50 });
    await accept("l'auto");
    expect(await sums()).toEqual({ passed: 1, score_sum: 100 });
  });

  it('also marks attempts handed in at the same moment', async () => {
    const handIns = pupils.map((pupil, at) =>
      send(
        `POST /v1/homeworks/${set.id}/tasks/${wordsId}/attempts`,
        {
          submitted: { typed: { car: "l'auto", dog: 'le chien' } },
          clientId: `client-of-${at}`,
          seconds: 5,
        },
        pupil,
      ),
    );
    const [changed, ...answers] = await Promise.all([accept("l'auto"), ...handIns]);
    for (const answer of answers) expect(answer.status, await answer.clone().text()).toBe(201);
    expect(changed).toBeLessThanOrEqual(3);
    expect(await scores()).toEqual([[100], [100], [100]]);
  });

  it('keeps a score that the teacher set manually', async () => {
    const attempt = await world.handIn(pupils[0], essayId, {
      submitted: { typed: { why: 'Je pense.', car: "l'auto" } },
    });
    const path = `PUT /v1/homeworks/${set.id}/attempts/${attempt}/feedback/why`;
    await send(path, { feedback: 'Good.', score: 60 });
    const accepted = await send(`POST /v1/homeworks/${set.id}/tasks/${essayId}/accepted`, {
      itemId: 'car',
      answer: "l'auto",
    });
    expect(await accepted.json()).toEqual({ changed: 1 });
    expect((await scores())[0]).toEqual([80]);
  });

  it.each([
    ['free writing', () => essayId, 'why'],
    ['an unknown field', () => wordsId, 'nobody'],
  ])('returns 400 for %s', async (_, task, itemId) => {
    const path = `POST /v1/homeworks/${set.id}/tasks/${task()}/accepted`;
    expect((await send(path, { itemId, answer: 'x' })).status).toBe(400);
  });
});

describe('the items of a task', () => {
  it('count right answers per item and list the answers, most frequent first', async () => {
    await type(pupils[0], "l'auto", 'le chien');
    await type(pupils[1], "l'auto", '');
    await type(pupils[2], 'le chien', 'le chien');
    await accept("l'auto");
    const path = `GET /v1/homeworks/${set.id}/tasks/${wordsId}/items`;
    const results = (await (await send(path)).json()) as ItemResults;
    expect(results).toMatchObject({ attempts: 3, task: { taskName: 'Words' } });
    expect(results.items).toEqual([
      {
        id: 'car',
        expected: 'la voiture',
        ...{ right: 2, partly: 0, wrong: 1, unanswered: 0, toReview: 0 },
        answers: [
          { given: "l'auto", count: 2, verdict: 'right', accepted: true },
          { given: 'le chien', count: 1, verdict: 'wrong', accepted: false },
        ],
      },
      {
        id: 'dog',
        expected: 'le chien',
        ...{ right: 2, partly: 0, wrong: 0, unanswered: 1, toReview: 0 },
        answers: [{ given: 'le chien', count: 2, verdict: 'right', accepted: false }],
      },
    ]);
    const other = await world.addClassroom(world.owner);
    const none = (await (await send(`${path}?classroomId=${other}`)).json()) as ItemResults;
    expect(none).toMatchObject({ attempts: 0, items: [] });
    const own = (await (await send(`${path}?classroomId=${room}`)).json()) as ItemResults;
    expect(own.attempts).toBe(3);
  });

  it('keep the expected answers that were set, even if another order is also right', async () => {
    const chunked = await world.setHomework(world.owner, { classroomIds: [room], tasks: [chunks] });
    const taskId = chunked.tasks[0]?.id ?? 0;
    const lay = (pupil: TestUser, one: string, two: string) =>
      world.handIn(pupil, taskId, { submitted: { placed: { one, two } } });
    await lay(pupils[0], 'later', 'play');
    await lay(pupils[1], 'play', 'later');
    const path = `GET /v1/homeworks/${chunked.id}/tasks/${taskId}/items`;
    const { items } = (await (await send(path)).json()) as ItemResults;
    expect(items.map(({ id, expected, right }) => [id, expected, right])).toEqual([
      ['one', 'je joue', 2],
      ['two', 'demain', 2],
    ]);
  });
});

const wrongRoles = ['PUPIL'] as const;
for (const [name, route, json] of [
  [
    'accepting',
    () => `POST /v1/homeworks/${set.id}/tasks/${wordsId}/accepted`,
    { itemId: 'car', answer: 'x' },
  ],
  [
    'undoing',
    () => `DELETE /v1/homeworks/${set.id}/tasks/${wordsId}/accepted`,
    { itemId: 'car', answer: 'x' },
  ],
  ['the items', () => `GET /v1/homeworks/${set.id}/tasks/${wordsId}/items`, undefined],
  ['the log', () => `GET /v1/homeworks/${set.id}/marking-log`, undefined],
] as const) {
  refusesWrongPerson(name, () => ({
    call: world.call,
    route: route(),
    json,
    wrongRoles,
    stranger: () => world.stranger.token,
  }));
}
refusesBadInput('accepting', () => ({
  call: world.call,
  route: `POST /v1/homeworks/${set.id}/tasks/${wordsId}/accepted`,
  token: () => world.owner.token,
  bodies: [
    [{}, 'itemId'],
    [{ itemId: 'car', answer: ' ' }, 'answer'],
  ],
}));
