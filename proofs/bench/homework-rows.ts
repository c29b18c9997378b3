import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/**
 * The inserted rows: a million homeworks, most of which belong to teachers whose homework is never queried.
 */
export const planted = {
  ordinary: 'bench-ordinary',
  ordinaryHomeworks: 98,
  big: 'bench-big',
  bigHomeworks: 20_000,
  others: 10_000,
  homeworks: 1_000_000,
  /** The class with the long results table, and its number of pupils, tasks and attempts at each task. */
  room: 'bench-hall',
  pupils: 10_000,
  tasks: 5,
  attempts: 2,
} as const;

const pupilsOfClass = 30;

/**
 * SQL for the teacher of a homework: the ordinary teacher, the teacher with many homeworks, or one of the
 * others.
 */
const teacherOf = sql.raw(`case when n <= ${planted.ordinaryHomeworks} then '${planted.ordinary}'
  when n <= ${planted.ordinaryHomeworks + planted.bigHomeworks} then '${planted.big}'
  else 'bench-teacher-' || n % ${planted.others} end`);
const measured = planted.ordinaryHomeworks + planted.bigHomeworks;

/**
 * Inserts the bench's rows, each kind in one statement, with triggers and foreign keys disabled. Returns the
 * id of the homework with the long results table.
 */
export async function plantHomework(db: Database): Promise<number> {
  const { ordinary, big, room, homeworks, others, pupils, tasks, attempts } = planted;
  const put = (statement: string) =>
    db.batch([
      db.execute('set local session_replication_role = replica'),
      db.execute(statement),
    ] as const);
  const teacher = `insert into users (id, role, full_name, email, country, password_hash)`;
  await put(`${teacher} select id, 'public', id, id || '@bench.test', 'GBR', '-'
    from unnest(array['${ordinary}', '${big}']) as id`);
  await put(`${teacher} select 'bench-teacher-' || n, 'public', 'T' || n, n || '@bench.test', 'GBR', '-'
    from generate_series(0, ${others - 1}) as n`);
  await put(`insert into users (id, role, full_name, user_name, country, password_hash, teacher_id)
    select 'p' || n, 'PUPIL', 'Pupil ' || md5(n::text), 'p' || n, 'GBR', '-', '${big}'
    from generate_series(1, ${pupils}) as n`);
  await put(`insert into classrooms (id, teacher_id, name, language, year)
    select 'room-' || id, id, 'Class', 'fr', 'england/year-8' from users where role = 'public'
    union all select '${room}', '${big}', 'Hall', 'fr', null`);
  await put(`insert into classroom_pupils (classroom_id, pupil_id)
    select '${room}', id from users where role = 'PUPIL'`);
  await db.execute(sql`
    insert into homeworks (teacher_id, name, language, native_language, pass_mark, preset, starts_at,
      due_at, created_at)
    select ${teacherOf}, 'Homework ' || md5(n::text), (array['fr','es','de','ja'])[1 + n % 4], 'en', 60,
      'standard', t.at, t.at + interval '7 days', t.at
    from generate_series(1, ${homeworks}) as n,
      lateral (select now() - make_interval(mins => (n::bigint * 7919 % 1000000)::int) as at) t order by n`);
  await put(`insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language,
      year, starts_at, due_at, created_at, tasks)
    select id, 'room-' || teacher_id, teacher_id, name, language, 'england/year-8', starts_at, due_at,
      created_at, case when id <= ${measured} then ${tasks} else 1 end from homeworks`);
  // The homeworks of the two measured teachers have many pupils and tasks. Every other homework has one pupil
  // and one task; it is inserted only to make the tables long.
  await put(`insert into homework_tasks (homework_id, position, name, source, template, skill_type, data)
    select h.id, n, 'Task', 'vocab', 'MATCHING', 'VOCAB', '{}'
    from homeworks h, generate_series(0, case when h.id <= ${measured} then ${tasks - 1} else 0 end) n`);
  await put(`insert into pupil_homeworks (homework_id, pupil_id, classroom_id, seed, sort_name, done,
      passed, score_sum)
    select h.id, 'p' || (1 + (h.id + n) % ${pupils}), 'room-' || h.teacher_id, n, 'pupil ' || n, 3, 2, 210
    from homeworks h, generate_series(1, case when h.id <= ${measured} then ${pupilsOfClass} else 1 end) n`);
  // Insert the values that the triggers would have stored.
  await put(`insert into homework_sums (homework_id, classroom_id, shard, pupils, finished, done, passed,
      to_review, score_sum)
    select homework_id, classroom_id, 0, count(*), 0, sum(done), sum(passed), 0, sum(score_sum)
    from pupil_homeworks group by 1, 2 order by 1`);
  await put(`insert into homework_counts (teacher_id, classroom_id, language, year, homeworks)
    select teacher_id, classroom_id, language, coalesce(year, ''), count(*)
    from homework_classrooms group by 1, 2, 3, 4`);
  const made = await db.execute<{ id: string }>(`
    with made as (
      insert into homeworks (teacher_id, name, language, native_language, pass_mark, preset, starts_at,
        due_at, created_at)
      values ('${big}', 'The long table', 'fr', 'en', 60, 'standard', '2020-01-01', '2020-02-01',
        '2020-01-01') returning id
    ) select id from made`);
  const id = Number(made.rows[0]?.id);
  await put(`insert into homework_tasks (homework_id, position, name, source, template, skill_type, data)
    select ${id}, n, 'Task ' || n, 'vocab', 'MATCHING', 'VOCAB', '{}' from generate_series(0, ${tasks - 1}) n`);
  // Insert with triggers enabled, so that pupils and sums are stored as in the product.
  await db.execute(`insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language,
      starts_at, due_at, created_at, tasks)
    select id, '${room}', teacher_id, name, language, starts_at, due_at, created_at, ${tasks}
    from homeworks where id = ${id}`);
  await db.execute(`insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id,
      client_id, number, submitted, mark, score, passed, state, checker_version, seconds)
    select ${id}, p.id, p.pupil_id, t.id, t.id || '-' || n, n, '{}', '{"items":[]}', s.score,
      s.score >= 60, 'marked', 1, 60
    from pupil_homeworks p join homework_tasks t on t.homework_id = p.homework_id
    cross join generate_series(1, ${attempts}) n
    cross join lateral (select ((p.id * 31 + t.id * 17 + n * 13) % 101)::smallint as score) s
    where p.homework_id = ${id} order by n, p.id`);
  for (const table of [
    ...['users', 'classrooms', 'classroom_pupils', 'homeworks', 'homework_classrooms'],
    ...['homework_counts', 'homework_tasks', 'pupil_homeworks', 'homework_sums', 'task_sums'],
    'task_attempts',
  ]) {
    await db.execute(`vacuum analyze ${table}`);
  }
  return id;
}
