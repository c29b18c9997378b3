import { useEffect, useState } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { unsentAnswers } from './answer-store.ts';
import { useLeavingReady } from './use-leaving-ready.ts';

export interface UnsentAnswers {
  homeworkId: number;
  taskId: number;
  /** True if the work is handed in and waits for a connection; false if it is a draft. */
  handedIn: boolean;
}

/**
 * Lists the pupil's work on all tasks that is on this device but not yet on the server, and sends it while
 * mounted. `onSent` is called after each task that was sent; it must be a stable function.
 */
export function useUnsentAnswers(onSent: () => void): readonly UnsentAnswers[] {
  const pupilId = useSession((session) => session.who?.id ?? '');
  const [unsent, setUnsent] = useState<readonly UnsentAnswers[]>([]);
  useLeavingReady();
  useEffect(() => {
    const closing: (() => void)[] = [];
    let isGone = false;
    const send = async () => {
      const found = await unsentAnswers(pupilId);
      if (isGone) return;
      setUnsent(found);
      if (found.length === 0) return;
      // Loaded only when needed. Without a connection, nothing could be sent anyway.
      const { openAnswers } = await import('./open-answers.ts');
      if (isGone) return;
      for (const one of found) {
        const { keeper, opened, close } = openAnswers(pupilId, one.homeworkId, one.taskId, true);
        let isSent = false;
        const look = () => {
          const { problem } = keeper.shown();
          if (isSent || (keeper.isUnsent() && !problem)) return;
          isSent = true;
          // Work that the server rejects permanently, such as for withdrawn homework, is not retried.
          setUnsent((all) => all.filter((other) => other !== one));
          if (!problem) onSent();
        };
        void opened.then(look);
        closing.push(keeper.subscribe(look), close);
      }
    };
    void send().catch(() => undefined);
    return () => {
      isGone = true;
      for (const close of closing) close();
    };
  }, [pupilId, onSent]);
  return unsent;
}
