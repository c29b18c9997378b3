import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { http } from '../app/http/http.ts';
import { answerKey, answerStore } from './answers/answer-store.ts';
import { afterLoad, noAnswers } from './answers/stored-answers.ts';
import { screenScripts } from './screen-scripts.ts';

/**
 * Loads tasks one after the other before the pupil opens them: their data into the store for answers, from
 * which a task opens at once and also without a connection, and the scripts of their templates. A task that is
 * already stored is not requested again, because opening it refreshes it. Stops at the first failure.
 */
export async function readAhead(
  pupilId: string,
  tasks: readonly { homeworkId: number; taskId: number }[],
): Promise<void> {
  await Promise.all(Object.values(screenScripts).map((load) => load()));
  for (const { homeworkId, taskId } of tasks) {
    const key = answerKey(pupilId, homeworkId, taskId);
    const stored = await answerStore.read(key);
    const task = stored?.task ?? (await request(key, homeworkId, taskId));
    const { Do, Result } = taskViews[task.task.template];
    await Promise.all([Do, Result].map((part) => part.preload()));
  }
}

async function request(key: string, homeworkId: number, taskId: number): Promise<PupilTask> {
  const path = `/v1/homeworks/${homeworkId}/tasks/${taskId}`;
  const task = await http.get<PupilTask>(path, { sendOnce: true });
  const newClientId = () => crypto.randomUUID();
  await answerStore.update(key, (old) =>
    afterLoad(old ?? noAnswers(newClientId()), task, newClientId),
  );
  return task;
}
