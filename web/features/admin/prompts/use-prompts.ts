import type { PromptLine, PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** All prompts with their states. */
export const usePrompts = () =>
  useRequest('/v1/admin/prompts', (path: string) => http.get<PromptLine[]>(path));

/** One prompt for editing. It is not revalidated automatically, because the admin is editing it. */
export const usePrompt = (key: string) =>
  useRequest(
    `/v1/admin/prompts/${encodeURIComponent(key)}`,
    (path: string) => http.get<PromptRecord>(path),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
