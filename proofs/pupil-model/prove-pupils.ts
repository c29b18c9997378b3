import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { insertHomework } from '#db/queries/testing/insert-homework.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { homeworkRoutes } from '#functions/homework/routes.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { HttpError } from '#ui/http-error.ts';
import type { AnswerServer } from '#web/features/pupils/answers/answer-dependencies.ts';
import { type RunReport, runPupil, type ServerEnd } from './run-pupil.ts';

/** One field is enough: what is proved is that the text in it arrives, once. */
const field = 's2.t0';
const answersWith = (text: string) => ({ typed: { [field]: text } });
function textIn(submitted: unknown): string | null {
  const typed = (submitted as { typed?: Record<string, string> } | undefined)?.typed;
  return typed?.[field] ?? null;
}

/** Pupils who work at the same moment. */
const atOnce = 10;

/** Runs the model once for each seed against the real operations over a fresh database. */
export async function provePupils(seeds: readonly number[]): Promise<RunReport[]> {
  const test = await createTestDatabase();
  try {
    const call = createCaller(homeworkRoutes, {
      ...testEnv(test.url),
      AI_JOBS: { fetch: async () => new Response(null, { status: 404 }) },
    });
    const teacherId = await insertTeacher(test.db);
    const pupilIds = await insertPupils(test, teacherId, seeds.length);
    const tasks = exampleTasks(exampleMaterials.french).slice(0, 1);
    const homework = await insertHomework(test.db, { teacherId, pupilIds, tasks });
    const taskId = homework.tasks[0]?.id ?? 0;
    const runOne = async (seed: number, at: number): Promise<RunReport> => {
      const pupilId = pupilIds[at] ?? '';
      const token = await signIn('PUPIL', { id: pupilId });
      const server = workerOf(call, `/v1/homeworks/${homework.id}/tasks/${taskId}`, token);
      const readEnd = () => endOf(test, pupilId, taskId);
      return runPupil({ seed, pupilId, server, answersWith, textIn, readEnd });
    };
    const reports: RunReport[] = [];
    for (let at = 0; at < seeds.length; at += atOnce) {
      const batch = seeds.slice(at, at + atOnce);
      reports.push(...(await Promise.all(batch.map((seed, place) => runOne(seed, at + place)))));
    }
    return reports;
  } finally {
    await test.close();
  }
}

/** The Worker's operations as a browser calls them, without a network between. */
function workerOf(call: Caller, path: string, token: string): AnswerServer {
  const ask = async <T>(route: string, json?: unknown): Promise<T> => {
    const answer = await call(route, { token, ...(json !== undefined && { json }) });
    if (!answer.ok) throw await HttpError.of(answer);
    return answer.json();
  };
  return {
    load: () => ask(`GET ${path}`),
    keep: (draft) => ask(`PUT ${path}/draft`, draft),
    handIn: (body) => ask(`POST ${path}/attempts`, body),
  };
}

async function insertPupils(
  test: TestDatabase,
  teacherId: string,
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => nanoid(10));
  await test.db.execute(sql`
    insert into users (id, role, user_name, full_name, country, password_hash, teacher_id)
    select id, 'PUPIL', id, 'Pupil', 'GBR', '-', ${teacherId}
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as w (id)`);
  return ids;
}

async function endOf({ db }: TestDatabase, pupilId: string, taskId: number): Promise<ServerEnd> {
  const { rows } = await db.execute<{ attempts: unknown[]; draft: unknown }>(sql`
    select (select coalesce(json_agg(a.submitted order by a.id), '[]') from task_attempts a
        where a.pupil_homework_id = p.id and a.task_id = ${taskId}) as attempts,
      (select d.submitted from task_drafts d where d.pupil_homework_id = p.id
        and d.task_id = ${taskId}) as draft
    from pupil_homeworks p where p.pupil_id = ${pupilId}`);
  const [row] = rows;
  return {
    attempts: (row?.attempts ?? []).map((submitted) => textIn(submitted) ?? ''),
    draft: row?.draft ? textIn(row.draft) : null,
  };
}
