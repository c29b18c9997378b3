import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import type { HomeworkRowsWanted, InsertedHomework } from '#db/queries/testing/insert-homework.ts';
import { rateSubject, rates } from '#functions/http/limit-rate.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { lockHomework } from '../homework.ts';
import type { TestUser } from '../testing/homework-fixture.ts';
import { namedAnswers } from '../testing/named-answers.ts';
import { createPupilFixture, type PupilFixture } from '../testing/pupil-fixture.ts';
import { words } from '../testing/typed-tasks.ts';

let world: PupilFixture;
let pupil: TestUser;
let other: TestUser;
let once: InsertedHomework;
let clientIds = 0;

const newClientId = () => {
  clientIds += 1;
  return `client-${clientIds}`;
};
const attemptsPath = (homework: InsertedHomework, task = homework.tasks[0]) =>
  `POST /v1/homeworks/${homework.id}/tasks/${task?.id}/attempts`;
const taskPath = (homework: InsertedHomework, task = homework.tasks[0]) =>
  `/v1/homeworks/${homework.id}/tasks/${task?.id}`;

/** Inserts a homework for the first pupil only. */
const setFor = (attemptsAllowed: number | null, more: Partial<HomeworkRowsWanted> = {}) =>
  world.setFor({ attemptsAllowed, ...more });

const taskOf = (homework: InsertedHomework, at = 0) => {
  const task = homework.tasks[at];
  if (!task) throw new Error('The homework has no such task.');
  return task;
};
const right = (homework: InsertedHomework, at = 0) =>
  exampleAnswers(taskOf(homework, at).template).solve(taskOf(homework, at).data);
const wrong = (homework: InsertedHomework, at = 0) =>
  exampleAnswers(taskOf(homework, at).template).fail(taskOf(homework, at).data);

/** Converts answers to the pupil-specific ids (see `pupilNames`) under which this pupil received the task. */
async function asSent(homework: InsertedHomework, at: number, submitted: unknown) {
  const { id, template } = taskOf(homework, at);
  const { rows } = await world.test.db.execute<{ id: string }>(
    sql`select id from pupil_homeworks where homework_id = ${homework.id} and pupil_id = ${pupil.id}`,
  );
  const sentAs = { pupilHomeworkId: Number(rows[0]?.id), taskId: id };
  return namedAnswers(submitted, template, sentAs, testEnv('').SESSION_SECRET);
}
/**
 * An empty answer: a field that was filled in and then cleared. Every other template also treats this object
 * as empty.
 */
const blank = { typed: { f1: ' ' }, placed: {}, matched: {}, chosen: {}, tapped: [] };

const send = (homework: InsertedHomework, json: Record<string, unknown>, at = 0, caller = pupil) =>
  world.call(attemptsPath(homework, taskOf(homework, at)), {
    token: caller.token,
    json: { clientId: newClientId(), seconds: 30, ...json },
  });

const stored = async (homework: InsertedHomework) => {
  const { rows } = await world.test.db.execute<{ number: number; client_id: string }>(
    sql`select * from task_attempts where homework_id = ${homework.id} order by id`,
  );
  return rows;
};

beforeAll(async () => {
  world = await createPupilFixture();
  ({ pupil, other } = world);
  once = await setFor(1);
});
afterAll(() => world.close());

