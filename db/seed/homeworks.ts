import { sql } from 'drizzle-orm';
import type { HandedInMark } from '#contracts/homework/handed-in-mark.ts';
import type { SkillType, TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { checkerVersion } from '#language/marking/marking-item.ts';
import type { Database } from '../client.ts';
import { insertHomework } from '../queries/insert-homework.ts';

/** A demo homework with its submitted attempts. Timestamps are ISO 8601. */
export interface DemoHomework {
  teacherId: string;
  classroomId: string;
  resourceId: string;
  name: string;
  instructions: string;
  language: string;
  nativeLanguage: string;
  passMark: number;
  startsAt: string;
  dueAt: string;
  tasks: {
    name: string;
    source: string;
    template: TaskTemplateName;
    skillType: SkillType;
    size: number;
    data: unknown;
  }[];
  attempts: (HandedInMark & {
    pupilId: string;
    /** The zero-based index of the attempt's task. */
    position: number;
    number: number;
    submitted: unknown;
    seconds: number;
    at: string;
  })[];
}

/**
 * Sets the demo homework and submits its attempts, unless the teacher already has a homework with this name.
 * One batch for each homework.
 */
export async function seedHomeworks(
  db: Database,
  homeworks: readonly DemoHomework[],
): Promise<void> {
  for (const homework of homeworks)
    await db.batch([db.execute(set(homework)), db.execute(handIn(homework))]);
}

const set = (homework: DemoHomework) => sql`
  with made as (
    ${insertHomework(
      {
        teacherId: sql`${homework.teacherId}`,
        resourceId: sql`${homework.resourceId}`,
        name: sql`${homework.name}`,
        instructions: sql`${homework.instructions}`,
        language: sql`${homework.language}`,
        nativeLanguage: sql`${homework.nativeLanguage}`,
        passMark: sql`${homework.passMark}`,
        attemptsAllowed: sql`null`,
        preset: sql`'standard'`,
        startsAt: sql`${homework.startsAt}`,
        dueAt: sql`${homework.dueAt}`,
        createdAt: sql`${homework.startsAt}`,
      },
      sql`where not exists (select 1 from homeworks h
        where h.teacher_id = ${homework.teacherId} and h.name = ${homework.name})`,
    )}
    returning id, created_at
  ), tasks as (
    insert into homework_tasks (homework_id, position, name, source, template, skill_type, size, data)
    select made.id, t.at - 1, t.task ->> 'name', t.task ->> 'source', t.task ->> 'template',
      t.task ->> 'skillType', (t.task ->> 'size')::smallint, t.task -> 'data'
    from made, jsonb_array_elements(${JSON.stringify(homework.tasks)}::jsonb)
      with ordinality as t (task, at)
  )
  insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language, year,
    starts_at, due_at, created_at, tasks)
  select made.id, c.id, ${homework.teacherId}, ${homework.name}, ${homework.language}, c.year,
    ${homework.startsAt}, ${homework.dueAt}, made.created_at, ${homework.tasks.length}::smallint
  from made, classrooms c where c.id = ${homework.classroomId}`;

/** Submits the attempts. At this point a trigger has already assigned the homework to the class's pupils. */
const handIn = ({ teacherId, name, attempts }: DemoHomework) => sql`
  insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id, client_id, number,
    submitted, mark, score, passed, state, checker_version, seconds, created_at)
  select h.id, p.id, p.pupil_id, t.id, concat('demo-', t.position, '-', a.number), a.number,
    a.submitted, a.mark, a.score, a.passed, a.state, ${checkerVersion}, a.seconds, a.at
  from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as a ("pupilId" text,
    position smallint, number int, submitted jsonb, mark jsonb, score smallint, passed boolean,
    state text, seconds int, at timestamptz)
  join homeworks h on h.teacher_id = ${teacherId} and h.name = ${name}
  join homework_tasks t on t.homework_id = h.id and t.position = a.position
  join pupil_homeworks p on p.homework_id = h.id and p.pupil_id = a."pupilId"
  where not exists (select 1 from task_attempts b where b.homework_id = h.id)
  order by a.at, p.id, t.id
  on conflict do nothing`;
