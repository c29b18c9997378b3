import { sql } from 'drizzle-orm';
import type { ClassroomFixture } from './classroom-fixture.ts';

const fifty = Array.from({ length: 50 }, (_, at) => `Pupil ${'abcdefghij'[at % 10]}`);

/** A class whose teacher's plan allows 150 pupils, of whom 100 already exist. */
export interface HalfFull {
  /** Creates pupils with these names; returns the HTTP status. */
  create: (names: readonly string[]) => Promise<number>;
  /**
   * Returns the number of pupils in the database (`made`) and the number counted towards the allowance
   * (`counted`).
   */
  count: () => Promise<{ made: number; counted: number } | undefined>;
}

/** Creates a class whose teacher has fifty places left. */
export async function beginWithFiftyLeft(world: ClassroomFixture): Promise<HalfFull> {
  const teacher = await world.addTeacher('SINGLE_TEACHER_PLUS_PUPIL');
  const classroom = await world.addClassroom(teacher);
  const create = async (names: readonly string[]) => {
    const { token } = teacher;
    const json = { names };
    return (await world.call(`POST /v1/classrooms/${classroom}/pupils`, { token, json })).status;
  };
  for (const names of [fifty, fifty]) {
    if ((await create(names)) !== 201) throw new Error('the class could not be filled');
  }
  return {
    create,
    async count() {
      const { rows } = await world.test.db.execute<{ made: number; counted: number }>(sql`
        select (select count(*)::int from users where teacher_id = ${teacher.id}) as made,
          (select pupils from allowance_usage where owner_id = ${teacher.id}) as counted`);
      return rows[0];
    },
  };
}

/** Counts the responses per HTTP status. */
export const countedStatuses = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      statuses.filter((one) => one === status).length,
    ]),
  );
