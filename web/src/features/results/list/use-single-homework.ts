import useSWR from 'swr';
import type { HomeworkRow } from '#teaching/homework/homework.ts';
import { homeworkCall } from '#web/homework-call.ts';
import { http } from '#web/http.ts';

/** Own homework that single pupils have, newest first. */
export const useSingleHomework = () =>
  useSWR(
    '/v1/homeworks?single=true',
    (path: string) => homeworkCall(() => http.get<HomeworkRow[]>(path)),
    { shouldRetryOnError: false },
  );
