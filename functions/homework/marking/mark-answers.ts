import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { MarkAnswers } from '#contracts/homework/homework-results.ts';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import { jsonListOf, jsonOf, readJson, selectJson, storedIn } from '#db/queries/json-of.ts';
import { taskAttempts } from '#db/schema/homework.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { type GivenScore, markAttempt, type SetTask } from '#lessons/tasks/marking.ts';
import { taskTemplates } from '#lessons/tasks/registry.ts';
import { lockHomework, mayChangeHomework, TaskParams } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';
import { givenScoresJson, markingState, maxRounds, setTaskJson } from './mark-again.ts';

interface Facts {
  state: string;
  passMark: number;
  task: SetTask;
  attempts: { id: number; submitted: unknown; mark: TaskMark; given: GivenScore[] }[];
}

/**
 * `PUT /v1/homeworks/:id/tasks/:taskId/read`: stores the teacher's marks for one question, all at once. Marks
 * only the listed attempts; attempts handed in later still wait to be read. Earlier feedback text stays
 * unless new text is sent. Returns `{changed}`, the number of attempts that got a mark. 400 if rules mark the
 * question; 404 if the caller may not change the homework.
 */
export const markAnswers = operation<HomeworkEnv, z.infer<typeof TaskParams>, never, MarkAnswers>(
  { may: teachers, params: TaskParams, body: MarkAnswers },
  async ({ params: { id, taskId }, body: { itemId, marks }, db, caller }) => {
    const wanted = new Map(marks.map((mark) => [mark.attemptId, mark]));
    const ids = JSON.stringify([...wanted.keys()]);
    for (let round = 1; round <= maxRounds; round += 1) {
      const facts = await readJson(
        db,
        selectJson(factsJson(ids), {
          from: sql`homework_tasks t join homeworks h on h.id = t.homework_id
            where t.id = ${taskId} and h.id = ${id} and ${mayChangeHomework(caller)}`,
        }),
      );
      if (!facts) throw notFound('This task was not found.');
      requireWriting(facts.task, itemId);
      const marked = facts.attempts.filter(hasAnswered(itemId)).flatMap((attempt) => {
        const mark = wanted.get(attempt.id);
        if (!mark) return [];
        const { score, feedback } = mark;
        const given = [
          ...attempt.given.filter((each) => each.itemId !== itemId),
          { itemId, score },
        ];
        const whole = markAttempt(facts.task, attempt.submitted, given, facts.passMark);
        const words = { given: score, says: feedback !== undefined, feedback: feedback ?? null };
        return [{ id: attempt.id, ...whole, ...words }];
      });
      if (marked.length === 0) return { changed: 0 };
      const [, stored] = await db.batch([
        db.execute(lockHomework(id)),
        // A score without text is still shown to the pupil. The text '' means that the teacher gave feedback
        // without text; null means that there is no feedback.
        db.execute(sql`
          with held as (
            select t.id from homework_tasks t join homeworks h on h.id = t.homework_id
            where t.id = ${taskId} and h.id = ${id} and ${markingState} = ${facts.state}
          ), marks as (
            select m.*, case when m.given is not null then '' end as silent
            from held, jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) as m (id bigint,
              mark jsonb, score smallint, passed boolean, state text, given smallint, says boolean,
              feedback text)
          ), marked as (
            update task_attempts a set mark = m.mark, score = m.score, passed = m.passed, state = m.state
            from marks m where a.id = m.id and a.task_id = ${taskId}
          ), given as (
            insert into attempt_feedback (attempt_id, item_id, feedback, score, given_by, given_at)
            select m.id, ${itemId}, coalesce(case when m.says then m.feedback else f.feedback end,
              m.silent), m.given, ${caller.id}, now()
            from marks m left join attempt_feedback f on f.attempt_id = m.id and f.item_id = ${itemId}
            on conflict (attempt_id, item_id) do update set feedback = excluded.feedback,
              score = excluded.score, given_by = excluded.given_by, given_at = excluded.given_at
          )
          select 1 from held`),
      ]);
      if (stored.rows.length > 0) return { changed: marked.length };
    }
    throw new ApiError('conflict', 'Pupils are handing in work right now. Please try again.');
  },
);

/** SQL for the task `t` of the homework `h`, and its attempts with these ids. */
const factsJson = (ids: string) =>
  jsonOf<Facts>({
    state: markingState,
    passMark: sql`h.pass_mark`,
    task: setTaskJson,
    attempts: jsonListOf(
      jsonOf<Facts['attempts'][number]>({
        id: sql`a.id`,
        submitted: sql`a.submitted`,
        mark: storedIn('a', taskAttempts.mark),
        given: givenScoresJson,
      }),
      {
        from: sql`task_attempts a where a.task_id = t.id
          and a.id in (select jsonb_array_elements_text(${ids}::jsonb)::bigint)`,
      },
    ),
  });

const hasAnswered =
  (itemId: string) =>
  ({ mark }: Facts['attempts'][number]): boolean =>
    mark.items.some(({ id, given }) => id === itemId && given.trim() !== '');

function requireWriting({ template, data }: SetTask, itemId: string): void {
  const fields =
    template === 'TYPE_THE_ANSWER' ? taskTemplates[template].Data.parse(data).fields : [];
  if (fields.some(({ id, review }) => id === itemId && review)) return;
  const message = 'There is no free writing to mark here.';
  throw new ApiError('bad_request', `itemId: ${message}`, {
    fields: [{ field: 'itemId', message }],
  });
}
