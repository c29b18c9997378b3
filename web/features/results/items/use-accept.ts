import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { AcceptAnswer } from '#contracts/homework/homework-results.ts';
import { toast } from '#ui/toast.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';

/** The effect of accepting an answer, or of undoing the acceptance. */
export interface AcceptEffect extends AcceptAnswer {
  taskId: number;
  action: 'accept' | 'undo';
  /** Number of attempts whose score changed. */
  changed: number;
}

export const effectWords = ({ action, answer, changed }: AcceptEffect): string =>
  action === 'accept'
    ? plural(changed, {
        0: `“${answer}” accepted: no scores changed.`,
        one: `“${answer}” accepted: # score changed.`,
        other: `“${answer}” accepted: # scores changed.`,
      })
    : plural(changed, {
        0: `“${answer}” is no longer accepted: no scores changed.`,
        one: `“${answer}” is no longer accepted: # score changed.`,
        other: `“${answer}” is no longer accepted: # scores changed.`,
      });

/** Accepts an additional answer for a task, or undoes this. Then refetches the data on screen. */
export function useAccept(homeworkId: number) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState<string | null>(null);
  const [effect, setEffect] = useState<AcceptEffect | null>(null);

  const readAgain = () =>
    mutate(
      (key) =>
        typeof key === 'string' &&
        (key.startsWith('/v1/homework') || key.startsWith('whole class ')),
    );

  const change = async (taskId: number, accept: AcceptAnswer, action: 'accept' | 'undo') => {
    setBusy(`${accept.itemId} ${accept.answer}`);
    try {
      const path = `/v1/homeworks/${homeworkId}/tasks/${taskId}/accepted`;
      const { changed } = await homeworkCall(() =>
        action === 'accept'
          ? http.post<{ changed: number }>(path, accept)
          : http.remove<{ changed: number }>(path, { json: accept }),
      );
      const done: AcceptEffect = { ...accept, taskId, action, changed };
      setEffect(done);
      toast(
        'success',
        effectWords(done),
        action === 'accept'
          ? {
              label: t`Undo`,
              onAct: () => void change(taskId, accept, 'undo').catch(() => undefined),
            }
          : undefined,
      );
      await readAgain();
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    effect,
    accept: (taskId: number, answer: AcceptAnswer) => change(taskId, answer, 'accept'),
    undo: (taskId: number, answer: AcceptAnswer) => change(taskId, answer, 'undo'),
  };
}

export type Accepting = ReturnType<typeof useAccept>;
