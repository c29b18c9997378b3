import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';
import { essay, words } from './testing/typed-tasks.ts';

let world: HomeworkFixture;
let room = '';
let spare = '';
let pupils: [TestUser, TestUser, TestUser];
let set: HomeworkDetail;
let attempt = 0;
beforeAll(async () => {
  world = await createHomeworkFixture();
  room = await world.addClassroom(world.owner);
  spare = await world.addClassroom(world.owner);
  pupils = (await world.addPupils(world.owner, ['A', 'B', 'C'], room)) as typeof pupils;
  set = await world.setHomework(world.owner, {
    classroomIds: [room, spare],
    tasks: [words, essay],
  });
  attempt = await world.handIn(pupils[0], set.tasks[1]?.id ?? 0, {
    submitted: { typed: { why: 'Je pense.', car: "l'auto" } },
  });
  await world.handIn(pupils[0], set.tasks[0]?.id ?? 0, {
    submitted: { typed: { car: "l'auto", dog: 'le chien' } },
  });
});
afterAll(() => world.close());

const task = (at = 0) => `/v1/homeworks/${set.id}/tasks/${set.tasks[at]?.id}`;
const answer = { itemId: 'car', answer: "l'auto" };
const submitted = { typed: { car: 'la voiture', dog: 'le chien' } };

/** Counts all rows that a repeated call could create twice. */
const counts = async () => {
  const { rows } = await world.test.db.execute(sql`
    select (select count(*)::int from homeworks) as homeworks,
      (select count(*)::int from homework_tasks) as tasks,
      (select count(*)::int from homework_classrooms) as rooms,
      (select count(*)::int from pupil_homeworks) as pupils,
      (select count(*)::int from task_attempts) as attempts,
      (select count(*)::int from task_drafts) as drafts,
      (select count(*)::int from attempt_feedback) as feedback,
      (select count(*)::int from marking_log) as log,
      (select sum(score)::int from task_attempts) as scores`);
  return rows[0];
};

/** The calls in the order in which they run. Deletions are last. */
const mutations: [name: string, route: () => string, json: () => unknown, by?: () => TestUser][] = [
  [
    'setting homework',
    () => 'POST /v1/homeworks',
    () => world.draft(world.owner, { classroomIds: [room], tasks: [words] }),
  ],
  ['changing it', () => `PATCH /v1/homeworks/${set.id}`, () => ({ passMark: 50, name: 'Anew' })],
  [
    'setting it for more',
    () => `POST /v1/homeworks/${set.id}/pupils`,
    () => ({ pupilIds: pupils.map(({ id }) => id) }),
  ],
  ['accepting an answer', () => `POST ${task()}/accepted`, () => answer],
  ['taking that back', () => `DELETE ${task()}/accepted`, () => answer],
  [
    'feedback',
    () => `PUT /v1/homeworks/${set.id}/attempts/${attempt}/feedback/why`,
    () => ({ feedback: 'Good.', score: 80 }),
  ],
  [
    'keeping a draft',
    () => `PUT ${task()}/draft`,
    () => ({ submitted, version: 7, seconds: 3 }),
    () => pupils[1],
  ],
  [
    'handing in',
    () => `POST ${task()}/attempts`,
    () => ({ submitted, clientId: 'client-of-b', version: 7, seconds: 3 }),
    () => pupils[1],
  ],
  [
    'taking a pupil out',
    () => `DELETE /v1/homeworks/${set.id}/pupils/${pupils[2].id}`,
    () => undefined,
  ],
  [
    'taking it from a class',
    () => `DELETE /v1/homework-classroom/${set.id}/${spare}`,
    () => undefined,
  ],
  ['removing it', () => `DELETE /v1/homeworks/${set.id}`, () => undefined],
];

test.each(mutations)(
  '%s: has one effect and one response when sent ten times at once and once more',
  async (...row) => {
    const [name, route, json, by = () => world.owner] = row;
    const body = await json();
    const before = await counts();
    const send = async () => {
      const sent = await world.call(route(), {
        token: by().token,
        headers: { 'idempotency-key': `repeated-${name.replaceAll(' ', '-')}` },
        ...(body !== undefined && { json: body }),
      });
      const text = await sent.text();
      return { status: sent.status, answer: text && JSON.parse(text) };
    };
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    const after = await counts();
    // Repeat the call, as the browser does if the response is lost.
    answers.push(await send());
    const [first] = answers;
    expect(first?.status, JSON.stringify(first)).toBeLessThan(300);
    for (const each of answers) expect(each).toEqual(first);
    expect(await counts()).toEqual(after);
    const made = Number(after?.homeworks) - Number(before?.homeworks);
    expect([-1, 0, 1]).toContain(made);
    expect(Number(after?.attempts) - Number(before?.attempts)).toBeLessThanOrEqual(1);
  },
);
