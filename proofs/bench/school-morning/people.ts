import { nanoid } from 'nanoid';
import * as z from 'zod';
import { demoPassword } from '#db/seed/accounts.ts';
import { namedAnswers } from '#functions/homework/testing/named-answers.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { morningTasks } from './plant-schools.ts';
import type { Visitor } from './visitor.ts';

const Home = z.array(
  z.object({
    id: z.number(),
    homeworkId: z.number(),
    name: z.string(),
    tasks: z.array(z.object({ id: z.number() })),
  }),
);
const Opened = z.object({ pupilHomeworkId: z.number() });
const ByClass = z.tuple([z.array(z.object({ homeworkId: z.number() })), z.number()]);

/** How often a draft is saved while typing, followed by the seconds between two steps. */
const draftsOfTask = 4;
const thinkTimeSeconds = 1.5;

/**
 * Simulates a pupil on the bus, who signs in, opens the homework that is due, types, hands in one task and
 * looks at the result.
 */
export async function pupilMorning(
  { ask, pause }: Visitor,
  pupil: string,
  at: number,
): Promise<void> {
  await ask('POST /login', '/login', { userName: pupil, password: demoPassword });
  await ask('GET /v1/me', '/v1/me');
  const home = Home.parse(await ask('GET /v1/homeworks (pupil)', '/v1/homeworks'));
  const homework = home.find(({ name }) => name === 'For tomorrow');
  const place = at % morningTasks.length;
  const task = homework?.tasks[place];
  const known = morningTasks[place];
  if (!homework || !task || !known) throw new Error(`${pupil} has nothing to do.`);
  const path = `/v1/homeworks/${homework.homeworkId}/tasks/${task.id}`;
  await pause(thinkTimeSeconds);
  const { pupilHomeworkId } = Opened.parse(await ask('GET …/tasks/:taskId', path));
  const submitted = namedAnswers(
    exampleAnswers(known.template).solve(known.data),
    known.template,
    { pupilHomeworkId, taskId: task.id },
    testSecrets.SESSION_SECRET,
  );
  const first = Date.now();
  for (let kept = 1; kept <= draftsOfTask; kept += 1) {
    await pause(thinkTimeSeconds);
    const draft = { submitted, version: first + kept, seconds: kept * 10 };
    await ask('PUT …/tasks/:taskId/draft', `${path}/draft`, draft);
  }
  const handIn = { submitted, clientId: nanoid(), version: first + draftsOfTask, seconds: 60 };
  await ask('POST …/tasks/:taskId/attempts', `${path}/attempts`, handIn);
  await pause(thinkTimeSeconds);
  await ask('GET /v1/pupil-homeworks/:id', `/v1/pupil-homeworks/${homework.id}`);
}

/**
 * Simulates a teacher before the bell, who opens a lesson, sets homework for the class and looks at
 * yesterday's homework.
 */
export async function teacherMorning(
  { ask, pause }: Visitor,
  teacher: number,
  at: number,
): Promise<void> {
  const resource = `r${teacher}-${1 + (at % 40)}`;
  const classroom = `c${teacher}`;
  const userName = `t${teacher}@bench.test`;
  await ask('POST /login', '/login', { userName, password: demoPassword });
  await ask('GET /v1/me', '/v1/me');
  await ask('GET /v1/resources', '/v1/resources?page=1&limit=20');
  await pause(thinkTimeSeconds);
  await ask('GET /v1/resources/:id', `/v1/resources/${resource}`);
  await ask('POST /v1/resources/:id/displayed', `/v1/resources/${resource}/displayed`, {});
  await pause(thinkTimeSeconds);
  await ask('GET /v1/classrooms', '/v1/classrooms');
  await ask('GET /v1/classrooms/:id', `/v1/classrooms/${classroom}`);
  await ask('POST /v1/homeworks', '/v1/homeworks', {
    ...{ name: 'For next week', resourceId: resource, passMark: 60, attemptsAllowed: 2 },
    ...{ preset: 'standard', classroomIds: [classroom], pupilIds: [], tasks: morningTasks },
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    dueAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  });
  await pause(thinkTimeSeconds);
  await ask('GET /v1/homeworks/overview', '/v1/homeworks/overview');
  const list = `/v1/homeworks-by-class?page=1&limit=20&classroomId=${classroom}`;
  const [rows] = ByClass.parse(await ask('GET /v1/homeworks-by-class', list));
  const id = rows[1]?.homeworkId ?? rows[0]?.homeworkId;
  await ask('GET …/homework-result-by-class', `/v1/homework-result-by-class/${classroom}/${id}`);
}
