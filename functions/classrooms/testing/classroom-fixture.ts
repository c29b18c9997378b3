import { nanoid } from 'nanoid';
import type { PlanName } from '#contracts/access/plans.ts';
import { insertOrganisation, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { classroomRoutes } from '../routes.ts';

export interface TestTeacher {
  id: string;
  token: string;
}

export interface ClassroomFixture {
  test: TestDatabase;
  call: Caller;
  /**
   * A teacher with 150 places and no department, followed by an unrelated teacher and a department of two
   * teachers.
   */
  owner: TestTeacher;
  stranger: TestTeacher;
  head: TestTeacher;
  colleague: TestTeacher;
  addTeacher: (plan: PlanName) => Promise<TestTeacher>;
  /** Adds a class for this teacher; returns its id. */
  addClassroom: (teacher: TestTeacher, name?: string) => Promise<string>;
  close: () => Promise<void>;
}

/** A fast stub. The real hashing has its own tests. */
const quickHasher = {
  hash: async (password: string) => `quick:${password}`,
  verify: async (hash: string, password: string) => hash === `quick:${password}`,
};

/** Opens the Worker for classes on a new test database. */
export async function createClassroomFixture(): Promise<ClassroomFixture> {
  const test = await createTestDatabase();
  const call = createCaller(classroomRoutes(quickHasher), testEnv(test.url));
  const teacher = async (more: Parameters<typeof insertTeacher>[1] = {}): Promise<TestTeacher> => {
    const id = await insertTeacher(test.db, more);
    return { id, token: await signIn('public', { id, name: `Teacher ${id}` }) };
  };
  const head = await teacher({ plan: 'DEPARTMENT' });
  const organisationId = await insertOrganisation(test.db, head.id);
  await test.exec(`update users set organisation_id = '${organisationId}' where id = '${head.id}'`);
  return {
    test,
    call,
    owner: await teacher({ plan: 'SINGLE_TEACHER_PLUS_PUPIL' }),
    stranger: await teacher({ plan: 'SINGLE_TEACHER_PLUS_PUPIL' }),
    head,
    colleague: await teacher({ plan: null, organisationId }),
    addTeacher: (plan) => teacher({ plan }),
    addClassroom: async ({ token }, name = `Class ${nanoid(4)}`) => {
      const answer = await call('POST /v1/classrooms', { token, json: { name } });
      const made: unknown = await answer.json();
      const id = typeof made === 'object' && made !== null ? Reflect.get(made, 'id') : undefined;
      if (typeof id !== 'string') throw new Error(`No class was made: ${JSON.stringify(made)}`);
      return id;
    },
    close: () => test.close(),
  };
}
