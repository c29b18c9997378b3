import { Draft } from '#contracts/resources/draft.ts';
import type { Database } from '#db/client.ts';
import { shortText } from '#db/queries/testing/insert-lesson.ts';
import { demoPasswordHash } from '#db/seed/accounts.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { templateOf } from '#lessons/tasks/registry.ts';

/**
 * The number of pupils per teacher, all in one class, followed by the number of lessons and homeworks that a
 * teacher already has.
 */
export const pupilsOfTeacher = 30;
const lessonsOfTeacher = 40;
const homeworksBefore = 20;

/**
 * The tasks of the homework due tomorrow, the same for every class: one task of each template, and free
 * writing.
 */
export const morningTasks = exampleTasks(exampleMaterials.french);

const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

/**
 * Inserts the teachers numbered `from` to `to` with their classes, lessons, a school year of completed
 * homework, and one homework that is due tomorrow. All users sign in with the demo password.
 */
export async function plantSchools(db: Database, from: number, to: number): Promise<void> {
  // Disable triggers and foreign keys for the past homework, because it has so many rows. Insert directly the
  // rows that the triggers would have stored.
  const put = (statement: string) =>
    db.batch([db.execute('set local session_replication_role = replica'), db.execute(statement)]);
  const teachers = `generate_series(${from}, ${to}) as t`;
  await put(`insert into users (id, role, full_name, email, country, password_hash, email_verified_at)
    select 't' || t, 'public', 'Teacher ' || t, 't' || t || '@bench.test', 'GBR', '${demoPasswordHash}',
      '2020-01-01' from ${teachers}`);
  await put(`insert into subscriptions (id, user_id, plan, kind, status, starts_at)
    select 's' || t, 't' || t, 'DEPARTMENT', 'Subscription', 'active', '2020-01-01' from ${teachers}`);
  await put(`insert into users (id, role, full_name, user_name, country, password_hash, teacher_id)
    select 'p' || t || '-' || n, 'PUPIL', 'Pupil ' || md5(t || '-' || n), 'p' || t || '-' || n, 'GBR',
      '${demoPasswordHash}', 't' || t
    from ${teachers}, generate_series(1, ${pupilsOfTeacher}) as n`);
  await put(`insert into classrooms (id, teacher_id, name, language, year)
    select 'c' || t, 't' || t, '8' || chr(65 + t % 6), 'fr', 'england/year-8' from ${teachers}`);
  await put(`insert into classroom_pupils (classroom_id, pupil_id)
    select 'c' || t, 'p' || t || '-' || n
    from ${teachers}, generate_series(1, ${pupilsOfTeacher}) as n`);
  await put(`insert into resources (id, owner_id, title, status, text_type, from_language, to_language,
      audience, level, draft, text, search_text, updated_at)
    select 'r' || t || '-' || n, 't' || t, 'Lesson ' || n, 'final', 'text', 'en', 'fr', 'A2.1', 'A2.1',
      ${json(Draft.parse({ title: 'Le chat', topic: 'A cat', count: 50 }))}, ${json(shortText)},
      'lesson ' || n, now() - make_interval(days => n)
    from ${teachers}, generate_series(1, ${lessonsOfTeacher}) as n`);
  await plantPast(put, from, to);
  await plantToday(db, from, to);
  for (const table of [
    ...['users', 'subscriptions', 'classrooms', 'classroom_pupils', 'resources', 'homeworks'],
    ...['homework_classrooms', 'homework_counts', 'homework_tasks', 'pupil_homeworks'],
    ...['homework_sums', 'task_attempts'],
  ]) {
    await db.execute(`vacuum analyze ${table}`);
  }
}

