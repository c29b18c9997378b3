import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import type { InsertedHomework } from '#db/queries/testing/insert-homework.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { markingOf } from '#lessons/tasks/marking.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { createPupilFixture, type PupilFixture } from '../testing/pupil-fixture.ts';
import { essay, words } from '../testing/typed-tasks.ts';
import { pupilNames } from './pupil-names.ts';

let world: PupilFixture;
let clientIds = 0;

beforeAll(async () => {
  world = await createPupilFixture();
});
afterAll(() => world.close());

const pathOf = ({ id, tasks }: InsertedHomework, at: number) =>
  `/v1/homeworks/${id}/tasks/${tasks[at]?.id}`;

async function handIn(homework: InsertedHomework, submitted: unknown, at = 0): Promise<HandedIn> {
  clientIds += 1;
  const answer = await world.call(`POST ${pathOf(homework, at)}/attempts`, {
    token: world.pupil.token,
    json: { clientId: `last-right-${clientIds}`, submitted, seconds: 3 },
  });
  expect(answer.status).toBe(201);
  return answer.json();
}

async function read(homework: InsertedHomework, at = 0): Promise<PupilTask> {
  const answer = await world.call(`GET ${pathOf(homework, at)}`, { token: world.pupil.token });
  return answer.json();
}

const typed = (car: string, dog: string) => ({ typed: { car, dog } });

test('returns only the right answers of the last attempt, as the pupil gave them', async () => {
  const homework = await world.setFor({ attemptsAllowed: 3, passMark: 100, tasks: [words] });
  expect((await read(homework)).lastRight).toBeNull();
  const lastRight = { submitted: { typed: { car: 'la voiture' } }, items: ['car'] };
  const first = await handIn(homework, typed('la voiture', 'xqx'));
  expect(first).toMatchObject({ lastRight, submittedData: { answersTold: false } });
  const task = await read(homework);
  expect(task.lastRight).toEqual(lastRight);
  for (const sent of [task, first]) expect(JSON.stringify(sent)).not.toContain('le chien');
  // The last attempt counts, not the best one.
  await handIn(homework, typed('xqx', 'le chien'));
  expect((await read(homework)).lastRight?.items).toEqual(['dog']);
});

test('marks every answer on the server, and ignores what the device reports as right', async () => {
  const homework = await world.setFor({ attemptsAllowed: 5, passMark: 100, tasks: [words] });
  await handIn(homework, typed('la voiture', 'xqx'));
  clientIds += 1;
  const forged = await world.call(`POST ${pathOf(homework, 0)}/attempts`, {
    token: world.pupil.token,
    json: {
      ...{ clientId: `last-right-${clientIds}`, seconds: 3, submitted: typed('xqx', 'xqx') },
      ...{ done: ['car', 'dog'], lastRight: { items: ['car', 'dog'] } },
    },
  });
  if (forged.status === 201) expect(await forged.json()).toMatchObject({ scorePercentage: 0 });
  else expect(forged.status).toBe(400);
  const passed = await handIn(homework, typed('la voiture', 'le chien'));
  expect(passed).toMatchObject({ scorePercentage: 100, testPassed: true, lastRight: null });
});

test('returns no lastRight if no attempt is left, no answer is right or review is pending', async () => {
  const once = await world.setFor({ attemptsAllowed: 1, passMark: 100, tasks: [words] });
  expect((await handIn(once, typed('la voiture', 'xqx'))).lastRight).toBeNull();
  expect((await read(once)).lastRight).toBeNull();
  const wrong = await world.setFor({ attemptsAllowed: 3, passMark: 100, tasks: [words] });
  expect((await handIn(wrong, typed('xqx', 'xqx'))).lastRight).toBeNull();
  const waiting = await world.setFor({ attemptsAllowed: 3, passMark: 100, tasks: [essay] });
  const written = { typed: { why: 'Parce que oui.', car: 'la voiture' } };
  expect((await handIn(waiting, written)).lastRight).toBeNull();
});

const automatic = exampleTasks(exampleMaterials.french).filter(
  ({ source }) => source !== 'openEndedRes',
);

test.each(automatic.map(({ template }, at) => [template, at] as const))(
  '%s: returns right answers under the ids that were sent, ready to hand in again',
  async (template, at) => {
    const homework = await world.setFor({ attemptsAllowed: 3, passMark: 100, tasks: automatic });
    const task = homework.tasks[at];
    const { rows } = await world.test.db.execute<{ id: string }>(
      sql`select id from pupil_homeworks where homework_id = ${homework.id}`,
    );
    const sentAs = { pupilHomeworkId: Number(rows[0]?.id), taskId: task?.id ?? 0 };
    const names = pupilNames(testEnv('').SESSION_SECRET, sentAs);
    const { answersTo, rename } = templateOf(template);
    const solved = exampleAnswers(template).solve(task?.data);
    const ids = markingOf(template)
      .mark(task?.data, solved)
      .items.map(({ id }) => id);
    const some = ids.slice(0, 2);
    const half = rename.toPupil(answersTo(solved, new Set(some)), names);
    const { lastRight, submittedData } = await handIn(homework, half, at);
    expect(lastRight?.submitted).toEqual(half);
    expect(lastRight?.items).toEqual(some.map((id) => rename.item(id, names)));
    const again = await handIn(homework, lastRight?.submitted, at);
    expect(again.scorePercentage).toBe(submittedData.mark.scorePercentage);
    expect(again.lastRight).toEqual(lastRight);
  },
);
