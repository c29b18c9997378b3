import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeworkResult, PupilAttempts } from '#contracts/homework/homework-results.ts';
import type {
  PupilHomework,
  PupilHomeworkRow,
  PupilTask,
} from '#contracts/homework/pupil-homework.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { createPupilFixture, type PupilFixture } from './testing/pupil-fixture.ts';

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

let world: PupilFixture;
let homeworkId = 0;
let taskId = 0;
beforeAll(async () => {
  world = await createPupilFixture();
  // The homework is due now and allows two attempts. Without an extension, handing in would reveal the
  // answers.
  const set = await world.setFor({
    pupilIds: [world.pupil.id, world.other.id],
    dueIn: 0,
    attemptsAllowed: 2,
  });
  [homeworkId, taskId] = [set.id, set.tasks[0]?.id ?? 0];
});
afterAll(() => world.close());

const extend = (dueAt: string | null, token = world.owner.token) =>
  world.call(`PUT /v1/homeworks/${homeworkId}/pupils/${world.pupil.id}/due`, {
    token,
    json: { dueAt },
  });
const read = async <T>(route: string, token: string): Promise<T> => {
  const answer = await world.call(route, { token });
  expect(answer.status).toBe(200);
  return answer.json();
};
const homeOf = async ({ token }: { token: string }) => {
  const rows = await read<PupilHomeworkRow[]>('GET /v1/homeworks', token);
  const row = rows.find((each) => each.homeworkId === homeworkId);
  if (!row) throw new Error('The pupil does not have it.');
  return row;
};

it('applies one pupil’s extension wherever the due date is shown or checked', async () => {
  const later = fromNow(48);
  expect((await extend(later)).status).toBe(204);
  const home = await homeOf(world.pupil);
  expect(home.dueAt).toBe(later);
  expect(Date.parse((await homeOf(world.other)).dueAt)).toBeLessThan(Date.now());
  const task = await read<PupilTask>(
    `GET /v1/homeworks/${homeworkId}/tasks/${taskId}`,
    world.pupil.token,
  );
  expect(task.dueAt).toBe(later);

  // An attempt before the extended due date is not late. It reveals no answers as long as another attempt is
  // left.
  await world.handIn(world.pupil, taskId, 'wrong');
  await world.handIn(world.other, taskId, 'wrong');
  const own = await read<PupilHomework>(`GET /v1/pupil-homeworks/${home.id}`, world.pupil.token);
  expect(own.homework.dueAt).toBe(later);
  expect(own.pupilTasks.map(({ submittedData }) => submittedData.answersTold)).toEqual([false]);
  const { rows } = await read<HomeworkResult>(
    `GET /v1/homework-result/${homeworkId}`,
    world.owner.token,
  );
  const late = (id: string) => rows.find((row) => row.pupilId === id)?.cells[0]?.late;
  expect([late(world.pupil.id), late(world.other.id)]).toEqual([false, true]);
  const attempts = await read<PupilAttempts>(
    `GET /v1/homeworks/${homeworkId}/pupils/${world.pupil.id}`,
    world.owner.token,
  );
  expect(attempts.extendedTo).toBe(later);
  expect(attempts.tasks[0]?.attempts[0]?.late).toBe(false);
});

it('rejects an extension before the common due date, follows a later common date, and removes the extension on request', async () => {
  expect((await extend(fromNow(-2))).status).toBe(400);
  expect((await extend(fromNow(24))).status).toBe(204);
  await world.test.db.execute(
    sql`update homeworks set due_at = ${fromNow(72)}::timestamptz where id = ${homeworkId}`,
  );
  expect(Date.parse((await homeOf(world.pupil)).dueAt)).toBeGreaterThan(Date.now() + 70 * hour);
  expect((await extend(null)).status).toBe(204);
  expect((await extend(null)).status).toBe(204);
  const { extendedTo } = await read<PupilAttempts>(
    `GET /v1/homeworks/${homeworkId}/pupils/${world.pupil.id}`,
    world.owner.token,
  );
  expect(extendedTo).toBeNull();
});

it('returns 404 for a pupil without the homework', async () => {
  const answer = await world.call(`PUT /v1/homeworks/${homeworkId}/pupils/nobody/due`, {
    token: world.owner.token,
    json: { dueAt: null },
  });
  expect(answer.status).toBe(404);
});

refusesWrongPerson('more time for a pupil', () => ({
  call: world.call,
  route: `PUT /v1/homeworks/${homeworkId}/pupils/${world.pupil.id}/due`,
  json: { dueAt: fromNow(100) },
  wrongRoles: ['PUPIL'],
  stranger: () => world.stranger.token,
}));
refusesBadInput('more time for a pupil', () => ({
  call: world.call,
  route: `PUT /v1/homeworks/${homeworkId}/pupils/${world.pupil.id}/due`,
  token: () => world.owner.token,
  bodies: [
    [{}, 'dueAt'],
    [{ dueAt: 'tomorrow' }, 'dueAt'],
  ],
}));
