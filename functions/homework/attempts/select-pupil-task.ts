import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { maxAttempts } from '#contracts/homework/homework-draft.ts';
import type { SkillType, TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import type { Database } from '#db/client.ts';
import {
  type JsonMembers,
  jsonOf,
  jsonOrNull,
  readJson,
  selectJson,
  storedIn,
} from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { homeworkTasks, taskAttempts } from '#db/schema/homework.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';
import { dueForPupil } from '../homework.ts';

/** The data that every operation on a pupil's task needs, read in one statement. */
export interface PupilTaskFacts {
  pupilHomeworkId: number;
  homework: {
    id: number;
    name: string;
    instructions: string;
    language: string;
    nativeLanguage: string;
    passMark: number;
    attemptsAllowed: number | null;
    dueAt: string;
  };
  task: {
    id: number;
    name: string;
    template: TaskTemplateName;
    skillType: SkillType;
    data: unknown;
    accepted: Record<string, string[]>;
  };
  draft: { submitted: unknown; version: number; seconds: number } | null;
  attempts: number;
  passed: boolean;
  /** The newest version that was handed in. Drafts with this or an older version are obsolete. */
  handedInVersion: number;
  nextTaskId: number | null;
  /** The newest attempt at this task. */
  last: Pick<StoredAttempt, 'submitted' | 'mark'> | null;
  /** The earlier attempt at this homework with the same client id; null if there is none. */
  sentBefore: (StoredAttempt & { taskId: number }) | null;
}

export interface StoredAttempt {
  id: number;
  submitted: unknown;
  mark: TaskMark;
  score: number;
  passed: boolean;
  seconds: number;
}

/** SQL for a `from` clause: the pupil's row `p`, its homework `h`, and one row `t` per task. */
export const pupilTasks: SQL = sql`pupil_homeworks p
  join homeworks h on h.id = p.homework_id
  join homework_tasks t on t.homework_id = h.id`;

/**
 * SQL condition for the rows of `pupilTasks`: this task, if it belongs to the caller and the homework has
 * begun.
 */
export const isTaskOfCaller = ({ homeworkId, taskId }: PupilTaskParams, caller: Caller): SQL => sql`
  p.pupil_id = ${caller.id} and h.id = ${homeworkId} and t.id = ${taskId} and h.starts_at <= now()`;

/**
 * Reads a pupil's task in one round trip. 404 if it is unknown, belongs to another pupil, or has not begun.
 */
export async function selectPupilTask(
  db: Database,
  params: PupilTaskParams,
  caller: Caller,
  clientId: string | null = null,
): Promise<PupilTaskFacts> {
  const from = sql`${pupilTasks},
    lateral (select count(*)::int as attempts, coalesce(bool_or(a.passed), false) as passed,
        coalesce(max(a.draft_version), 0) as version
      from task_attempts a where a.pupil_homework_id = p.id and a.task_id = t.id) done
    where ${isTaskOfCaller(params, caller)}`;
  const facts = await readJson(db, selectJson(factsJson(clientId), { from }));
  if (!facts) throw notFound('This task was not found.');
  return facts;
}

/** SQL: the facts about a row of `pupilTasks`. `done` is the summary of the attempts at the task. */
const factsJson = (clientId: string | null) =>
  jsonOf<PupilTaskFacts>({
    ...fixedFacts,
    sentBefore: jsonOrNull(
      sentJson,
      sql`task_attempts a where a.pupil_homework_id = p.id and a.client_id = ${clientId}`,
    ),
  });

/**
 * All members that do not depend on the request. Their SQL is rendered only once, because a whole class hands
 * in at the same time.
 */
const fixedFacts: Omit<JsonMembers<PupilTaskFacts>, 'sentBefore'> = {
  pupilHomeworkId: sql`p.id`,
  homework: jsonOf<PupilTaskFacts['homework']>({
    id: sql`h.id`,
    name: sql`h.name`,
    instructions: sql`h.instructions`,
    language: sql`h.language`,
    nativeLanguage: sql`h.native_language`,
    passMark: sql`h.pass_mark`,
    attemptsAllowed: sql`h.attempts_allowed`,
    dueAt: utcTimestamp(dueForPupil),
  }),
  task: jsonOf<PupilTaskFacts['task']>({
    id: sql`t.id`,
    name: sql`t.name`,
    template: sql`t.template`,
    skillType: sql`t.skill_type`,
    data: sql`t.data`,
    accepted: storedIn('t', homeworkTasks.accepted),
  }),
  draft: jsonOrNull(
    jsonOf<NonNullable<PupilTaskFacts['draft']>>({
      submitted: sql`d.submitted`,
      version: sql`d.version`,
      seconds: sql`d.seconds`,
    }),
    sql`task_drafts d where d.pupil_homework_id = p.id and d.task_id = t.id
        and d.version > done.version`,
  ),
  attempts: sql`done.attempts`,
  passed: sql`done.passed`,
  handedInVersion: sql`done.version`,
  nextTaskId: sql`(select n.id from homework_tasks n
    where n.homework_id = h.id and n.position > t.position order by n.position limit 1)`,
  last: jsonOrNull(
    jsonOf<NonNullable<PupilTaskFacts['last']>>({
      submitted: sql`a.submitted`,
      mark: storedIn('a', taskAttempts.mark),
    }),
    sql`task_attempts a where a.pupil_homework_id = p.id and a.task_id = t.id
        order by a.number desc limit 1`,
  ),
};

const sentJson = jsonOf<NonNullable<PupilTaskFacts['sentBefore']>>({
  id: sql`a.id`,
  taskId: sql`a.task_id`,
  submitted: sql`a.submitted`,
  mark: storedIn('a', taskAttempts.mark),
  score: sql`a.score`,
  passed: sql`a.passed`,
  seconds: sql`a.seconds`,
});

/** Returns the number of attempts left; null if the task has no limit. */
export const attemptsLeft = (allowed: number | null, attempts: number): number | null =>
  allowed === null ? null : Math.max(0, allowed - attempts);

/** The id of a homework or a task in a path. */
export const NumberInPath = z.pipe(
  z.coerce.number('This is not a number.'),
  z.int().check(z.positive()),
);

/** The parameters of `/v1/homeworks/:homeworkId/tasks/:taskId…`. */
export const PupilTaskParams = z.object({ homeworkId: NumberInPath, taskId: NumberInPath });
export type PupilTaskParams = z.infer<typeof PupilTaskParams>;

/**
 * SQL for the rows of `task_attempts a` that match `which`. For each pupil and task, selects the latest
 * passed attempt and the latest attempts, up to the maximum that a teacher can set as the limit. If the
 * teacher sets no limit, a pupil may hand in far more often; the older attempts keep their scores but are not
 * read again.
 */
export const attemptsThatCount = (which: SQL): SQL => sql`(
  select ranked.* from (
    select a.*, row_number() over (partition by a.pupil_homework_id, a.task_id
        order by a.number desc) as place,
      row_number() over (partition by a.pupil_homework_id, a.task_id, a.passed
        order by a.number desc) as place_alike
    from task_attempts a where ${which}) ranked
  where ranked.place <= ${maxAttempts} or (ranked.passed and ranked.place_alike = 1))`;
