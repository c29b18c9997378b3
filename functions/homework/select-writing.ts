import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';
import type { GivenScore, SetTask } from '#lessons/tasks/marking.ts';
import { taskTemplates } from '#lessons/tasks/registry.ts';
import type { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { mayChangeHomework } from './homework-access.ts';
import { markingState } from './marking-state.ts';

/** An attempt with free writing in it, as its feedback needs it. */
export interface Writing {
  taskId: number;
  resourceId: string | null;
  language: string;
  nativeLanguage: string;
  passMark: number;
  markingState: string;
  task: SetTask;
  submitted: unknown;
  given: GivenScore[];
  data: TypeTheAnswerData;
  field: TypeTheAnswerData['fields'][number];
  /** The full name of whoever wrote it, and of everybody else in their classes and this homework. */
  names: { own: string; others: string[] };
  /** What the pupil wrote. */
  written: string;
}

/**
 * One item of free writing of an attempt, for whoever may change the homework; 404 otherwise, 400 where
 * rules mark the item or nothing was written. One round trip.
 */
export async function selectWriting(
  db: Database,
  caller: Caller,
  { id, attemptId, itemId }: { id: number; attemptId: number; itemId: string },
): Promise<Writing> {
  const { rows } = await db.execute<{ writing: Omit<Writing, 'data' | 'field' | 'written'> }>(sql`
    select json_build_object('taskId', t.id, 'resourceId', h.resource_id, 'language', h.language,
      'nativeLanguage', h.native_language, 'passMark', h.pass_mark, 'markingState', ${markingState},
      'task', json_build_object('template', t.template, 'data', t.data, 'accepted', t.accepted),
      'submitted', a.submitted,
      'names', json_build_object('own', coalesce(
        (select u.full_name from users u where u.id = a.pupil_id), ''), 'others', (
        select coalesce(json_agg(distinct o.full_name), '[]') from users o
        where o.id <> a.pupil_id and o.id in (
          select p.pupil_id from pupil_homeworks p where p.homework_id = h.id
          union select m.pupil_id from classroom_pupils m where m.classroom_id in (
            select c.classroom_id from classroom_pupils c where c.pupil_id = a.pupil_id)))),
      'given', (select coalesce(json_agg(json_build_object('itemId', f.item_id, 'score', f.score)), '[]')
        from attempt_feedback f where f.attempt_id = a.id and f.score is not null)) as writing
    from task_attempts a join homework_tasks t on t.id = a.task_id
    join homeworks h on h.id = t.homework_id
    where a.id = ${attemptId} and h.id = ${id} and ${mayChangeHomework(caller)}`);
  const writing = rows[0]?.writing;
  if (!writing) throw notFound('This attempt');
  const { Data, Submitted } = taskTemplates.TYPE_THE_ANSWER;
  const data = writing.task.template === 'TYPE_THE_ANSWER' ? Data.parse(writing.task.data) : null;
  const field = data?.fields.find((each) => each.id === itemId);
  const written = field ? (Submitted.parse(writing.submitted).typed[field.id] ?? '').trim() : '';
  if (!data || !field?.review || written === '') {
    const message = 'There is no free writing to read here.';
    throw new ApiError('bad_request', `itemId: ${message}`, {
      fields: [{ field: 'itemId', message }],
    });
  }
  return { ...writing, data, field, written };
}
