import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { activityNames } from '#lessons/activities/menu.ts';
import { printedQuestions } from '#lessons/questions/sheets.ts';
import type { Person } from '../people.ts';

/**
 * Returns the URLs of screens that show stored data, by viewer. For homework screens, uses the homework with
 * the most texts.
 */
export async function screensToSearch(
  db: Database,
): Promise<readonly (readonly [as: Person | null, paths: readonly string[]])[]> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select h.id::text as homework, hc.classroom_id as classroom,
      (select id from homework_tasks where homework_id = h.id order by position limit 1)::text as task,
      (select p.id from pupil_homeworks p join users u on u.id = p.pupil_id
        join homeworks g on g.id = p.homework_id
        where u.user_name = 'maple-8c' order by g.instructions = '', p.id limit 1)::text as work,
      (select t.id from pupil_homeworks p join users u on u.id = p.pupil_id
        join homework_tasks t on t.homework_id = p.homework_id
        join homeworks g on g.id = p.homework_id
        where u.user_name = 'maple-8c' order by g.instructions = '', p.id, t.position limit 1)::text as pupil_task,
      (select p.homework_id from pupil_homeworks p join users u on u.id = p.pupil_id
        join homeworks g on g.id = p.homework_id
        where u.user_name = 'maple-8c' order by g.instructions = '', p.id limit 1)::text as pupil_homework
    from homeworks h join homework_classrooms hc on hc.homework_id = h.id
    join users t on t.id = h.teacher_id
    where t.email = 'teacher@lexiloom.test' order by h.instructions = '', h.id limit 1`);
  const [at = {}] = rows;
  const lesson = 'demoFrMarche';
  const sheets = [...activityNames, ...printedQuestions].join(',');
  return [
    [null, [`/resource/${lesson}`, '/docs', '/guides', '/webinars', '/video/gap-fills']],
    [
      'teacher',
      [
        ...[`/resource/${lesson}`, `/text_translation/${lesson}`, `/review/${lesson}`],
        ...[`/preview/${lesson}`, `/activities/private/${lesson}`, `/lesson-plan/${lesson}`],
        ...[`/worksheet/${lesson}?sheets=${sheets}&paper=a4`, `/vocab-print?id=${lesson}`],
        ...[`/vocab-context-print?id=${lesson}`, '/dashboard', '/private_resources'],
        ...['/public_resources', '/upload_resource', '/classrooms/view', '/homework-result'],
        ...[`/classrooms/view/${at.classroom}`, `/classroom/homework/${at.classroom}/active`],
        ...[`/homework-classroom-result/${at.homework}/${at.classroom}`, '/create-homework'],
        '/account_setting',
      ],
    ],
    ['head', ['/organisation', '/department_resources']],
    [
      'busyPupil',
      [
        ...['/pupil/home', '/pupil/result', `/pupil/result/${at.work}`],
        ...[`/submit_task/${at.pupil_homework}/${at.pupil_task}`],
        `/pupil/result/tasks/${at.pupil_task}`,
      ],
    ],
    [
      'admin',
      [
        ...[
          '/user_list',
          '/user_sub',
          `/user_sub/resource/${lesson}`,
          '/prompt',
          '/prompt/text-text',
        ],
        ...['/activity_prompt', '/chunks_keyWords', '/pos_suggestions', '/activity_stream'],
        ...['/access_product', '/written_pages', '/alerts', '/models', '/models/text'],
        ...['/wordings?show=reported', `/wordings/${generateMessageId('Cancel')}/de`],
      ],
    ],
  ];
}
