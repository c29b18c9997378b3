import { type SQL, sql } from 'drizzle-orm';
import { deviceJson, type ExportSection, reportJson } from './stream-export.ts';

/**
 * SQL: the pupil's answer `answer` to the task in row `t`. Always includes words that the pupil typed.
 * Choices are ids of the task, which reveal the right answers, so they are included only once the right
 * answers are revealed.
 */
const givenAnswer = (answer: SQL, told: SQL): SQL =>
  sql`case when ${told} or t.template = 'TYPE_THE_ANSWER' then ${answer} end`;

/**
 * SQL: true if the right answers of the task `t` are revealed. `h` is the homework and `w` its assignment to
 * the pupil. The rule is the same as on the screens (decision 0173): the pupil has passed the task or has no
 * attempt left.
 */
const isTold = sql`(select coalesce(bool_or(d.passed), false)
    or coalesce(count(*) >= h.attempts_allowed, false)
  from task_attempts d where d.pupil_homework_id = w.id and d.task_id = t.id)`;

/**
 * The stored data of a pupil, as a list of sections. `pupil` is a select that returns the pupil's row, or no
 * row.
 */
export const pupilSections = (pupil: SQL): ExportSection[] => [
  {
    name: 'account',
    key: 'text',
    pageSize: 1,
    select: sql`
      select p.id as key, json_build_object('id', p.id, 'fullName', p.full_name,
        'userName', p.user_name, 'country', p.country,
        'interfaceLanguage', p.interface_language, 'createdAt', p.created_at,
        'classes', coalesce((select json_agg(c.name order by c.name) from classroom_pupils j
          join classrooms c on c.id = j.classroom_id where j.pupil_id = p.id), '[]')) as row
      from (${pupil}) p`,
  },
  {
    name: 'devices',
    key: 'text',
    pageSize: 100,
    select: sql`
      select s.id as key, ${deviceJson} as row
      from sessions s join (${pupil}) p on p.id = s.user_id`,
  },
  {
    name: 'wordingReports',
    key: 'text',
    pageSize: 200,
    select: sql`select r.id as key, ${reportJson} as row
      from wording_reports r join (${pupil}) p on p.id = r.user_id`,
  },
  {
    name: 'homework',
    key: 'number',
    pageSize: 20,
    select: sql`
      select w.id as key, json_build_object('name', h.name,
        'instructions', h.instructions, 'language', h.language, 'dueAt', h.due_at, 'setAt', w.created_at,
        'attempts', coalesce((
          select json_agg(json_build_object('task', t.name, 'answersTold', k.told,
              'submitted', ${givenAnswer(sql`a.submitted`, sql`k.told`)},
              'mark', case when k.told then a.mark end, 'score', a.score, 'passed', a.passed, 'seconds', a.seconds,
              'handedInAt', a.created_at, 'feedback', (
                select json_agg(json_build_object('item', f.item_id, 'feedback', f.feedback,
                  'score', f.score, 'givenAt', f.given_at) order by f.item_id)
                from attempt_feedback f where f.attempt_id = a.id and f.given_at is not null))
            order by a.id)
          from task_attempts a join homework_tasks t on t.id = a.task_id
          cross join lateral (select ${isTold} as told) k
          where a.pupil_homework_id = w.id), '[]'),
        'begun', coalesce((
          select json_agg(json_build_object('task', t.name,
            'written', ${givenAnswer(sql`d.submitted`, isTold)},
            'updatedAt', d.updated_at) order by t.position)
          from task_drafts d join homework_tasks t on t.id = d.task_id
          where d.pupil_homework_id = w.id), '[]')) as row
      from pupil_homeworks w join (${pupil}) p on p.id = w.pupil_id
      join homeworks h on h.id = w.homework_id`,
  },
];
