import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PupilHomework, PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import type { HomeworkRowsWanted, InsertedHomework } from '#db/queries/testing/insert-homework.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import type { TestUser } from '../testing/homework-fixture.ts';
import { createPupilFixture, type PupilFixture } from '../testing/pupil-fixture.ts';

let world: PupilFixture;
let pupil: TestUser;
let other: TestUser;

const setFor = (to: TestUser, more: Partial<HomeworkRowsWanted> = {}) =>
  world.setFor({ pupilIds: [to.id], ...more });

async function listOf(to: TestUser, query = ''): Promise<PupilHomeworkRow[]> {
  const answer = await world.call(`GET /v1/homeworks${query}`, { token: to.token });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function idOf({ id }: InsertedHomework): Promise<number> {
  const { rows } = await world.test.db.execute<{ id: string }>(
    sql`select id from pupil_homeworks where homework_id = ${id}`,
  );
  return Number(rows[0]?.id);
}

async function get(homework: InsertedHomework): Promise<PupilHomework> {
  const route = `GET /v1/pupil-homeworks/${await idOf(homework)}`;
  const answer = await world.call(route, { token: pupil.token });
  expect(answer.status).toBe(200);
  return answer.json();
}

let some: InsertedHomework;
beforeAll(async () => {
  world = await createPupilFixture();
  ({ pupil, other } = world);
  some = await setFor(pupil, { attemptsAllowed: 3, passMark: 80 });
});
afterAll(() => world.close());

test('returns every attempt, oldest first, and the tasks in their order', async () => {
  const [first, second] = some.tasks;
  if (!first || !second) throw new Error('There are no tasks.');
  const ids = [
    await world.handIn(pupil, second.id, 'wrong'),
    await world.handIn(pupil, first.id, 'wrong'),
    await world.handIn(pupil, first.id, 'right'),
  ];
  const { homework, pupilTasks } = await get(some);
  expect(homework).toMatchObject({ id: some.id, passMark: 80, attemptsAllowed: 3 });
  expect(homework.tasks.map(({ id }) => id)).toEqual(some.tasks.map(({ id }) => id));
  expect(pupilTasks.map(({ id }) => id)).toEqual(ids);
  expect(pupilTasks.map(({ testPassed }) => testPassed)).toEqual([false, false, true]);
  for (const moment of [homework.dueAt, pupilTasks[0]?.createdAt ?? '']) {
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Math.abs(Date.parse(moment) - Date.now())).toBeLessThan(90_000_000);
  }
  // The first task is passed, so the answers are revealed in all its attempts. The second task still has
  // attempts left.
  expect(pupilTasks.map(({ submittedData }) => submittedData.answersTold)).toEqual([
    false,
    true,
    true,
  ]);
  expect(pupilTasks[0]?.submittedData.mark.items.every(({ expected }) => expected === '')).toBe(
    true,
  );
  expect(pupilTasks[1]?.submittedData.mark.items.every(({ expected }) => expected !== '')).toBe(
    true,
  );
});

test('includes the teacher’s feedback on free writing but not the model’s draft', async () => {
  const homework = await setFor(pupil);
  const task = homework.tasks.find(({ source }) => source === 'openEndedRes');
  const attempt = await world.handIn(pupil, task?.id ?? 0, 'right');
  const feedback = (itemId: string, draft: string, word: string | null) =>
    world.test.db.execute(sql`insert into attempt_feedback (attempt_id, item_id, draft, feedback, score)
      values (${attempt}, ${itemId}, ${draft}, ${word}, ${word === null ? null : 70})`);
  await feedback('o1', 'SECRET DRAFT', 'Well argued.');
  await feedback('o2', 'SECRET DRAFT', null);
  const read = await get(homework);
  expect(read.pupilTasks[0]?.submittedData.feedback).toEqual([
    { itemId: 'o1', feedback: 'Well argued.', score: 70 },
  ]);
  expect(JSON.stringify(read)).not.toContain('SECRET DRAFT');
});

test('lists only homework that has begun: unfinished homework by due date, followed by finished homework', async () => {
  const one = exampleTasks(exampleMaterials.french).slice(0, 1);
  const late = await setFor(other, { name: 'Late', tasks: one, startsIn: -9, dueIn: -2 });
  const soon = await setFor(other, { name: 'Soon', tasks: one, dueIn: 1, attemptsAllowed: 2 });
  const later = await setFor(other, { name: 'Later', dueIn: 5 });
  await setFor(other, { name: 'Not begun', startsIn: 1, dueIn: 3 });
  const done = await setFor(other, { name: 'Done', tasks: one, attemptsAllowed: 2 });
  await world.handIn(other, done.tasks[0]?.id ?? 0, 'wrong');
  await world.handIn(other, later.tasks[0]?.id ?? 0, 'right');
  const all = await listOf(other);
  expect(all.map(({ homeworkId }) => homeworkId)).toEqual([late.id, soon.id, later.id, done.id]);
  expect(all[3]?.tasks).toEqual([
    expect.objectContaining({
      ...{ scorePercentage: 0, testPassed: false, attempts: 1, attemptsLeft: 1, begun: false },
      size: expect.any(Number),
    }),
  ]);
  expect(all[1]?.tasks[0]).toMatchObject({ scorePercentage: null, testPassed: null, attempts: 0 });
  expect(all[2]?.tasks[0]).toMatchObject({ scorePercentage: 100, attemptsLeft: null });
  expect(all[0]?.dueAt).toMatch(/Z$/);
  expect((await listOf(other, '?completed=true')).map(({ homeworkId }) => homeworkId)).toEqual([
    done.id,
  ]);
});

refusesWrongPerson("reading one's homework", () => ({
  call: world.call,
  route: `GET /v1/pupil-homeworks/${1}`,
  wrongRoles: ['public', 'admin'],
  stranger: () => other.token,
}));
