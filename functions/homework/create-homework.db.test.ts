import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { JudgedWords } from '#contracts/ai-jobs.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';

let world: HomeworkFixture;
let pupil: TestUser;
beforeAll(async () => {
  world = await createHomeworkFixture();
  [pupil] = (await world.addPupils(world.owner, ['Léa Dupont'])) as [TestUser];
});
beforeEach(() => {
  world.judge = () => ({ kind: 'fit' });
});
afterAll(() => world.close());

const send = (route: string, json: unknown) =>
  world.call(route, { token: world.owner.token, json });
const draft = () => world.draft(world.owner, { pupilIds: [pupil.id] });
const countHomeworks = async () =>
  (
    await world.test.db.execute<{ count: number }>(
      sql`select count(*)::int as count from homeworks`,
    )
  ).rows[0]?.count;

test('rejects homework that the moderator flags, and names the task', async () => {
  const sent = await draft();
  const at = sent.tasks.length - 1;
  const asked: string[][][] = [];
  world.judge = (groups) => {
    asked.push(groups);
    return { kind: 'unfit', group: at + 1 };
  };
  const answer = await send('POST /v1/homeworks', sent);
  expect(answer.status).toBe(422);
  const { message, fields } = await answer.json();
  expect(message).toContain(sent.tasks[at]?.name);
  expect(message).toContain('not suitable for pupils');
  expect(fields).toEqual([{ field: `tasks.${at}.data`, message }]);
  expect(await countHomeworks()).toBe(0);
  // The moderator received the name and the content of every task.
  expect(asked[0]?.map(([name]) => name)).toEqual([
    sent.name,
    ...sent.tasks.map(({ name }) => name),
  ]);
  for (const words of asked[0]?.slice(1) ?? []) expect(words.length).toBeGreaterThan(2);
});

test.each([
  ['the moderator', (): JudgedWords => ({ kind: 'problem', code: 'down', message: 'x' })],
  [
    'the moderator’s Worker',
    (): never => {
      throw new TypeError('gone');
    },
  ],
])('returns 503 and sets no homework while %s is unavailable', async (_, judge) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  world.judge = judge;
  const answer = await send('POST /v1/homeworks', await draft());
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await countHomeworks()).toBe(0);
});

test('moderates a new name, but does not call the moderator for a new pass mark', async () => {
  const { id } = await world.setHomework(world.owner, { pupilIds: [pupil.id] });
  world.judge = ([words]) =>
    words?.[0] === 'Unfit'
      ? { kind: 'unfit', group: 0 }
      : { kind: 'problem', code: 'x', message: 'x' };
  expect((await send(`PATCH /v1/homeworks/${id}`, { name: 'Unfit' })).status).toBe(422);
  expect((await send(`PATCH /v1/homeworks/${id}`, { passMark: 70 })).status).toBe(204);
});

test.each([
  ['an unsuitable name', 0, { name: 'x' }, 'name'],
  ['unsuitable instructions', 1, { instructions: 'Vile.\nWords.' }, 'instructions'],
  ['unsuitable instructions but no name', 0, { instructions: 'Vile words.' }, 'instructions'],
])('names the field if a change has %s', async (_, group, change, field) => {
  const { id } = await world.setHomework(world.owner, { pupilIds: [pupil.id] });
  const asked: unknown[] = [];
  world.judge = (groups) => {
    asked.push(groups);
    return { kind: 'unfit', group };
  };
  const sent = group === 1 ? { name: 'Homework', ...change } : change;
  const answer = await send(`PATCH /v1/homeworks/${id}`, sent);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: [{ field }] });
  expect(asked).toEqual([Object.values(sent).map((words) => [words])]);
  const read = await world.call(`GET /v1/homeworks/${id}`, { token: world.owner.token });
  expect(await read.json()).toMatchObject({ name: 'Homework', instructions: '' });
});

test('does not call the moderator when the instructions are removed', async () => {
  const { id } = await world.setHomework(world.owner, { pupilIds: [pupil.id] });
  world.judge = () => ({ kind: 'problem', code: 'x', message: 'x' });
  expect((await send(`PATCH /v1/homeworks/${id}`, { instructions: '' })).status).toBe(204);
});

test('moderates the instructions with the homework, and names them in the error', async () => {
  world.judge = (groups) => ({
    kind: 'unfit',
    group: groups.findIndex(([words]) => words === 'Vile words.'),
  });
  const answer = await send('POST /v1/homeworks', {
    ...(await draft()),
    instructions: 'Vile words.',
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: [{ field: 'instructions' }] });
});
