import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { Who } from '#functions/_base/operation.ts';
import type { PupilHomeworkRow } from '#teaching/homework/pupil-homework.ts';

/** A pupil's homework that has begun, the soonest due first; `completed`: only what is done in every task. */
export async function pupilHomeworks(
  db: Database,
  who: Who,
  completed: boolean,
): Promise<PupilHomeworkRow[]> {
  const { rows } = await db.execute<{ homework: PupilHomeworkRow }>(sql`
    select json_build_object('id', p.id, 'homeworkId', h.id, 'name', h.name,
      'language', h.language, 'nativeLanguage', h.native_language,
      'startsAt', to_json(h.starts_at at time zone 'UTC'),
      'dueAt', to_json(h.due_at at time zone 'UTC'),
      'teacherName', (select u.full_name from users u where u.id = h.teacher_id),
      'className', (select c.name from classrooms c where c.id = p.classroom_id),
      'passMark', h.pass_mark,
      'tasks', (select json_agg(json_build_object('id', t.id, 'taskName', t.name,
          'template', t.template, 'skillType', t.skill_type, 'size', t.size,
          'scorePercentage', shown.score, 'testPassed', shown.passed, 'attempts', tries.count,
          'attemptsLeft', greatest(0, h.attempts_allowed - tries.count),
          'begun', exists (select 1 from task_drafts d
            where d.pupil_homework_id = p.id and d.task_id = t.id)) order by t.position)
        from homework_tasks t
        left join lateral (select a.score, a.passed from task_attempts a
          where a.homework_id = h.id and a.pupil_id = p.pupil_id and a.task_id = t.id
          order by a.passed desc, a.id desc limit 1) shown on true
        cross join lateral (select count(*)::int from task_attempts a
          where a.homework_id = h.id and a.pupil_id = p.pupil_id and a.task_id = t.id) tries
        where t.homework_id = h.id)) as homework
    from pupil_homeworks p join homeworks h on h.id = p.homework_id
    where p.pupil_id = ${who.id} and h.starts_at <= now()
    order by h.due_at, p.id`);
  const homeworks = rows.map(({ homework }) => homework);
  return completed
    ? homeworks.filter(({ tasks }) => tasks.every(({ attempts }) => attempts > 0))
    : homeworks;
}
