import { useCallback, useState } from 'react';
import useSWR from 'swr';
import type { HandedIn, PupilTask } from '#teaching/homework/pupil-homework.ts';
import { templateOf } from '#teaching/tasks/registry.ts';
import { http } from '#web/http.ts';
import type { HttpError } from '#web/http-error.ts';
import type { Answers } from './answers.ts';

/** A pupil's answers to one task: loaded, kept as they are typed, and handed in. */
export function useAnswers(homeworkId: number, taskId: number): Answers {
  const path = `/v1/homeworks/${homeworkId}/tasks/${taskId}`;
  const asked = useSWR<PupilTask, HttpError>(path, (at: string) => http.get<PupilTask>(at), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const [typed, setTyped] = useState<{ submitted: unknown; since: number } | null>(null);
  const [handingIn, setHandingIn] = useState(false);
  const [refused, setRefused] = useState<HttpError | null>(null);
  const task = asked.data;
  const submitted =
    typed?.submitted ?? task?.draft?.submitted ?? (task && templateOf(task.task.template).empty);
  const handIn = useCallback(async () => {
    setHandingIn(true);
    try {
      const seconds = typed ? Math.round((Date.now() - typed.since) / 1000) : 0;
      const clientId = crypto.randomUUID();
      return await http.post<HandedIn>(`${path}/attempts`, { submitted, clientId, seconds });
    } catch (error) {
      setRefused(error as HttpError);
      throw error;
    } finally {
      setHandingIn(false);
    }
  }, [path, submitted, typed]);
  return {
    task,
    submitted,
    change: (next) => setTyped((last) => ({ submitted: next, since: last?.since ?? Date.now() })),
    saved: typed ? 'on this device' : 'saved',
    handIn,
    handingIn,
    waiting: false,
    problem: refused ?? asked.error ?? null,
    retry: () => {
      setRefused(null);
      void asked.mutate();
    },
  };
}
