import { type SQL, sql } from 'drizzle-orm';
import type { HandedInMark } from '#contracts/homework/handed-in-mark.ts';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import type { Database } from '#db/client.ts';
import { jsonListOf, jsonOf, readJson, selectJson, storedIn } from '#db/queries/json-of.ts';
import { homeworkTasks, taskAttempts } from '#db/schema/homework.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';
import { checkerVersion } from '#language/marking/marking-item.ts';
import { type GivenScore, markAttempt, type SetTask } from '#lessons/tasks/marking.ts';
import { attemptsThatCount } from '../attempts/select-pupil-task.ts';
import { lockHomework, mayChangeHomework } from '../homework.ts';

/**
 * SQL: a hash of everything that the marks of the task `t` of homework `h` depend on: accepted answers, pass
 * mark, attempts, and the teacher's own scores. The Worker's new marks are stored only if the hash has not
 * changed since it was read. Before the hash is compared, `lockHomework` prevents changes until the end of
 * the transaction.
 */
export const markingState: SQL = sql`md5(concat_ws('|', t.accepted, h.pass_mark,
  (select concat(count(*), '-', max(a.id)) from task_attempts a where a.task_id = t.id),
  (select concat(count(*), '-', max(f.given_at), '-', sum(f.score)) from attempt_feedback f
    join task_attempts a on a.id = f.attempt_id where a.task_id = t.id)))`;

/** SQL for the fields of the task `t` that marking needs. */
export const setTaskJson = jsonOf<SetTask & { accepted: Record<string, string[]> }>({
  template: sql`t.template`,
  data: sql`t.data`,
  accepted: storedIn('t', homeworkTasks.accepted),
});

/** SQL for the scores that the teacher gave in the attempt `a`. */
export const givenScoresJson = jsonListOf(
  jsonOf<GivenScore>({ itemId: sql`f.item_id`, score: sql`f.score` }),
  { from: sql`attempt_feedback f where f.attempt_id = a.id` },
);

type Accepted = Record<string, string[]>;

/** A change to the accepted answers, and its entry in the log. */
export interface MarkingChange {
  homeworkId: number;
  taskId: number;
  itemId: string;
  answer: string;
  action: 'accept' | 'undo';
  /**
   * Returns the new accepted answers, or the same object if nothing changes. Throws if the change is not
   * allowed.
   */
  change: (task: SetTask & { accepted: Accepted }) => Accepted;
}

interface Facts {
  state: string;
  passMark: number;
  task: SetTask & { accepted: Accepted };
  attempts: {
    id: number;
    submitted: unknown;
    mark: TaskMark;
    score: number;
    given: GivenScore[];
  }[];
}

/**
 * Changes the accepted answers of a task and marks every attempt again, atomically. An attempt that is handed
 * in at the same time is either marked again here, or it waits and is marked with the new answers. Adds a
 * line to the log. Returns the number of attempts whose score changed. 404 if the caller may not change the
 * homework.
 */
export async function markAgain(
  db: Database,
  caller: Caller,
  change: MarkingChange,
): Promise<number> {
  for (let round = 1; round <= maxRounds; round += 1) {
    const facts = await selectFacts(db, caller, change);
    const accepted = change.change(facts.task);
    if (accepted === facts.task.accepted) return 0;
    const marked = facts.attempts.map((attempt) => ({
      attempt,
      ...markAttempt({ ...facts.task, accepted }, attempt.submitted, attempt.given, facts.passMark),
    }));
    const moved = marked.filter(({ attempt, score }) => attempt.score !== score).length;
    const remarked = marked.filter(({ attempt, mark }) => differ(attempt.mark, mark));
    if (await store(db, caller, change, { state: facts.state, accepted, remarked, moved }))
      return moved;
  }
  throw new ApiError('conflict', 'Pupils are handing in work right now. Please try again.');
}

async function selectFacts(
  db: Database,
  caller: Caller,
  { homeworkId, taskId }: MarkingChange,
): Promise<Facts> {
  const from = sql`homework_tasks t join homeworks h on h.id = t.homework_id
    where t.id = ${taskId} and h.id = ${homeworkId} and ${mayChangeHomework(caller)}`;
  const facts = await readJson(db, selectJson(factsJson, { from }));
  if (!facts) throw notFound('This task was not found.');
  return facts;
}

/** SQL for the task `t` of the homework `h`. */
const factsJson = jsonOf<Facts>({
  state: markingState,
  passMark: sql`h.pass_mark`,
  task: setTaskJson,
  attempts: jsonListOf(
    jsonOf<Facts['attempts'][number]>({
      id: sql`a.id`,
      score: sql`a.score`,
      submitted: sql`a.submitted`,
      mark: storedIn('a', taskAttempts.mark),
      given: givenScoresJson,
    }),
    { from: sql`${attemptsThatCount(sql`a.task_id = t.id`)} a` },
  ),
});

interface Remarked {
  state: string;
  accepted: Accepted;
  remarked: (HandedInMark & { attempt: { id: number } })[];
  moved: number;
}

/** Stores the new answers and marks. Returns false if something changed since it was read. */
async function store(
  db: Database,
  caller: Caller,
  { homeworkId, taskId, itemId, answer, action }: MarkingChange,
  { state, accepted, remarked, moved }: Remarked,
): Promise<boolean> {
  const marks = remarked.map(({ attempt, mark, score, passed, state: each }) => ({
    ...{ id: attempt.id, mark, score, passed },
    state: each,
  }));
  const [, { rows }] = await db.batch([
    db.execute(lockHomework(homeworkId)),
    db.execute(sql`
      with held as (
        select t.id from homework_tasks t join homeworks h on h.id = t.homework_id
        where t.id = ${taskId} and h.id = ${homeworkId} and ${mayChangeHomework(caller)}
          and ${markingState} = ${state}
      ), accepted as (
        update homework_tasks t set accepted = ${JSON.stringify(accepted)}::jsonb
        from held where t.id = held.id
      ), marked as (
        update task_attempts a set mark = m.mark, score = m.score, passed = m.passed, state = m.state,
          checker_version = ${checkerVersion}
        from held, jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
          as m (id bigint, mark jsonb, score smallint, passed boolean, state text)
        where a.id = m.id and a.task_id = held.id
      ), logged as (
        insert into marking_log (homework_id, task_id, item_id, teacher_id, action, answer, changed)
        select ${homeworkId}, held.id, ${itemId}, ${caller.id}, ${action}, ${answer}, ${moved} from held
      )
      select 1 from held`),
  ]);
  return rows.length > 0;
}

/** True if two marks of one attempt differ in any item. */
function differ(before: TaskMark, after: TaskMark): boolean {
  const said = ({ items }: TaskMark) =>
    JSON.stringify(
      items.map(({ id, verdict, score, expected, reasons = [] }) => [
        ...[id, verdict, score, expected],
        ...reasons,
      ]),
    );
  return said(before) !== said(after);
}

/** Maximum number of times that a task is read and marked when concurrent changes interfere. */
export const maxRounds = 8;
