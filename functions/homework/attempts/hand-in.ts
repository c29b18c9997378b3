import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HandedInMark } from '#contracts/homework/handed-in-mark.ts';
import { HandIn } from '#contracts/homework/pupil-homework.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { check } from '#functions/http/check.ts';
import { ApiError, fieldError } from '#functions/http/errors.ts';
import { type Caller, operation } from '#functions/http/operation.ts';
import { checkerVersion } from '#language/marking/marking-item.ts';
import { markAttempt } from '#lessons/tasks/marking.ts';
import { isNothingDone } from '#lessons/tasks/nothing-done.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { lockedTask } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';
import { checkSubmittedAnswers, handedIn } from './handed-in.ts';
import { pupilNames } from './pupil-names.ts';
import { type PupilTaskFacts, PupilTaskParams, selectPupilTask } from './select-pupil-task.ts';

/**
 * Maximum number of attempts of one pupil at one task if the teacher sets no limit. No pupil practises a task
 * this often.
 */
const maxHandIns = 200;

/**
 * Maximum number of times that one attempt is marked. It is marked again whenever the teacher or another
 * device changed something at the same time.
 */
const maxMarkings = 8;

/**
 * `POST /v1/homeworks/:homeworkId/tasks/:taskId/attempts`: hands in a task and returns its mark, 201. A
 * repeated `clientId` is stored once and gets the same response. 409 if no attempt is left. 400 if all
 * answers are empty, because an accidental tap must not use up an attempt. 429 after many attempts in a short
 * time.
 */
export const handIn = operation<HomeworkEnv, PupilTaskParams, never, HandIn>(
  { may: ['PUPIL'], params: PupilTaskParams, body: HandIn, once: false, limit: 'handIn' },
  async ({ params, body, db, caller, env }): Promise<Response> => {
    checkSubmittedAnswers(body, caller);
    const secret = env.SESSION_SECRET;
    for (let tries = 0; tries < maxMarkings; tries += 1) {
      const facts = await selectPupilTask(db, params, caller, body.clientId);
      const { homework, task, sentBefore, attempts } = facts;
      if (sentBefore && sentBefore.taskId !== task.id) {
        throw new ApiError('conflict', 'This clientId was used for another task.');
      }
      if (sentBefore) {
        return created(handedIn(facts, sentBefore, { attempts, secret }));
      }
      const most = homework.attemptsAllowed ?? maxHandIns;
      if (attempts >= most) throw noneLeft(attempts);
      const { Submitted, rename } = templateOf(task.template);
      const sent = check(Submitted, body.submitted, 'submitted');
      const names = pupilNames(secret, { pupilHomeworkId: facts.pupilHomeworkId, taskId: task.id });
      const submitted = rename.toStored(task.data, sent, names);
      if (isNothingDone(submitted)) throw nothingAnswered();
      const marked = markAttempt(task, submitted, [], homework.passMark);
      const stored = await store({ db, caller, body, facts, submitted, marked });
      if (stored) {
        const { seconds } = body;
        const attempt = { id: stored.id, submitted, ...marked, seconds };
        return created(handedIn(facts, attempt, { attempts: stored.number, secret }));
      }
    }
    throw new ApiError('unavailable', 'This couldn’t be handed in. Try again in a moment.', {
      retryAfterSeconds: 1,
    });
  },
);

const created = (answer: unknown) => Response.json(answer, { status: 201 });

const noneLeft = (attempts: number) =>
  new ApiError(
    'conflict',
    attempts === 1
      ? 'You’ve already handed this task in, and you only get one attempt.'
      : `You’ve already handed this task in ${attempts} times, so you have no attempts left.`,
  );

const nothingAnswered = () =>
  fieldError(
    'submitted',
    'You haven’t answered anything yet. Answer at least one question, then hand it in.',
  );

interface Storing {
  db: Database;
  caller: Caller;
  body: HandIn;
  facts: PupilTaskFacts;
  submitted: unknown;
  marked: HandedInMark;
}

const Stored = z.object({ id: z.coerce.number(), number: z.number() });

/**
 * Stores an attempt under the next number. Deletes the draft unless the draft is newer.
 *
 * Returns null if the attempt must be marked again. This is the case (a) if the accepted answers or the pass
 * mark have changed since it was marked (`lockedTask`), or (b) if a unique index shows that a concurrent
 * attempt has used the number or that this attempt is already stored.
 */
async function store({ db, caller, body, facts, submitted, marked }: Storing) {
  const { homework, task } = facts;
  const result = await db.execute(sql`
    with mine as (
      select p.id, p.pupil_id, t.homework_id, t.task_id,
        1 + coalesce((select max(a.number) from task_attempts a
          where a.pupil_homework_id = p.id and a.task_id = t.task_id), 0) as number
      from ${lockedTask(task.id, task.accepted)} t
      join pupil_homeworks p on p.homework_id = t.homework_id and p.pupil_id = ${caller.id}
      where t.pass_mark = ${homework.passMark}
    ), stored as (
      insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id, client_id, number,
        submitted, draft_version, mark, score, passed, state, checker_version, seconds)
      select homework_id, id, pupil_id, task_id, ${body.clientId}, number,
        ${JSON.stringify(submitted)}::jsonb, ${body.version ?? 0}::bigint,
        ${JSON.stringify(marked.mark)}::jsonb, ${marked.score}::smallint,
        ${marked.passed}::boolean, ${marked.state}, ${checkerVersion}::smallint,
        ${body.seconds}::int
      from mine where number <= ${homework.attemptsAllowed ?? maxHandIns}::int
      on conflict do nothing
      returning id, number
    ), gone as (
      delete from task_drafts d using mine, stored
      where d.pupil_homework_id = mine.id and d.task_id = mine.task_id
        and d.version <= ${body.version ?? Number.MAX_SAFE_INTEGER}::bigint
    )
    select id, number from stored`);
  return parseRows(Stored, result)[0] ?? null;
}
