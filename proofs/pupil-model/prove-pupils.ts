import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
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
import type { AnswerServer } from '#web/pupil/answers/answer-dependencies.ts';
import { checkParameters, type ModelRuns } from '../model-runs.ts';
import { PupilCommand, type PupilWork } from './pupil-command.ts';
import { openEvening, type ServerEnd } from './pupil-evening.ts';
import { pupilStep } from './pupil-step.ts';

/** One field is enough, because the proof only checks that its text arrives exactly once. */
const field = 's2.t0';
const answersWith = (text: string) => ({ typed: { [field]: text } });
function textIn(submitted: unknown): string | null {
  const typed = (submitted as { typed?: Record<string, string> } | undefined)?.typed;
  return typed?.[field] ?? null;
}

/** Maximum number of steps in an evening. Every number from 0 up to this one is equally likely. */
const maxCommands = 80;

/**
 * Runs evenings of pupils against the real operations and a fresh database. A pupil types, hands in (once,
 * twice, in two tabs), reloads, loses the connection, loses responses to calls that succeeded, puts the
 * device to sleep, and continues on another device. At the end the connection is good, and everything that
 * was typed and handed in must be on the server exactly once. If it is not, throws with the shortest such
 * evening. Returns the number of hand-ins.
 */
export async function provePupils(wanted: ModelRuns): Promise<number> {
  const test = await createTestDatabase();
  const { replayPath } = wanted;
  const step = pupilStep.map((one) => new PupilCommand(one));
  const steps = fc.commands([step], {
    ...{ maxCommands, size: 'max' },
    ...(replayPath && { replayPath }),
  });
  let handedIn = 0;
  try {
    const call = createCaller(homeworkRoutes, {
      ...testEnv(test.url),
      AI_JOBS: { fetch: async () => new Response(null, { status: 404 }) },
    });
    const teacherId = await insertTeacher(test.db);
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        const real = await openEvening(await putAtTask(test, call, teacherId));
        const model: PupilWork = { typed: null, texts: 0, handedIn: [] };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await real.end(model);
        handedIn += model.handedIn.length;
      }),
      checkParameters(wanted),
    );
    return handedIn;
  } finally {
    await test.close();
  }
}

/** Creates a new pupil with a homework of one task. */
async function putAtTask(test: TestDatabase, call: Caller, teacherId: string) {
  const pupilId = nanoid(10);
  await test.db.execute(sql`
    insert into users (id, role, user_name, full_name, country, password_hash, teacher_id)
    values (${pupilId}, 'PUPIL', ${pupilId}, 'Pupil', 'GBR', '-', ${teacherId})`);
  const tasks = exampleTasks(exampleMaterials.french).slice(0, 1);
  const homework = await insertHomework(test.db, { teacherId, pupilIds: [pupilId], tasks });
  const taskId = homework.tasks[0]?.id ?? 0;
  const token = await signIn('PUPIL', { id: pupilId });
  const server = workerOf(call, `/v1/homeworks/${homework.id}/tasks/${taskId}`, token);
  const readEnd = () => endOf(test, pupilId, taskId);
  return { pupilId, server, answersWith, textIn, readEnd };
}

/** Returns the Worker's operations as a browser calls them, but without a network in between. */
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