describe('handing in', () => {
  test('marks and stores the answers, returns 201 and deletes the draft', async () => {
    const homework = await setFor(2);
    await world.call(`PUT ${taskPath(homework)}/draft`, {
      token: pupil.token,
      json: { submitted: right(homework), version: 50, seconds: 10 },
    });
    const answer = await send(homework, { submitted: right(homework), version: 50 });
    expect(answer.status).toBe(201);
    const mark: HandedIn = await answer.json();
    expect(mark).toMatchObject({ scorePercentage: 100, testPassed: true, attemptsLeft: 1 });
    expect(mark.submittedData).toMatchObject({ answersTold: true, seconds: 30, feedback: [] });
    expect(mark.submittedData.data).toEqual(right(homework));
    const task = await world.call(`GET ${taskPath(homework)}`, { token: pupil.token });
    expect(await task.json()).toMatchObject({ draft: null, attempts: 1, lastVersion: 50 });
  });

  test('keeps a draft that is newer than the hand-in', async () => {
    const homework = await setFor(2);
    await world.call(`PUT ${taskPath(homework)}/draft`, {
      token: pupil.token,
      json: { submitted: right(homework), version: 51, seconds: 10 },
    });
    await send(homework, { submitted: wrong(homework), version: 50 });
    const answer = await world.call(`GET ${taskPath(homework)}`, { token: pupil.token });
    const task: PupilTask = await answer.json();
    expect(task.draft).toMatchObject({ version: 51 });
    expect(task.lastVersion).toBe(51);
  });

  test.each([0, 1, 2, 3, 4])(
    'task %i: scores 100 or 0, and rejects empty answers without using up an attempt',
    async (at) => {
      const homework = await setFor(null, { passMark: 100 });
      const read = async (submitted: unknown): Promise<HandedIn> =>
        (await send(homework, { submitted }, at)).json();
      expect(await read(await asSent(homework, at, wrong(homework, at)))).toMatchObject({
        scorePercentage: 0,
      });
      const passed = await read(await asSent(homework, at, right(homework, at)));
      expect(passed).toMatchObject({ scorePercentage: 100, testPassed: true });
      // The response uses the same pupil-specific ids as the task that the pupil received.
      expect(passed.submittedData.data).toEqual(await asSent(homework, at, right(homework, at)));
      for (const nothing of [templateOf(taskOf(homework, at).template).empty, blank]) {
        const answer = await send(homework, { submitted: nothing }, at);
        expect(answer.status).toBe(400);
      }
      expect(await stored(homework)).toHaveLength(2);
    },
  );

  test('keeps the task passed when a later attempt fails', async () => {
    const homework = await setFor(3, { passMark: 100 });
    const hand = async (submitted: unknown) => (await send(homework, { submitted })).json();
    expect(await hand(wrong(homework))).toMatchObject({ testPassed: false, taskPassed: false });
    expect(await hand(right(homework))).toMatchObject({ testPassed: true, taskPassed: true });
    expect(await hand(wrong(homework))).toMatchObject({ testPassed: false, taskPassed: true });
  });

  test('sets free writing to needs-review and not passed', async () => {
    const homework = await setFor(1);
    const at = homework.tasks.findIndex(({ source }) => source === 'openEndedRes');
    const mark: HandedIn = await (
      await send(homework, { submitted: right(homework, at) }, at)
    ).json();
    expect(mark.testPassed).toBe(false);
    expect(mark.submittedData.mark.state).toBe('needs-review');
  });

  test('ignores unknown ids in an answer', async () => {
    const homework = await setFor(1);
    const unknown = { nobody: 'x' };
    const alone = await send(homework, { submitted: { typed: unknown, placed: { s: 't' } } });
    expect(alone.status).toBe(400);
    const { typed } = Object(wrong(homework));
    const answer = await send(homework, { submitted: { typed: { ...unknown, ...typed } } });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ scorePercentage: 0 });
  });

  test('accepts a hand-in after the due date, and returns 404 before the start', async () => {
    const late = await setFor(5, { startsIn: -9, dueIn: -2 });
    const answer = await send(late, { submitted: wrong(late) });
    expect(answer.status).toBe(201);
    const { submittedData }: HandedIn = await answer.json();
    // The number of attempts is limited and some are left, so the answers are not revealed (decision 0173).
    expect(submittedData.answersTold).toBe(false);
    expect(submittedData.mark.items.every(({ expected }) => expected === '')).toBe(true);
    const early = await setFor(5, { startsIn: 1, dueIn: 2 });
    expect((await send(early, { submitted: wrong(early) })).status).toBe(404);
  });
});

