import type { Database } from '#db/client.ts';

/** `ROWS` sets a smaller number, for a busy machine. */
const rows = Number(process.env.ROWS ?? 1_000_000);

/** A million rows in every table that users write to, and the owners of these rows. */
export const planted = { rows, teachers: rows / 100, pupilsOfClass: 30 } as const;

/**
 * Inserts rows into the tables as they were before migration 0020, with one statement per kind and with
 * triggers off.
 */
export async function plantFormerRows(db: Database): Promise<void> {
  const { teachers, pupilsOfClass } = planted;
  const pupils = rows - teachers;
  const each = `generate_series(1, ${rows}) as n`;
  const at = `now() - make_interval(mins => (n::bigint * 7919 % ${rows})::int)`;
  const statements = [
    `insert into users (id, role, full_name, email, country, password_hash, created_at)
      select 't' || n, 'public', 'Teacher ' || md5(n::text), 't' || n || '@proof.test', 'GBR', '-', ${at}
      from generate_series(0, ${teachers - 1}) as n`,
    `insert into users (id, role, full_name, user_name, country, password_hash, teacher_id, created_at)
      select 'p' || n, 'PUPIL', 'Pupil ' || md5(n::text), 'p' || n, 'GBR', '-', 't' || n % ${teachers}, ${at}
      from generate_series(1, ${pupils}) as n`,
    `insert into classrooms (id, teacher_id, name, language)
      select 'c' || n, 't' || n, 'Class', 'fr' from generate_series(0, ${teachers - 1}) as n`,
    `insert into classroom_pupils (classroom_id, pupil_id)
      select 'c' || n % ${teachers}, 'p' || n from generate_series(1, ${teachers * pupilsOfClass}) as n`,
    `insert into homeworks (teacher_id, name, language, native_language, pass_mark, preset, starts_at,
        due_at, created_at)
      select 't' || n % ${teachers}, 'Homework ' || md5(n::text), 'fr', 'en', 60, 'standard', ${at},
        now(), ${at}
      from ${each} order by n`,
    `insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language, starts_at,
        due_at, created_at)
      select id, 'c' || substr(teacher_id, 2), teacher_id, name, language, starts_at, due_at, created_at
      from homeworks`,
    `insert into homework_tasks (homework_id, position, name, source, template, skill_type, data)
      select id, 0, 'Task', 'vocab', 'MATCHING', 'VOCAB', '{}' from homeworks`,
    `insert into pupil_homeworks (homework_id, pupil_id, classroom_id, seed, sort_name)
      select id, 'p' || (id % ${pupils} + 1), 'c' || substr(teacher_id, 2), id, 'pupil ' || id
      from homeworks`,
    `insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id, client_id, submitted,
        mark, score, passed, state, checker_version)
      select p.homework_id, p.id, p.pupil_id, t.id, 'planted', '{}', '{"items":[]}', 80, true, 'marked', 1
      from pupil_homeworks p join homework_tasks t using (homework_id)`,
    `insert into sessions (id, user_id, refresh_hash, rotated_at, xsrf_hash, expires_at, created_at)
      select 's' || n, 't' || n % ${teachers}, md5(n::text), ${at}, '-', now() + interval '9 days', ${at}
      from ${each}`,
    `insert into ai_calls (id, user_id, part, model, outcome, prompt_tokens, completion_tokens,
        total_tokens, cost_micros, milliseconds, created_at)
      select 'a' || n, 't' || n % ${teachers}, 'text', 'model', 'ok', 1, 1, 2, 1, 1, ${at} from ${each}`,
    `insert into audit_log (actor_id, action, subject, created_at)
      select 't' || n % ${teachers}, 'user.changed', 'p' || n, ${at} from ${each}`,
    `insert into stripe_events (id, type, payload, created_at)
      select 'e' || n, 'invoice.paid', jsonb_build_object('data', jsonb_build_object('object',
        jsonb_build_object('id', 'in_' || n, 'customer', 'cus_' || n % ${teachers}))), ${at} from ${each}`,
  ];
  for (const statement of statements) {
    await db.batch([
      db.execute('set local session_replication_role = replica'),
      db.execute(statement),
    ]);
  }
  await db.execute('vacuum analyze');
}
