import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import type { HomeworkDraft } from '#contracts/homework/homework-draft.ts';
import { HttpError } from '#ui/http-error.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { errorsAt, type PlanErrors } from './plan-errors.ts';

/** What is fetched anew when homework was set or changed. */
const isOfHomework = (key: unknown) =>
  typeof key === 'string' && /^\/v1\/(homework|classrooms)/.test(key);

/**
 * Sets homework. The same homework sent again after a failure keeps its key, so that an answer lost on
 * the way does not set it twice.
 */
export function useSetHomework() {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const sent = useRef<{ text: string; draft: HomeworkDraft; key: string } | null>(null);

  /** Answers the homework, or the messages of the server at their fields. */
  async function set(
    draft: HomeworkDraft,
    atOnce: boolean,
  ): Promise<{ homework: HomeworkDetail } | { errors: PlanErrors }> {
    // A start at once is a moment that goes on with the clock: by that alone it is no other homework.
    const text = JSON.stringify({ ...draft, startsAt: atOnce ? '' : draft.startsAt });
    if (sent.current?.text !== text) sent.current = { text, draft, key: crypto.randomUUID() };
    const { draft: body, key } = sent.current;
    setBusy(true);
    try {
      const homework = await homeworkCall(() =>
        http.post<HomeworkDetail>('/v1/homeworks', body, { idempotencyKey: key }),
      );
      void mutate(isOfHomework);
      return { homework };
    } catch (error) {
      return { errors: error instanceof HttpError ? errorsAt(error.fields) : {} };
    } finally {
      setBusy(false);
    }
  }
  return { set, busy };
}