describe('handing in twice', () => {
  test('stores the same clientId once and returns the same response', async () => {
    const homework = await setFor(1);
    const json = { submitted: wrong(homework), clientId: newClientId() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(homework, json)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(await stored(homework)).toHaveLength(1);
  });

  test('changes nothing when the same clientId is sent with different answers', async () => {
    const homework = await setFor(3);
    const clientId = newClientId();
    const first = await (await send(homework, { clientId, submitted: wrong(homework) })).json();
    const again = await (await send(homework, { clientId, submitted: right(homework) })).json();
    expect(again).toEqual(first);
    expect(await stored(homework)).toHaveLength(1);
  });

  test('rejects a clientId that was used for another task', async () => {
    const homework = await setFor(3);
    const clientId = newClientId();
    await send(homework, { clientId, submitted: wrong(homework) });
    const answer = await send(homework, { clientId, submitted: wrong(homework, 1) }, 1);
    expect(answer.status).toBe(409);
    expect(await stored(homework)).toHaveLength(1);
  });

  test('rejects another pupil’s answers sent from a shared tablet', async () => {
    const homework = await setFor(1);
    const answer = await send(homework, { pupilId: other.id, submitted: right(homework) });
    expect(answer.status).toBe(404);
    expect(await stored(homework)).toEqual([]);
    const own = await send(homework, { pupilId: pupil.id, submitted: right(homework) });
    expect(own.status).toBe(201);
  });

  test('accepts only the allowed number of attempts, even if more are sent at once', async () => {
    const homework = await setFor(3);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(homework, { submitted: wrong(homework) })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, ...Array(7).fill(409)]);
    expect((await stored(homework)).map(({ number }) => Number(number))).toEqual([1, 2, 3]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      message: 'You’ve already handed this task in 3 times, so you have no attempts left.',
    });
  });
});

describe('unlimited attempts', () => {
  const typed = (homework: InsertedHomework, clientId: string) =>
    send(homework, {
      clientId,
      submitted: { typed: { car: 'la voiture', other: 'x'.repeat(4000) } },
    });

  test('stores only fields that belong to the task', async () => {
    const homework = await setFor(null, { tasks: [words] });
    expect((await typed(homework, 'client-kept')).status).toBe(201);
    const { rows } = await world.test.db.execute<{ submitted: unknown }>(
      sql`select submitted from task_attempts where homework_id = ${homework.id}`,
    );
    expect(rows.map(({ submitted }) => submitted)).toEqual([{ typed: { car: 'la voiture' } }]);
  });

  test('rejects the 201st attempt and shows the teacher the latest 20', async () => {
    const homework = await setFor(null, { tasks: [words] });
    await typed(homework, 'client-first');
    await world.test.db.execute(sql`
      insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id, client_id, number,
        submitted, mark, score, passed, state, checker_version, seconds)
      select homework_id, pupil_homework_id, pupil_id, task_id, 'more-' || n, n, submitted, mark, score,
        false, state, checker_version, seconds
      from task_attempts, generate_series(2, 199) n where homework_id = ${homework.id}`);
    expect((await typed(homework, 'client-200')).status).toBe(201);
    const refused = await typed(homework, 'client-201');
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toContain('200 times,');
    // Screens and re-marking read only the latest attempts, up to the maximum that a teacher can allow.
    const mine = await world.call(`GET /v1/homeworks/${homework.id}/pupils/${pupil.id}`, {
      token: world.owner.token,
    });
    const { tasks } = await mine.json();
    const numbers = tasks[0].attempts.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => 200 - at));
  });

  test('returns 429 above the rate limit', async () => {
    const homework = await setFor(null, { tasks: [words] });
    const count = (goes: number) =>
      world.test.db.execute(sql`
        insert into attempts (subject, window_starts_at, count)
        values (${rateSubject('handIn', pupil.id)}, now(), ${goes})
        on conflict (subject) do update set count = excluded.count, window_starts_at = now()`);
    await count(rates.handIn.allowed);
    const refused = await typed(homework, 'client-fast');
    expect(refused.status).toBe(429);
    expect((await refused.json()).message).toContain('Your answers are saved on this device.');
    await count(0);
    expect((await typed(homework, 'client-fast')).status).toBe(201);
  });
});

