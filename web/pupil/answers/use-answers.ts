import { useLayoutEffect, useState } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, type AnswersShown, nothingShown } from './answers.ts';
import type { AnswerSync } from './create-answer-sync.ts';
import { openAnswers } from './open-answers.ts';
import { useLeavingReady } from './use-leaving-ready.ts';

/** A pupil's answers to one task: loaded, saved on every change, and handed in. */
export function useAnswers(homeworkId: number, taskId: number): Answers {
  const pupilId = useSession((session) => session.who?.id ?? '');
  const [open, setOpen] = useState<{ keeper: AnswerSync; shown: AnswersShown } | null>(null);
  useLeavingReady();
  // Before the browser paints, so that the stored answers are read meanwhile.
  useLayoutEffect(() => {
    const { keeper, close } = openAnswers(pupilId, homeworkId, taskId);
    const show = () => setOpen({ keeper, shown: keeper.shown() });
    const stop = keeper.subscribe(show);
    show();
    return () => {
      stop();
      close();
      setOpen(null);
    };
  }, [pupilId, homeworkId, taskId]);
  return {
    ...(open?.shown ?? nothingShown),
    change: (submitted) => open?.keeper.change(submitted),
    again: () => open?.keeper.again(),
    onlyWrong: () => open?.keeper.onlyWrong(),
    changeAll: () => open?.keeper.changeAll(),
    handIn: () => open?.keeper.handIn() ?? new Promise(() => {}),
    retry: () => open?.keeper.retry(),
  };
}
