import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import type { InsertedHomework } from '#db/queries/testing/insert-homework.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import type { TestUser } from '../testing/homework-fixture.ts';
import { namedAnswers } from '../testing/named-answers.ts';
import { createPupilFixture, type PupilFixture } from '../testing/pupil-fixture.ts';

let world: PupilFixture;
let pupil: TestUser;
let other: TestUser;
let homework: InsertedHomework;

const path = (at: number) => `/v1/homeworks/${homework.id}/tasks/${homework.tasks[at]?.id}`;
/** The id of a field of the task. */
const field = 's2.t0';
const typed = (text: string) => ({ typed: { [field]: text } });

async function keep(at: number, text: string, version: number, seconds = 5): Promise<unknown> {
  const json = { submitted: typed(text), version, seconds };
  const answer = await world.call(`PUT ${path(at)}/draft`, { token: pupil.token, json });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function read(at: number): Promise<PupilTask> {
  const answer = await world.call(`GET ${path(at)}`, { token: pupil.token });
  expect(answer.status).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  world = await createPupilFixture();
  ({ pupil, other } = world);
  homework = await world.setFor({
    // Repeat the task six times, so that each test has its own task.
    tasks: Array.from({ length: 6 }, () =>
      exampleTasks(exampleMaterials.french).slice(0, 1),
    ).flat(),
  });
});
afterAll(() => world.close());

test('returns the draft as stored, with its version and time', async () => {
  expect((await read(0)).draft).toBeNull();
  expect(await keep(0, 'bonj', 1_700_000_000_000, 12)).toEqual({ version: 1_700_000_000_000 });
  const task = await read(0);
  expect(task.draft).toEqual({ submitted: typed('bonj'), version: 1_700_000_000_000, seconds: 12 });
  expect(task.lastVersion).toBe(1_700_000_000_000);
});

test('never replaces a newer version with an older version, and returns the stored version', async () => {
  await keep(1, 'new', 20);
  expect(await keep(1, 'old', 19)).toEqual({ version: 20 });
  expect(await keep(1, 'same', 20)).toEqual({ version: 20 });
  expect((await read(1)).draft?.submitted).toEqual(typed('new'));
  expect(await keep(1, 'newer', 21)).toEqual({ version: 21 });
  expect((await read(1)).draft?.submitted).toEqual(typed('newer'));
});

test('keeps the newest of many versions sent at once in any order', async () => {
  const versions = [7, 3, 9, 1, 8, 2, 10, 4, 6, 5];
  await Promise.all(versions.map((version) => keep(2, `v${version}`, version)));
  expect((await read(2)).draft).toMatchObject({ submitted: typed('v10'), version: 10 });
});

test('ignores a draft that is not newer than the hand-in', async () => {
  const json = { submitted: typed('x'), clientId: 'client-late', version: 30, seconds: 1 };
  const sent = await world.call(`POST ${path(3)}/attempts`, { token: pupil.token, json });
  expect(sent.status).toBe(201);
  expect(await keep(3, 'x', 30)).toEqual({ version: 30 });
  expect(await keep(3, 'earlier', 29)).toEqual({ version: 30 });
  expect(await read(3)).toMatchObject({ draft: null, lastVersion: 30 });
  // The draft of the next attempt is stored.
  await keep(3, 'next', 31);
  expect((await read(3)).draft).toMatchObject({ submitted: typed('next'), version: 31 });
});

test('lists a task with a draft as begun, and drops unknown members of the draft', async () => {
  const json = { submitted: { ...typed('a'), score: 100 }, version: 1, seconds: 1 };
  await world.call(`PUT ${path(4)}/draft`, { token: pupil.token, json });
  expect((await read(4)).draft?.submitted).toEqual(typed('a'));
  const list = await world.call('GET /v1/homeworks', { token: pupil.token });
  const rows: unknown = await list.json();
  expect(rows).toMatchObject([
    {
      tasks: expect.arrayContaining(
        [{ id: homework.tasks[4]?.id }].map((one) =>
          expect.objectContaining({ ...one, begun: true }),
        ),
      ),
    },
  ]);
});

test('returns 413 for a draft that is too long and stores nothing', async () => {
  const long = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`f${at}`, 'x'.repeat(4000)]),
  );
  const answer = await world.call(`PUT ${path(5)}/draft`, {
    token: pupil.token,
    json: { submitted: { typed: long }, version: 1, seconds: 1 },
  });
  expect(answer.status).toBe(413);
  const { rows } = await world.test.db.execute(
    sql`select 1 from task_drafts where task_id = ${homework.tasks[5]?.id}`,
  );
  expect(rows).toEqual([]);
});

test('stores choices under the task’s ids and returns them under the pupil’s ids', async () => {
  const tasks = exampleTasks(exampleMaterials.french).filter(
    ({ template }) => template !== 'TYPE_THE_ANSWER',
  );
  const own = await world.setFor({ tasks });
  for (const { id, template, data } of own.tasks) {
    const route = `/v1/homeworks/${own.id}/tasks/${id}`;
    const open = async (): Promise<PupilTask> =>
      (await world.call(`GET ${route}`, { token: pupil.token })).json();
    const { pupilHomeworkId } = await open();
    const right = exampleAnswers(template).solve(data);
    const sentAs = { pupilHomeworkId, taskId: id };
    const named = namedAnswers(right, template, sentAs, testEnv('').SESSION_SECRET);
    const put = (submitted: unknown, version: number) =>
      world.call(`PUT ${route}/draft`, {
        token: pupil.token,
        json: { submitted, version, seconds: 1 },
      });
    expect((await put(named, 1)).status).toBe(200);
    const { rows } = await world.test.db.execute<{ submitted: unknown }>(
      sql`select submitted from task_drafts where task_id = ${id}`,
    );
    expect(rows[0]?.submitted).toEqual(right);
    expect((await open()).draft?.submitted).toEqual(named);
    // A draft that uses stored ids must not be stored. Otherwise its sender could read it back under
    // pupil-specific ids and learn which ids belong together.
    expect((await put(right, 2)).status).toBe(200);
    expect((await open()).draft?.submitted).toEqual(templateOf(template).empty);
  }
});

refusesWrongPerson('keeping a draft', () => ({
  call: world.call,
  route: `PUT ${path(0)}/draft`,
  json: { submitted: typed('x'), version: 1, seconds: 1 },
  wrongRoles: ['public', 'admin'],
  stranger: () => other.token,
}));

refusesWrongPerson('reading a task', () => ({
  call: world.call,
  route: `GET ${path(0)}`,
  wrongRoles: ['public', 'admin'],
  stranger: () => other.token,
}));

refusesBadInput('keeping a draft', () => ({
  call: world.call,
  route: `PUT ${path(0)}/draft`,
  token: () => pupil.token,
  bodies: [
    [{ version: 1, seconds: 1 }, 'submitted'],
    [{ submitted: { placed: {} }, version: 1, seconds: 1 }, 'submitted.typed'],
    [
      { submitted: { typed: { f1: 'x'.repeat(4001) } }, version: 1, seconds: 1 },
      'submitted.typed.f1',
    ],
    [{ submitted: typed('x'), version: 0, seconds: 1 }, 'version'],
    [{ submitted: typed('x'), version: 1, seconds: 86_401 }, 'seconds'],
    ['text', ''],
  ],
}));