describe('answers in the response to a hand-in', () => {
  test('reveals for each item if it is right, and the expected answers only after the last attempt', async () => {
    const homework = await setFor(2, { passMark: 100 });
    const { submittedData }: HandedIn = await (
      await send(homework, { submitted: wrong(homework) })
    ).json();
    expect(submittedData.answersTold).toBe(false);
    expect(submittedData.mark.items.length).toBeGreaterThan(0);
    for (const item of submittedData.mark.items) {
      expect(item).toMatchObject({ expected: '', verdict: 'wrong' });
      expect(item).not.toHaveProperty('diff');
    }
    const last: HandedIn = await (await send(homework, { submitted: wrong(homework) })).json();
    expect(last).toMatchObject({ attemptsLeft: 0, submittedData: { answersTold: true } });
    expect(last.submittedData.mark.items.every(({ expected }) => expected !== '')).toBe(true);
  });
});

describe('a concurrent change by the teacher', () => {
  test('returns the stored score if the teacher accepts an answer while the attempt is marked', async () => {
    const homework = await setFor(1);
    const task = taskOf(homework);
    // Change the accepted answers between marking the attempt and storing it.
    const real = world.test.db;
    const accepted = Object.fromEntries(
      Object.keys((wrong(homework) as { typed: Record<string, string> }).typed).map((id) => [
        id,
        ['xqxqxqxqxq'],
      ]),
    );
    const sending = send(homework, { submitted: wrong(homework) });
    await real.batch([
      real.execute(lockHomework(homework.id)),
      real.execute(sql`update homework_tasks set accepted = ${JSON.stringify(accepted)}::jsonb
        where id = ${task.id}`),
    ]);
    const answer: HandedIn = await (await sending).json();
    const { rows } = await real.execute<{ score: number }>(
      sql`select score from task_attempts where task_id = ${task.id}`,
    );
    // If the attempt was stored before the change, it keeps its mark. If it was stored afterwards, it was
    // marked again and is right.
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.score)).toBe(answer.scorePercentage);
  });
});

refusesWrongPerson('handing in', () => ({
  call: world.call,
  route: attemptsPath(once),
  json: { submitted: right(once), clientId: 'client-wrong-person', seconds: 1 },
  wrongRoles: ['public', 'admin'],
  stranger: () => other.token,
}));

refusesBadInput('handing in', () => ({
  call: world.call,
  route: attemptsPath(once),
  token: () => pupil.token,
  bodies: [
    [{ submitted: {}, clientId: 'client-bad', seconds: 1 }, 'submitted.typed'],
    [{ submitted: { typed: { f1: 7 } }, clientId: 'client-bad', seconds: 1 }, 'submitted.typed.f1'],
    [{ submitted: { typed: {} }, clientId: 'short', seconds: 1 }, 'clientId'],
    [{ submitted: { typed: {} }, clientId: 'client-bad', seconds: -1 }, 'seconds'],
    [{ submitted: { typed: {} }, clientId: 'client-bad', seconds: 1, version: 0.5 }, 'version'],
    [[], ''],
  ],
}));

test('returns 413 for answers that are too long', async () => {
  const typed = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`f${at}`, 'x'.repeat(4000)]),
  );
  expect((await send(once, { submitted: { typed } })).status).toBe(413);
});

test.each(['x', '0', '-1', '1.5', '9007199254740993', '1e3'])(
  'rejects the homework id "%s"',
  async (id) => {
    const answer = await world.call(`POST /v1/homeworks/${id}/tasks/1/attempts`, {
      token: pupil.token,
      json: { submitted: {}, clientId: newClientId(), seconds: 1 },
    });
    expect([400, 404]).toContain(answer.status);
  },
);
