import { nanoid } from 'nanoid';
import * as z from 'zod';
import { namedAnswers } from '#functions/homework/testing/named-answers.ts';
import type { Caller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { answered, passMark, tasks, unknownId } from './answered.ts';
import type { ModelHomework } from './school-state.ts';
import type { SchoolStep } from './school-step.ts';

const HandedIn = z.object({ attemptId: z.number(), scorePercentage: z.number() });

const Opened = z.object({ pupilHomeworkId: z.number(), task: z.object({ id: z.number() }) });

type AtTask = Extract<SchoolStep, { do: 'type' | 'hand in' }>;

/**
 * Types or hands in a pupil's answers, in both the product and the model. Returns null, or a description of
 * the response if it was unexpected.
 */
export async function atTask(
  step: AtTask,
  homeworkId: number,
  homework: ModelHomework | undefined,
  pupilId: string,
  call: Caller,
): Promise<string | null> {
  const token = await signIn('PUPIL', { id: pupilId, name: 'A pupil' });
  const path = `/v1/homeworks/${homeworkId}/tasks/${homework?.taskIds[step.task] ?? unknownId}`;
  const task = tasks[step.task];
  const work = homework?.works.get(pupilId);
  if (!task) throw new Error('There are two tasks.');
  const answers = exampleAnswers(task.template);
  const opened = Opened.safeParse(await (await call(`GET ${path}`, { token })).json()).data;
  const named = (submitted: unknown) =>
    opened
      ? namedAnswers(
          submitted,
          task.template,
          { pupilHomeworkId: opened.pupilHomeworkId, taskId: opened.task.id },
          testEnv('').SESSION_SECRET,
        )
      : submitted;
  if (step.do === 'type') {
    const submitted = named(answers.fail(task.data));
    const json = { submitted, version: nextVersion(), seconds: 1 };
    const answer = await call(`PUT ${path}/draft`, { token, json });
    if (!work || !homework) return answered(answer, 404);
    // Typing is allowed even after the last attempt, because the teacher may grant another one.
    work.typed.add(step.task);
    return answered(answer, 200);
  }
  const submitted = named(step.knows ? answers.solve(task.data) : answers.fail(task.data));
  const json = { submitted, clientId: nanoid(), version: nextVersion(), seconds: 1 };
  const send = () => call(`POST ${path}/attempts`, { token, json });
  const [answer, again] = step.twice ? await Promise.all([send(), send()]) : [await send(), null];
  if (!work || !homework) return answered(answer, 404);
  const tries = work.handed[step.task as 0 | 1];
  if (homework.attempts !== null && tries.length >= homework.attempts) return answered(answer, 409);
  const first = HandedIn.parse(await answer.json());
  tries.push({ score: first.scorePercentage, passed: first.scorePercentage >= passMark });
  work.typed.delete(step.task);
  if (again && HandedIn.parse(await again.json()).attemptId !== first.attemptId) {
    return 'one attempt sent twice was answered as two';
  }
  return answered(answer, 201);
}

let lastVersion = 0;
/** Drafts are numbered by the device's clock, so each number must be larger than the last. */
const nextVersion = (): number => {
  lastVersion = Math.max(Date.now(), lastVersion + 1);
  return lastVersion;
};
