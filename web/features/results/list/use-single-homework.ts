import useSWR from 'swr';
import type { HomeworkRow } from '#contracts/homework/homework.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';

/** Own homework that single pupils have, newest first. */
export const useSingleHomework = () =>
  useSWR(
    '/v1/homeworks?single=true',
    (path: string) => homeworkCall(() => http.get<HomeworkRow[]>(path)),
    { shouldRetryOnError: false },
  );
