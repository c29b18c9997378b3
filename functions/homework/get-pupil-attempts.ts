import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { attemptsThatCount } from './attempts-that-count.ts';
import type { HomeworkEnv } from './env.ts';
import { dueForPupil, HomeworkPupilParams, maySeeHomework } from './homework-access.ts';
import { resultHomeworkJson } from './select-result.ts';

/** `GET /v1/homeworks/:id/pupils/:pupilId`: the attempts of one pupil at each task that count, the latest first. */
export const getPupilAttempts = operation<HomeworkEnv, z.infer<typeof HomeworkPupilParams>>(
  { may: teachers, params: HomeworkPupilParams },
  async ({ params: { id, pupilId }, db, caller }): Promise<PupilAttempts> => {
    const { rows } = await db.execute<{ detail: PupilAttempts }>(sql`
      select json_build_object(
        'pupil', json_build_object('id', u.id, 'fullName', u.full_name, 'userName', u.user_name),
        'homework', ${resultHomeworkJson(caller)},
        'extendedTo', case when p.due_at > h.due_at then ${utcTimestamp(sql`p.due_at`)} end,
        'tasks', (select coalesce(json_agg(json_build_object('id', t.id, 'taskName', t.name,
            'template', t.template, 'skillType', t.skill_type, 'data', t.data,
            'attempts', (select coalesce(json_agg(json_build_object('id', a.id,
                'number', a.number, 'scorePercentage', a.score, 'testPassed', a.passed, 'state', a.state,
                'seconds', a.seconds, 'createdAt', ${utcTimestamp(sql`a.created_at`)},
                'late', a.created_at > ${dueForPupil}, 'submitted', a.submitted, 'mark', a.mark,
                'feedback', (select coalesce(json_agg(json_build_object('itemId', f.item_id,
                    'draft', f.draft, 'feedback', f.feedback, 'score', f.score)
                    order by f.item_id), '[]')
                  from attempt_feedback f where f.attempt_id = a.id)) order by a.id desc), '[]')
              from ${attemptsThatCount(sql`a.pupil_homework_id = p.id and a.task_id = t.id`)} a))
            order by t.position), '[]')
          from homework_tasks t where t.homework_id = h.id)) as detail
      from pupil_homeworks p join homeworks h on h.id = p.homework_id
      join users u on u.id = p.pupil_id
      where h.id = ${id} and p.pupil_id = ${pupilId} and ${maySeeHomework(caller)}`);
    const row = rows[0];
    if (!row) throw notFound('This pupil');
    return row.detail;
  },
);
