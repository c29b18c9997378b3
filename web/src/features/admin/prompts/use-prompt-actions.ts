import { useState } from 'react';
import type { PromptRecord } from '#teaching/prompts/prompt-record.ts';
import { http } from '#web/http.ts';
import { HttpError } from '#web/http-error.ts';
import { toast } from '#web/ui/toast.ts';

export type PromptAction = 'save' | 'discard' | 'publish' | 'restore';

/**
 * What an admin can do with a prompt. Each names the revision that it was made from; a failed one says
 * why. They answer the prompt as it is afterwards, or undefined when it failed.
 */
export function usePromptActions(
  { key, revision }: PromptRecord,
  onChanged: () => Promise<PromptRecord | undefined>,
) {
  const [busy, setBusy] = useState<PromptAction | null>(null);
  const [failure, setFailure] = useState<HttpError | null>(null);
  const path = `/v1/admin/prompts/${key}`;

  async function act(action: PromptAction, call: () => Promise<unknown>, done: string) {
    if (busy) return undefined;
    setBusy(action);
    setFailure(null);
    try {
      await call();
      const fresh = await onChanged();
      toast('success', done);
      return fresh;
    } catch (error) {
      const known = error instanceof HttpError ? error : new HttpError(0, null);
      setFailure(known);
      // The list of versions may stand far below the sentence that says why.
      if (action === 'restore') toast('error', known.message);
      return undefined;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    failure,
    forget: () => setFailure(null),
    save: (template: string) =>
      act('save', () => http.put(`${path}/draft`, { revision, template }), 'The draft is saved.'),
    discard: () =>
      act(
        'discard',
        () => http.put(`${path}/draft`, { revision, template: null }),
        'The draft is gone. The live wording stands.',
      ),
    publish: (template: string) =>
      act(
        'publish',
        () => http.post(`${path}/publish`, { revision, template }),
        'Published. What is made from now on is made by it.',
      ),
    restore: (version: number) =>
      act(
        'restore',
        () => http.post(`${path}/versions/${version}/restore`, { revision }),
        version === 0
          ? 'The code’s own wording is live.'
          : `The wording of version ${version} is live.`,
      ),
  };
}
