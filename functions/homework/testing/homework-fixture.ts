import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import {
  type FeedbackDraftAnswer,
  type JudgedWords,
  JudgeWordsRequest,
} from '#contracts/ai-jobs.ts';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import type { HomeworkDraft } from '#contracts/homework/homework-draft.ts';
import {
  insertLesson,
  insertOrganisation,
  insertTeacher,
} from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { homeworkRoutes } from '../routes.ts';
import { storeAttempt } from './store-attempt.ts';

export interface TestUser {
  id: string;
  token: string;
}

export interface HomeworkFixture {
  test: TestDatabase;
  call: Caller;
  /** A teacher without a department, followed by an unrelated teacher and two teachers of one department. */
  owner: TestUser;
  stranger: TestUser;
  head: TestUser;
  colleague: TestUser;
  /** The requests that the ai-jobs Worker received. */
  asked: unknown[];
  draftAnswer: FeedbackDraftAnswer;
  /** Returns the moderator's verdict on the wording of a homework. */
  judge: (groups: string[][]) => JudgedWords;
  addClassroom: (teacher: TestUser, name?: string) => Promise<string>;
  /** Adds pupils of this teacher to these classes. */
  addPupils: (
    teacher: TestUser,
    names: readonly string[],
    ...classroomIds: string[]
  ) => Promise<TestUser[]>;
  /** Builds a homework as a request body, with one task of each template, due tomorrow. */
  draft: (teacher: TestUser, more: Partial<HomeworkDraft>) => Promise<HomeworkDraft>;
  /** Sets the homework through the real operation, and reads it back. */
  setHomework: (teacher: TestUser, more: Partial<HomeworkDraft>) => Promise<HomeworkDetail>;
  /**
   * Stores an attempt as a hand-in would: with all answers right, with all answers wrong, or with the given
   * answers.
   */
  handIn: (
    pupil: TestUser,
    taskId: number,
    how: 'right' | 'wrong' | { submitted: unknown },
  ) => Promise<number>;
  close: () => Promise<void>;
}

const day = 86_400_000;

/** Creates the homework Worker with a new test database. */
export async function createHomeworkFixture(): Promise<HomeworkFixture> {
  const test = await createTestDatabase();
  const asked: unknown[] = [];
  const call = createCaller(homeworkRoutes, {
    ...testEnv(test.url),
    AI_JOBS: {
      async fetch(request: Request) {
        const body: unknown = await request.json();
        if (request.url.endsWith('/judge-words')) {
          return Response.json(world.judge(JudgeWordsRequest.parse(body).groups));
        }
        asked.push(body);
        return Response.json(world.draftAnswer);
      },
    },
  });
  const teacher = async (more: Parameters<typeof insertTeacher>[1] = {}): Promise<TestUser> => {
    const id = await insertTeacher(test.db, more);
    return { id, token: await signIn('public', { id, name: `Teacher ${id}` }) };
  };
  const head = await teacher({ plan: 'DEPARTMENT' });
  const organisationId = await insertOrganisation(test.db, head.id);
  await test.exec(`update users set organisation_id = '${organisationId}' where id = '${head.id}'`);
  const lessons = new Map<string, string>();
  const lessonOf = async ({ id }: TestUser) => {
    const lesson = lessons.get(id) ?? (await insertLesson(test.db, id, { status: 'final' }));
    lessons.set(id, lesson);
    return lesson;
  };
  const world: HomeworkFixture = {
    test,
    call,
    asked,
    draftAnswer: { kind: 'draft', draft: 'Well argued.', score: 80 },
    judge: () => ({ kind: 'fit' }),
    owner: await teacher({ plan: 'SINGLE_TEACHER_PLUS_PUPIL' }),
    stranger: await teacher({ plan: 'SINGLE_TEACHER_PLUS_PUPIL' }),
    head,
    colleague: await teacher({ plan: null, organisationId }),
    async addClassroom({ id: teacherId }, name = `Class ${nanoid(4)}`) {
      const id = nanoid(12);
      await test.db.execute(sql`insert into classrooms (id, teacher_id, name, language, year)
        values (${id}, ${teacherId}, ${name}, 'fr', 'england/year-8')`);
      return id;
    },
    async addPupils({ id: teacherId }, names, ...classroomIds) {
      const pupils = names.map((fullName) => ({ id: nanoid(10), full_name: fullName }));
      await test.db.execute(sql`
        with made as (
          insert into users (id, role, user_name, full_name, country, password_hash, teacher_id)
          select w.id, 'PUPIL', lower(w.id), w.full_name, 'GBR', '-', ${teacherId}
          from jsonb_to_recordset(${JSON.stringify(pupils)}::jsonb) as w (id text, full_name text)
          returning id
        )
        insert into classroom_pupils (classroom_id, pupil_id)
        select room.id, made.id from made,
          jsonb_array_elements_text(${JSON.stringify(classroomIds)}::jsonb) as room (id)`);
      return Promise.all(
        pupils.map(async ({ id, full_name }) => ({
          id,
          token: await signIn('PUPIL', { id, name: full_name }),
        })),
      );
    },
    draft: async (person, more) => ({
      name: 'Homework',
      instructions: '',
      resourceId: await lessonOf(person),
      passMark: 60,
      attemptsAllowed: null,
      preset: 'standard',
      startsAt: new Date(Date.now() - day).toISOString(),
      dueAt: new Date(Date.now() + day).toISOString(),
      classroomIds: [],
      pupilIds: [],
      tasks: exampleTasks(exampleMaterials.french),
      ...more,
    }),
    async setHomework(person, more) {
      const { token } = person;
      const { dueAt, ...rest } = await world.draft(person, more);
      // The API refuses a past due date, so first set the homework with a later date and then change it.
      const isOver = Date.parse(dueAt) <= Date.now();
      const open = isOver ? new Date(Date.now() + day).toISOString() : dueAt;
      const answer = await call('POST /v1/homeworks', { token, json: { ...rest, dueAt: open } });
      if (answer.status !== 201) throw new Error(`Not set: ${await answer.text()}`);
      const homework: HomeworkDetail = await answer.json();
      if (!isOver) return homework;
      await call(`PATCH /v1/homeworks/${homework.id}`, { token, json: { dueAt } });
      return { ...homework, dueAt };
    },
    handIn: (pupil, taskId, how) => storeAttempt(test.db, pupil.id, taskId, how),
    close: () => test.close(),
  };
  return world;
}
