import { useEffect } from 'react';
import { useSession } from '../app/session/session.ts';
import { savesData, whenIdle } from '../app/when-idle.ts';

/**
 * Loads the tasks that the pupil is likely to open next, once the browser is idle. `tasks` lists them as
 * `homeworkId/taskId`, separated by spaces; nothing is loaded while it is null. Does nothing if the pupil has
 * asked the browser to save data. A failure is ignored, because opening the task loads what is missing.
 */
export function useReadAhead(tasks: string | null): void {
  const pupilId = useSession((session) => session.who?.id ?? '');
  useEffect(() => {
    if (tasks === null || savesData()) return;
    const wanted = tasks.split(' ').flatMap((one) => {
      const [homeworkId, taskId] = one.split('/').map(Number);
      return homeworkId && taskId ? [{ homeworkId, taskId }] : [];
    });
    const load = async () => {
      const { readAhead } = await import('./read-ahead.ts');
      await readAhead(pupilId, wanted);
    };
    return whenIdle(() => void load().catch(() => undefined));
  }, [tasks, pupilId]);
}
