import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ClassroomWorld,
  openClassroomWorld,
  type TestTeacher,
} from './testing/classroom-world.ts';

let world: ClassroomWorld;
beforeAll(async () => {
  world = await openClassroomWorld();
});
afterAll(() => world.close());

const fifty = Array.from({ length: 50 }, (_, at) => `Pupil ${'abcdefghij'[at % 10]}`);

/** A teacher of a plan with 150 pupils, of which 100 are there. */
async function withFiftyLeft(): Promise<{ teacher: TestTeacher; classroom: string }> {
  const teacher = await world.addTeacher('SINGLE_TEACHER_PLUS_PUPIL');
  const classroom = await world.addClassroom(teacher);
  for (const names of [fifty, fifty]) {
    expect((await create(teacher, classroom, names)).status).toBe(201);
  }
  return { teacher, classroom };
}

const create = ({ token }: TestTeacher, classroom: string, names: readonly string[]) =>
  world.call(`POST /v1/classrooms/${classroom}/pupils`, { token, json: { names } });

async function countPupils({ id }: TestTeacher) {
  const { rows } = await world.test.db.execute<{ made: number; counted: number }>(sql`
    select (select count(*)::int from users where teacher_id = ${id}) as made,
      (select pupils from allowance_usage where owner_id = ${id}) as counted`);
  return rows[0];
}

/** How often each HTTP status was answered. */
const counted = (answers: readonly Response[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );

test('200 creations at the same moment and 50 places: exactly 50 pupils', async () => {
  const { teacher, classroom } = await withFiftyLeft();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => create(teacher, classroom, ['Noa Test'])),
  );
  expect(counted(answers)).toEqual({ 201: 50, 409: 150 });
  expect(await countPupils(teacher)).toEqual({ made: 150, counted: 150 });
});

test('lists of names at the same moment are made whole or not at all', async () => {
  const { teacher, classroom } = await withFiftyLeft();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => create(teacher, classroom, fifty.slice(0, 8))),
  );
  expect(counted(answers)).toEqual({ 201: 6, 409: 6 });
  expect(await countPupils(teacher)).toEqual({ made: 148, counted: 148 });
});
