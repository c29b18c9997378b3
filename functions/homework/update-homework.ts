import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { HomeworkChange } from '#contracts/homework/homework-draft.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { withinRate } from '#functions/http/limit-rate.ts';
import { type Caller, operation, teachers } from '#functions/http/operation.ts';
import { hasWords, requireAcceptable } from './create-homework.ts';
import { HomeworkParams, lockHomework, mayChangeHomework, maySeeHomework } from './homework.ts';
import type { HomeworkEnv } from './routes.ts';

const Row = z.object({ changed: z.boolean() });

/**
 * `PATCH /v1/homeworks/:id`: changes the editable fields of set homework. 204. A new pass mark applies to
 * every attempt already handed in. A later due date also assigns the homework to pupils who joined its
 * classes after the old due date, but not to pupils who were removed from the homework. 400 if the due date
 * would be before the start.
 */
export const updateHomework = operation<
  HomeworkEnv,
  z.infer<typeof HomeworkParams>,
  never,
  HomeworkChange
>(
  { may: teachers, params: HomeworkParams, body: HomeworkChange, once: false },
  async ({ params: { id }, body, db, caller, env }) => {
    const { name, instructions, passMark, attemptsAllowed, startsAt, dueAt } = body;
    if (hasWords(body)) {
      await requireChangeable(db, caller, id);
      await requireAcceptable(env, caller.id, body);
    }
    const or = (value: SQL, column: SQL) => sql`coalesce(${value}, ${column})`;
    const columns: Record<keyof HomeworkChange, SQL> = {
      name: sql`name = ${or(sql`${name ?? null}::text`, sql`h.name`)}`,
      instructions: sql`instructions = ${or(sql`${instructions ?? null}::text`, sql`h.instructions`)}`,
      passMark: sql`pass_mark = ${or(sql`${passMark ?? null}::smallint`, sql`h.pass_mark`)}`,
      attemptsAllowed: sql`attempts_allowed = case when ${attemptsAllowed !== undefined}::boolean
        then ${attemptsAllowed ?? null}::smallint else h.attempts_allowed end`,
      startsAt: sql`starts_at = ${or(sql`${startsAt ?? null}::timestamptz`, sql`h.starts_at`)}`,
      dueAt: sql`due_at = ${or(sql`${dueAt ?? null}::timestamptz`, sql`h.due_at`)}`,
    };
    const [, , result] = await db.batch([
      db.execute(lockHomework(id)),
      db.execute(rememberDue(id)),
      db.execute(sql`
        with seen as (
          select h.id, ${mayChangeHomework(caller)} as may_change from homeworks h
          where h.id = ${id} and ${maySeeHomework(caller)}
        ), changed as (
          update homeworks h set updated_at = now(), ${sql.join(Object.values(columns), sql`, `)}
          from seen where h.id = seen.id and seen.may_change
            and ${or(sql`${startsAt ?? null}::timestamptz`, sql`h.starts_at`)}
              < ${or(sql`${dueAt ?? null}::timestamptz`, sql`h.due_at`)}
          returning h.id, h.name, h.pass_mark, h.starts_at, h.due_at
        ), listed as (
          update homework_classrooms hc set name = changed.name, starts_at = changed.starts_at,
            due_at = changed.due_at
          from changed where hc.homework_id = changed.id
        ), counted as (
          update task_attempts a set passed = not a.passed
          from changed where a.homework_id = changed.id
            and a.passed <> (a.state <> 'needs-review' and a.score >= changed.pass_mark)
        )
        select exists (select 1 from changed) as changed from seen where seen.may_change`),
      db.execute(keepOut(id)),
    ]);
    const [row] = parseRows(Row, result);
    if (!row) throw notFound('This homework was not found.');
    if (!row.changed) {
      const message = 'The due date must be after the start.';
      throw new ApiError('bad_request', `dueAt: ${message}`, {
        fields: [{ field: 'dueAt', message }],
      });
    }
    return null;
  },
);

/**
 * Throws 404 unless the caller may change the homework, and 429 after many changes. Changes are limited
 * because the moderator has to check new text.
 */
async function requireChangeable(db: Database, caller: Caller, id: number): Promise<void> {
  const found = sql`
    select 1 from homeworks h
    where h.id = ${id} and ${maySeeHomework(caller)} and ${mayChangeHomework(caller)}`;
  const { rows } = await withinRate(db, 'homework', caller.id, async () => db.execute(found));
  if (rows.length === 0) throw notFound('This homework was not found.');
}

/** Saves the previous due date in a setting of the transaction. */
const rememberDue = (id: number): SQL => sql`
  select set_config('lexiloom.was_due', h.due_at::text, true) from homeworks h where h.id = ${id}`;

/**
 * Undoes wrong assignments by the trigger. The trigger assigns the homework to all pupils of its classes who
 * do not have it. Pupils who were in a class before the old due date had the homework at that time, so they
 * were removed from it and must not get it again.
 */
const keepOut = (id: number): SQL => sql`
  delete from pupil_homeworks p
  where p.homework_id = ${id} and p.classroom_id is not null
    and p.created_at = now()::timestamptz(3)
    and not exists (select 1 from task_attempts a where a.pupil_homework_id = p.id)
    and not exists (select 1 from homework_classrooms hc
      join classroom_pupils m on m.classroom_id = hc.classroom_id and m.pupil_id = p.pupil_id
      where hc.homework_id = p.homework_id
        and m.created_at > nullif(current_setting('lexiloom.was_due', true), '')::timestamptz)`;