/** Inserts one homework per fortnight, each with one task that all pupils have handed in once. */
async function plantPast(put: (statement: string) => Promise<unknown>, from: number, to: number) {
  const past = `name like 'Past %' and teacher_id in
    (select 't' || t from generate_series(${from}, ${to}) as t)`;
  await put(`insert into homeworks (teacher_id, name, language, native_language, pass_mark, preset,
      starts_at, due_at, created_at)
    select 't' || t, 'Past ' || n, 'fr', 'en', 60, 'standard', d.at, d.at + interval '7 days', d.at
    from generate_series(${from}, ${to}) as t, generate_series(1, ${homeworksBefore}) as n,
      lateral (select now() - make_interval(days => 14 * n) as at) d`);
  await put(`insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language, year,
      starts_at, due_at, created_at, tasks)
    select id, 'c' || substr(teacher_id, 2), teacher_id, name, language, 'england/year-8', starts_at,
      due_at, created_at, 1 from homeworks where ${past}`);
  await put(`insert into homework_tasks (homework_id, position, name, source, template, skill_type, data)
    select id, 0, 'Task', 'vocab', 'MATCHING', 'VOCAB', '{}' from homeworks where ${past}`);
  await put(`insert into pupil_homeworks (homework_id, pupil_id, classroom_id, seed, sort_name, done,
      passed, score_sum)
    select id, 'p' || substr(teacher_id, 2) || '-' || n, 'c' || substr(teacher_id, 2), n, 'pupil ' || n,
      1, 1, 80
    from homeworks, generate_series(1, ${pupilsOfTeacher}) as n where ${past}`);
  await put(`insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id, client_id,
      number, submitted, mark, score, passed, state, checker_version, seconds)
    select p.homework_id, p.id, p.pupil_id, t.id, 'past-attempt', 1, '{}', '{"items":[]}', 80, true,
      'marked', 1, 60
    from homeworks h join homework_tasks t on t.homework_id = h.id
    join pupil_homeworks p on p.homework_id = h.id where h.${past}`);
  await put(`insert into homework_sums (homework_id, classroom_id, shard, pupils, finished, done, passed,
      to_review, score_sum)
    select id, 'c' || substr(teacher_id, 2), 0, ${pupilsOfTeacher}, ${pupilsOfTeacher},
      ${pupilsOfTeacher}, ${pupilsOfTeacher}, 0, ${80 * pupilsOfTeacher}
    from homeworks where ${past}`);
  await put(`insert into homework_counts (teacher_id, classroom_id, language, year, homeworks)
    select 't' || t, 'c' || t, 'fr', 'england/year-8', ${homeworksBefore}
    from generate_series(${from}, ${to}) as t`);
}

/**
 * Inserts today's homework with triggers enabled, so that its pupils and sums are stored as in the product.
 */
async function plantToday(db: Database, from: number, to: number): Promise<void> {
  const tasks = morningTasks.map((task, position) => ({
    ...{ ...task, position, skill_type: task.skillType },
    size: templateOf(task.template).size(task.data),
  }));
  await db.execute(`insert into homeworks (teacher_id, name, language, native_language, pass_mark, preset,
      starts_at, due_at)
    select 't' || t, 'For tomorrow', 'fr', 'en', 60, 'standard', now() - interval '1 day',
      now() + interval '1 day' from generate_series(${from}, ${to}) as t`);
  const today = `name = 'For tomorrow' and teacher_id in
    (select 't' || t from generate_series(${from}, ${to}) as t)`;
  await db.execute(`insert into homework_tasks (homework_id, position, name, source, template, skill_type,
      size, data)
    select h.id, w.position, w.name, w.source, w.template, w.skill_type, w.size, w.data
    from homeworks h, jsonb_to_recordset(${json(tasks)}) as w (position int, name text, source text,
      template text, skill_type text, size int, data jsonb)
    where h.${today}`);
  await db.execute(`insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language,
      year, starts_at, due_at, tasks)
    select id, 'c' || substr(teacher_id, 2), teacher_id, name, language, 'england/year-8', starts_at,
      due_at, ${tasks.length} from homeworks where ${today}`);
}
