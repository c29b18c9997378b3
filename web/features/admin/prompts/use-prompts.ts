import useSWR from 'swr';
import type { PromptLine, PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { http } from '#web/app/http/http.ts';

/** Every prompt with how it stands. */
export const usePrompts = () =>
  useSWR('/v1/admin/prompts', (path: string) => http.get<PromptLine[]>(path), {
    shouldRetryOnError: false,
  });

/** One prompt to be edited. It is not fetched again behind the admin's back. */
export const usePrompt = (key: string) =>
  useSWR(
    `/v1/admin/prompts/${encodeURIComponent(key)}`,
    (path: string) => http.get<PromptRecord>(path),
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
