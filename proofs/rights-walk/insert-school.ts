import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { Database } from '#db/client.ts';
import { insertHomework } from '#db/queries/testing/insert-homework.ts';
import {
  insertLesson,
  insertOrganisation,
  insertTeacher,
} from '#db/queries/testing/insert-lesson.ts';
import { resourceFolders } from '#db/schema/resources.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { quickHash } from './every-route.ts';

/** The ids in a school that a path, a query or a body can contain. */
export interface SchoolIds {
  teacherId: string;
  resourceId: string;
  folderId: string;
  classroomId: string;
  pupilId: string;
  userName: string;
  homeworkId: number;
  taskId: number;
  attemptId: number;
  itemId: string;
  pupilHomeworkId: number;
  mediaKey: string;
  invitationId: string;
}

export interface School {
  /** A string contained in every text of this school and in no other text. */
  canary: string;
  /** A string contained only in the first pupil's writing. */
  secret: string;
  ids: SchoolIds;
  tokens: { teacher: string; colleague: string; pupil: string; classmate: string };
}

/**
 * Inserts a school with every kind of data: a department of two, a lesson, a class of two, homework handed in
 * by one pupil, feedback on it and a line of the marking log.
 */
export async function insertSchool(db: Database): Promise<School> {
  const canary = `CANARY-${nanoid(8).replaceAll(/[-_]/g, 'x')}`;
  const secret = `${canary}-SECRET`;
  const teacherId = await insertTeacher(db, { plan: 'DEPARTMENT' });
  const organisationId = await insertOrganisation(db, teacherId);
  const colleagueId = await insertTeacher(db, { plan: null, organisationId });
  const folderId = nanoid(12);
  await db.insert(resourceFolders).values({
    ...{ id: folderId, ownerId: teacherId, name: canary, nameKey: canary.toLowerCase() },
  });
  const resourceId = await insertLesson(db, teacherId, {
    ...{ title: canary, status: 'final', folderId, tags: { [canary.toLowerCase()]: canary } },
  });
  const [classroomId, pupilId, mateId] = [nanoid(12), nanoid(12), nanoid(12)];
  const invitationId = nanoid(12);
  const pupils = [pupilId, mateId].map((id) => ({ id, name: `${canary} ${id}` }));
  await db.batch([
    db.execute(sql`update organisations set name = ${canary} where id = ${organisationId}`),
    db.execute(sql`update users set full_name = ${canary}, organisation_id = ${organisationId}
      where id in (${teacherId}, ${colleagueId})`),
    db.execute(sql`insert into users (id, role, user_name, full_name, password_hash, teacher_id,
        organisation_id)
      select id, 'PUPIL', lower(id), name, ${quickHash('x')}, ${teacherId}, ${organisationId}
      from jsonb_to_recordset(${JSON.stringify(pupils)}::jsonb) as w (id text, name text)`),
    db.execute(sql`insert into classrooms (id, teacher_id, name, language)
      values (${classroomId}, ${teacherId}, ${canary}, 'fr')`),
    db.execute(sql`insert into invitations (id, organisation_id, email, hash, invited_by, expires_at)
      values (${invitationId}, ${organisationId}, ${`${canary}@lexiloom.test`}, ${invitationId},
        ${teacherId}, now() + interval '1 day')`),
    db.execute(sql`insert into classroom_pupils (classroom_id, pupil_id)
      values (${classroomId}, ${pupilId}), (${classroomId}, ${mateId})`),
  ]);
  const [task] = exampleTasks(exampleMaterials.french);
  if (!task) throw new Error('There is no example task.');
  const { id: homeworkId, tasks } = await insertHomework(db, {
    ...{ teacherId, name: canary, instructions: canary, pupilIds: [pupilId, mateId] },
    tasks: [{ ...task, name: canary }],
  });
  const taskId = tasks[0]?.id ?? 0;
  const answered = exampleAnswers(task.template).fail(task.data) as { typed: object };
  const [itemId = ''] = Object.keys(answered.typed);
  const submitted = { typed: { ...answered.typed, [itemId]: secret } };
  const mark = { state: 'marked', scorePercentage: 0, items: [] };
  const made = await db.execute<{ attempt: string; work: string }>(sql`
    with room as (
      insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language,
        starts_at, due_at, tasks)
      select id, ${classroomId}, teacher_id, name, language, starts_at, due_at, 1
      from homeworks where id = ${homeworkId}
    ), mine as (
      select id from pupil_homeworks where homework_id = ${homeworkId} and pupil_id = ${pupilId}
    ), attempt as (
      insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id, client_id,
        submitted, mark, score, passed, state, checker_version)
      select ${homeworkId}, mine.id, ${pupilId}, ${taskId}, ${nanoid()},
        ${JSON.stringify(submitted)}::jsonb, ${JSON.stringify(mark)}::jsonb, 0, false, 'marked', 1
      from mine returning id
    ), draft as (
      insert into task_drafts (pupil_homework_id, task_id, submitted, version)
      select id, ${taskId}, ${JSON.stringify(submitted)}::jsonb, 5 from mine
    ), feedback as (
      insert into attempt_feedback (attempt_id, item_id, feedback)
      select id, ${itemId}, ${secret} from attempt
    ), line as (
      insert into marking_log (homework_id, task_id, item_id, teacher_id, action, answer, changed)
      values (${homeworkId}, ${taskId}, ${itemId}, ${teacherId}, 'accept', ${secret}, 1)
    )
    select attempt.id as attempt, mine.id as work from attempt, mine`);
  return {
    canary,
    secret,
    ids: {
      ...{
        teacherId,
        resourceId,
        folderId,
        classroomId,
        pupilId,
        homeworkId,
        taskId,
        itemId,
        invitationId,
      },
      userName: pupilId.toLowerCase(),
      attemptId: Number(made.rows[0]?.attempt),
      pupilHomeworkId: Number(made.rows[0]?.work),
      mediaKey: 'a'.repeat(64),
    },
    tokens: {
      teacher: await signIn('public', { id: teacherId, name: 'A teacher' }),
      colleague: await signIn('public', { id: colleagueId, name: 'A colleague' }),
      pupil: await signIn('PUPIL', { id: pupilId, name: 'A pupil' }),
      classmate: await signIn('PUPIL', { id: mateId, name: 'A classmate' }),
    },
  };
}
