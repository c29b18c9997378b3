import { sql } from 'drizzle-orm';
import type { NewTask } from '#contracts/homework/homework-draft.ts';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { Database } from '#db/client.ts';
import { templateOf } from '#lessons/tasks/registry.ts';

interface InsertedTask {
  id: number;
  source: string;
  template: TaskTemplateName;
  data: unknown;
}

export interface InsertedHomework {
  id: number;
  tasks: InsertedTask[];
}

export interface HomeworkRowsWanted {
  teacherId: string;
  pupilIds: readonly string[];
  tasks: readonly NewTask[];
  name?: string;
  instructions?: string;
  passMark?: number;
  attemptsAllowed?: number | null;
  /** Number of days from now. By default, the homework started yesterday and is due tomorrow. */
  startsIn?: number;
  dueIn?: number;
}

/**
 * Inserts a homework for these pupils, for tests, proofs and benchmarks. One statement stores the same rows
 * as the product does when a teacher sets homework.
 */
export async function insertHomework(
  db: Database,
  wanted: HomeworkRowsWanted,
): Promise<InsertedHomework> {
  const { tasks, pupilIds, startsIn = -1, dueIn = 1 } = wanted;
  const rows = tasks.map(({ name, source, template, skillType, data }, position) => ({
    ...{ position, name, source, template, data, skill_type: skillType },
    size: templateOf(template).size(data),
  }));
  const made = await db.execute<{ id: string; task_id: string }>(sql`
    with homework as (
      insert into homeworks (teacher_id, name, instructions, language, native_language, pass_mark,
        attempts_allowed, preset, starts_at, due_at)
      values (${wanted.teacherId}, ${wanted.name ?? 'Homework'}, ${wanted.instructions ?? ''}, 'fr', 'en',
        ${wanted.passMark ?? 60}, ${wanted.attemptsAllowed ?? null}, 'standard',
        now() + make_interval(days => ${startsIn}::int), now() + make_interval(days => ${dueIn}::int))
      returning id
    ), given as (
      insert into pupil_homeworks (homework_id, pupil_id, seed)
      select homework.id, p.id, 1 from homework,
        jsonb_array_elements_text(${JSON.stringify(pupilIds)}::jsonb) as p (id)
    )
    insert into homework_tasks (homework_id, position, name, source, template, skill_type, size, data)
    select homework.id, w.position, w.name, w.source, w.template, w.skill_type, w.size, w.data
    from homework, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (position int, name text,
      source text, template text, skill_type text, size int, data jsonb)
    order by w.position
    returning homework_id as id, id as task_id`);
  return {
    id: Number(made.rows[0]?.id),
    tasks: tasks.map(({ source, template, data }, at) => ({
      ...{ source, template, data },
      id: Number(made.rows[at]?.task_id),
    })),
  };
}
