import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { describeError } from '#functions/http/log.ts';
import { planted } from './plant-former-rows.ts';

/** The measurements for one kind of work. */
interface Heard {
  count: number;
  longestMs: number;
  /** Error codes of failed statements. */
  failed: string[];
}

/** How long a connection waited for a lock, and for which statement. */
interface LockWait {
  ms: number;
  statement: string;
}

/** The application name of users' connections, which distinguishes them from the migration's. */
export const peopleName = 'people';

/** The longest current wait for a lock among users' connections. */
const lockWaits = sql`
  select 1000 * extract(epoch from clock_timestamp() - l.waitstart) as ms, a.query as statement
  from pg_locks l join pg_stat_activity a using (pid)
  where not l.granted and a.application_name = ${peopleName} and l.waitstart is not null
  order by l.waitstart limit 1`;

// `numeric` arrives as text.
const LockWait = z.object({ ms: z.coerce.number(), statement: z.string() });

/** The pause between two statements of the same kind. */
const pauseMs = 40;

/**
 * Statements of the previous Workers, which run before a migration and until the new Workers are deployed:
 * they use no column that the migration adds. `n` is a different number each time, `run` the migration's tag.
 */
const work: Record<string, (n: number, run: string) => SQL> = {
  'a teacher lists homework': (n) => sql`
    select homework_id, name, due_at from homework_classrooms where teacher_id = ${teacher(n)}
    order by created_at desc nulls last, homework_id desc nulls last limit 20`,
  'a pupil lists homework': (n) => sql`
    select h.name, p.done from pupil_homeworks p join homeworks h on h.id = p.homework_id
    where p.pupil_id = ${pupil(n)} order by p.id desc nulls last limit 20`,
  'somebody signs in': (n) => sql`
    select id, password_hash from users where lower(email) = ${`${teacher(n)}@proof.test`}`,
  'a session is refreshed': (n) => sql`
    update sessions set previous_hash = refresh_hash, refresh_hash = ${`next ${n}`}, rotated_at = now()
    where id = ${`s${row(n)}`}`,
  'a session begins': (n, run) => sql`
    insert into sessions (id, user_id, refresh_hash, rotated_at, xsrf_hash, expires_at)
    values (${`${run} ${n}`}, ${teacher(n)}, ${`${run} ${n}`}, now(), '-', now() + interval '1 day')`,
  'somebody signs up': (n, run) => sql`
    insert into users (id, role, full_name, email, country, password_hash)
    values (${`${run} ${n}`}, 'public', 'New', ${`${run}-${n}@proof.test`}, 'GBR', '-')`,
  'a name is changed': (n) => sql`
    update users set full_name = ${`Pupil ${n}`}, updated_at = now() where id = ${pupil(n)}`,
  'a pupil hands in': (n, run) => sql`
    insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id, client_id, number,
      submitted, mark, score, passed, state, checker_version)
    select p.homework_id, p.id, p.pupil_id, t.id, ${`${run} ${n}`},
      1 + (select max(number) from task_attempts a where a.pupil_homework_id = p.id),
      '{}', '{"items":[]}', 90, true, 'marked', 1
    from pupil_homeworks p join homework_tasks t using (homework_id) where p.id = ${row(n)}`,
  'a teacher sets homework': (n, run) => sql`
    with made as (
      insert into homeworks (teacher_id, name, language, native_language, pass_mark, preset, starts_at, due_at)
      values (${teacher(n)}, 'New', 'fr', 'en', 60, 'standard', now(), now() + interval '7 days') returning *
    )
    insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language, starts_at,
      due_at${counted(run, ', tasks')})
    select id, ${`c${n % planted.teachers}`}, teacher_id, name, language, starts_at, due_at${counted(run, ', 1')}
    from made`,
  'a homework is renamed': (n) => sql`
    update homework_classrooms set name = ${`Renamed ${n}`} where homework_id = ${row(n)}`,
  'a model is called': (n, run) => sql`
    insert into ai_calls (id, user_id, part, model, outcome, prompt_tokens, completion_tokens,
      total_tokens, cost_micros, milliseconds)
    values (${`${run} ${n}`}, ${teacher(n)}, 'text', 'model', 'ok', 1, 1, 2, 1, 1)`,
  'an admin acts': (n) => sql`
    insert into audit_log (actor_id, action, subject) values (${teacher(n)}, 'user.changed', ${pupil(n)})`,
  'Stripe sends an event': (n, run) => sql`
    insert into stripe_events (id, type, payload) values (${`${run} ${n}`}, 'invoice.paid', '{}')`,
};

/** SQL that only Workers after migration 0032 send, because they store the number of tasks of a homework. */
const counted = (run: string, words: string) => sql.raw(run > '0033' ? words : '');
const teacher = (n: number) => `t${n % planted.teachers}`;
const row = (n: number) => 1 + (n % planted.rows);
const pupil = (n: number) => `p${1 + (n % (planted.rows - planted.teachers))}`;

/**
 * Runs all kinds of work in parallel until `stop`. Also runs a reader whose statements take two seconds, so
 * that a statement that locks the whole table waits a long time. `run` is the migration's tag, used in the
 * names of the new rows.
 */
export function startWork(
  db: Database,
  tools: Database,
  run: string,
): { stop(): Promise<{ heard: Record<string, Heard>; longestLock: LockWait }> } {
  let goesOn = true;
  const heard: Record<string, Heard> = {};
  let longestLock: LockWait = { ms: 0, statement: 'nobody' };
  const loops = Object.entries(work).map(async ([name, statement], kind) => {
    const own: Heard = { count: 0, longestMs: 0, failed: [] };
    heard[name] = own;
    for (let n = kind * 77_777; goesOn; n += 7_919) {
      const before = performance.now();
      try {
        await db.execute(statement(n, run));
      } catch (error) {
        own.failed.push(String(describeError(error).codes));
      }
      own.longestMs = Math.max(own.longestMs, performance.now() - before);
      own.count += 1;
      await sleep(pauseMs);
    }
  });
  const slowReader = async () => {
    while (goesOn) {
      await db.execute(sql`select pg_sleep(2) from homework_classrooms h
        join users u on u.id = h.teacher_id where h.homework_id = 1`);
      await sleep(1_500);
    }
  };
  const watchLocks = async () => {
    while (goesOn) {
      const [wait] = parseRows(LockWait, await tools.execute(lockWaits));
      if (wait && wait.ms > longestLock.ms) longestLock = wait;
      await sleep(pauseMs);
    }
  };
  loops.push(slowReader(), watchLocks());
  return {
    async stop() {
      goesOn = false;
      await Promise.all(loops);
      return { heard, longestLock };
    },
  };
}
