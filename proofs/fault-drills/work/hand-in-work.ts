import { namedAnswers } from '#functions/homework/testing/named-answers.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { clientOf, type Drill, oneOf, pause } from '../drill.ts';

/**
 * Simulates a device that several pupils use one after the other. Each saves a draft of a task and hands it
 * in.
 */
export async function handInWork(drill: Drill, seat: number): Promise<void> {
  for (let at = 1; !drill.isOver(); at += 1) {
    const homework = oneOf(drill, drill.homeworks);
    const pupilId = homework && oneOf(drill, homework.pupilIds);
    const set = homework && oneOf(drill, homework.tasks);
    if (pupilId && set) {
      const client = clientOf(drill, 'PUPIL', pupilId);
      const path = `/v1/homeworks/${homework.id}/tasks/${set.id}`;
      const answers = exampleAnswers(set.task.template);
      const opened = await client.send<{ pupilHomeworkId: number }>('GET', path, undefined);
      if (!opened) return;
      if (!opened.ok) continue;
      const submitted = namedAnswers(
        drill.random() < 0.5 ? answers.solve(set.task.data) : answers.fail(set.task.data),
        set.task.template,
        { pupilHomeworkId: opened.value.pupilHomeworkId, taskId: set.id },
        testSecrets.SESSION_SECRET,
      );
      // As on a pupil's device, the version of a draft is the time in milliseconds, so later versions are
      // higher.
      const version = Date.now();
      const draft = { submitted, version, seconds: 5 };
      const kept = await client.send<{ version: number }>('PUT', `${path}/draft`, draft);
      if (!kept) return;
      if (kept.ok) {
        const taskId = set.id;
        drill.history.add({ what: 'draft', taskId, pupilId, version: kept.value.version });
      }
      const clientId = `seat-${seat}-${at}-${version}`;
      const handedIn = { submitted, clientId, seconds: 10, version };
      const sent = await client.send<{ attemptId: number }>('POST', `${path}/attempts`, handedIn);
      if (!sent) return;
      if (sent.ok) {
        drill.history.add({ what: 'attempt', id: sent.value.attemptId, clientId, pupilId });
      } else {
        drill.tries.wrong.push(`an attempt was refused: ${sent.status} ${sent.message}`);
      }
    }
    await pause(drill, 150, 500);
  }
}
