import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { type ClassroomFixture, createClassroomFixture } from './testing/classroom-fixture.ts';

let world: ClassroomFixture;
let kept = '';
beforeAll(async () => {
  world = await createClassroomFixture();
  kept = await world.addClassroom(world.owner);
});
afterAll(() => world.close());

const send = (route: string, json?: unknown) =>
  world.call(route, { token: world.owner.token, ...(json !== undefined && { json }) });
const status = async (route: string, json?: unknown) => (await send(route, json)).status;

test('removes an empty class', async () => {
  const id = await world.addClassroom(world.owner);
  expect(await status(`DELETE /v1/classrooms/${id}`)).toBe(204);
  expect(await status(`GET /v1/classrooms/${id}`)).toBe(404);
  expect(await status(`DELETE /v1/classrooms/${id}`)).toBe(404);
});

test('refuses to remove a class until its pupils have left', async () => {
  const id = await world.addClassroom(world.owner);
  const made = await send(`POST /v1/classrooms/${id}/pupils`, { names: ['Léa Dupont'] });
  const [pupil] = (await made.json()) as { id: string }[];
  const refused = await send(`DELETE /v1/classrooms/${id}`);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: 'This class has pupils or homework. Archive it instead.',
  });
  expect(await status(`DELETE /v1/classrooms/${id}/pupils/${pupil?.id}`)).toBe(204);
  expect(await status(`DELETE /v1/classrooms/${id}`)).toBe(204);
});

test('refuses to remove a class with homework', async () => {
  const id = await world.addClassroom(world.owner);
  await world.test.db.execute(sql`
    with set as (
      insert into homeworks (teacher_id, name, language, native_language, pass_mark, preset,
        starts_at, due_at)
      values (${world.owner.id}, 'Samedi', 'fr', 'en', 60, 'standard', now(), now() + '1 day')
      returning id
    )
    insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language,
      starts_at, due_at, tasks)
    select id, ${id}, ${world.owner.id}, 'Samedi', 'fr', now(), now() + '1 day', 0 from set`);
  expect(await status(`DELETE /v1/classrooms/${id}`)).toBe(409);
});

refusesWrongPerson('removing a class', () => ({
  call: world.call,
  route: `DELETE /v1/classrooms/${kept}`,
  wrongRoles: ['PUPIL'],
  stranger: () => world.stranger.token,
}));
